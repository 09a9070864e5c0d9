import { safeStorage } from '@sanchay/remote-kit/storage';

/** The three calls of the housing partner, each with a token of its own. */
export type HousingCall = 'generation' | 'verification' | 'resend';

const storage = safeStorage(() => globalThis.sessionStorage);
const key = (call: HousingCall): string => `sanchay.housing.${call}`;

/** The tokens of this visit; they are gone with the tab. */
export const housingTokens = {
  read: (call: HousingCall): string | null => storage.get(key(call)),
  keep: (call: HousingCall, token: string): void => storage.set(key(call), token),
  clear(): void {
    for (const call of ['generation', 'verification', 'resend'] as const) storage.remove(key(call));
  },
};
