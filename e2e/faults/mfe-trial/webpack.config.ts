import { remoteConfig } from '@sanchay/remote-kit/webpack';

export default remoteConfig(import.meta.dirname);
