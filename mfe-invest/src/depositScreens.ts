import type { Screen, Screens } from '@sanchay/remote-kit';
import { withMessages } from './withMessages.ts';
import { addDepositMessages, addInstrumentMessages, addOrderMessages } from './messages.ts';

/** Pages of booking and holding fixed deposits by their route. Each is fetched when it is opened first. */
export const depositScreens: Screens & Record<string, Screen> = {
  '/fixed-deposit/deposits': withMessages(
    async () => (await import('./deposits/Deposits.tsx')).Deposits,
    addDepositMessages,
    addInstrumentMessages,
  ),
  '/fixed-deposit/deposits/:id': withMessages(
    async () => (await import('./deposits/DepositPage.tsx')).DepositPage,
    addDepositMessages,
    addInstrumentMessages,
    addOrderMessages,
  ),
  '/fixed-deposit/:issuer/:scheme/invest/enter-fd-details': withMessages(
    async () => (await import('./enter-fd-details/EnterDetails.tsx')).EnterDetails,
    addDepositMessages,
    addInstrumentMessages,
    addOrderMessages,
  ),
};
