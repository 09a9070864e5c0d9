/** True when the user has enabled data saving: nothing is then prefetched. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
