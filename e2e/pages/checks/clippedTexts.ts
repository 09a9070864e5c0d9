/**
 * Runs in the page: names the elements that clip their text. Leaves out texts for screen readers only, fields, which
 * scroll, and rows of lists, where an ellipsis indicates that there is more behind the row's link.
 * @param longer factor by which every text is lengthened first, as other languages would; 0.4 for two fifths, 0 to
 *   leave it
 */
export function clippedTexts(longer: number): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const parents = new Set<HTMLElement>();
  for (const text of texts) {
    const message = text.data.trim();
    const parent = text.parentElement;
    if (
      !message ||
      !parent ||
      parent.closest('.skip-link') ||
      /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TEXTAREA)$/.test(parent.tagName)
    )
      continue;
    // Figures stay as long as they are in any language.
    if (!/\p{L}{2}/u.test(message)) continue;
    parents.add(parent);
    if (longer === 0 || message.includes('ǎé')) continue;
    text.data += ` ${'ǎéïôü'.repeat(Math.ceil(message.length / 12)).slice(0, Math.ceil(message.length * longer))}`;
  }
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  const shortens = (element: HTMLElement): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  };
  const clipped = (element: HTMLElement): boolean => {
    const messages = document.createRange();
    messages.selectNodeContents(element);
    const { left, right, top, bottom } = messages.getBoundingClientRect();
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      // Words that only a screen reader gets.
      if (box.width <= 1) return false;
      if (shortens(around) && around.closest('tr, li')) return false;
      if (hides(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true;
      if (hides(overflowY) && (top < box.top - 2 || bottom > box.bottom + 2)) return true;
      if (!/visible/.test(overflowX) && !hides(overflowX)) return false;
    }
    return false;
  };
  return [...parents]
    .filter((element) => element.getClientRects().length > 0 && clipped(element))
    .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.slice(0, 60)}`);
}
