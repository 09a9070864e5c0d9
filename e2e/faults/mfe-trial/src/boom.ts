/** The fault that the address requests: `?boom=mount`. */
export function boom(): string | null {
  return new URLSearchParams(globalThis.location.search).get('boom');
}

/** Keeps the page's one thread busy. */
export function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** What a careless remote leaves behind. */
export function litter(): void {
  globalThis.addEventListener('resize', () => undefined);
  globalThis.setInterval(() => undefined, 60_000);
  document.head.append(document.createElement('style'));
}
