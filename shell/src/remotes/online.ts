/** Resolves at once online, else with the browser's next `online` event. */
export function whenOnline(): Promise<void> {
  if (globalThis.navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => globalThis.addEventListener('online', () => resolve(), { once: true }));
}
