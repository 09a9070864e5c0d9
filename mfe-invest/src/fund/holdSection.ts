/** Events which indicate that the user moves the page on their own again. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a section at the top of the screen while parts above it load and change their height, until the user moves the
 * page or navigates elsewhere.
 * @returns ends it
 */
export function holdSection(id: string): () => void {
  const section = document.getElementById(id);
  const page = section?.closest('main') ?? section?.parentElement;
  if (!section || !page) return () => undefined;
  const sizes = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
  function end(): void {
    sizes.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, end);
  }
  sizes.observe(page);
  for (const move of OWN_MOVES) addEventListener(move, end, { passive: true });
  return end;
}
