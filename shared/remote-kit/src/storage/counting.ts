import { storage } from './safeStorage.ts';

/** Where the answer to being counted is stored; it is the device's and outlives the session. */
export const COUNTING_KEY = 'sanchay.counting';

/** The user's answer about being counted in analytics. */
export type CountingAnswer = 'yes' | 'no';

/** The answer of this device, or null before there is one. */
export function countingAnswer(): CountingAnswer | null {
  const answer = storage.get(COUNTING_KEY);
  return answer === 'yes' || answer === 'no' ? answer : null;
}

/** Answers for this device; listeners in this page are notified of it as other tabs are. */
export function chooseCounting(answer: CountingAnswer): void {
  storage.set(COUNTING_KEY, answer);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: COUNTING_KEY, newValue: answer }));
}
