/** Lower-case words of any script without punctuation and accents; "&" reads as "and". */
export function tokensIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\u0300-\u036f]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}
