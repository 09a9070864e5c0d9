/** "₹99.91 L" as the figure and the unit that is shown smaller; without a unit the second is undefined. */
export function splitUnit(text: string): { figure: string; unit: string | undefined } {
  const space = text.indexOf(' ');
  if (space < 0) return { figure: text, unit: undefined };
  return { figure: text.slice(0, space), unit: text.slice(space + 1) };
}
