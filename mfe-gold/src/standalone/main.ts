import { startStandalone } from '@sanchay/remote-kit/standalone';
import { answers } from './answers.ts';

void startStandalone({ load: () => import('../remote.tsx'), answers });
