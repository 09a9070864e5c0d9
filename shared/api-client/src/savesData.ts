/** True when the person asked for fewer bytes: nothing is then brought only because it may be wanted next. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
