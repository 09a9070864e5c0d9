/** A fund's name without what all funds here have in common; any other plan or option stays in it. */
export function fundTitle(name: string): string {
  return name.replace(/ - Direct Plan - Growth$/, '');
}
