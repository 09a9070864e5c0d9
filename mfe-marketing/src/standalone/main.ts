import { startStandalone } from '@sanchay/remote-kit/standalone';

void startStandalone({ load: () => import('../remote.tsx') });
