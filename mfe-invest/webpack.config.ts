// Generated, template 2. Changed by npm run migrate:remotes, not by hand.
import { remoteConfig } from '@sanchay/remote-kit/webpack';

export default remoteConfig(import.meta.dirname);
