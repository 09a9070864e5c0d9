/** Pages that are always loaded in full: those of fund houses (specification, section 2). */
export function isLoadedInFull(path: string): boolean {
  return /^\/explore\/funds(\/|$)/.test(path);
}
