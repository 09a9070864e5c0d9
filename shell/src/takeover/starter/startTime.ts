import type { StartInstructions } from '@sanchay/contracts';

const INTERACTIVE = 'a, button, input, select, textarea, summary, label, [tabindex="0"]';

/** Milliseconds that an idle moment is waited for at most, once the page has loaded. */
const IDLE_WITHIN = 2_000;

/**
 * Calls `start` once: at once when requested; else when the page has loaded and the browser is idle, or before that at
 * the first sign of user intent.
 */
export function whenToStart(page: Window, when: StartInstructions['when'], start: () => void): void {
  const document = page.document;
  const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover'] as const;
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    for (const type of intents) document.removeEventListener(type, intend, true);
    start();
  };
  function intend(event: Event): void {
    if (event.type === 'pointerover' && !(event.target as Element).closest?.(INTERACTIVE)) return;
    begin();
  }
  if (when === 'now') return begin();
  for (const type of intents) document.addEventListener(type, intend, { capture: true, passive: true });
  const whenIdle = (): void => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(begin, { timeout: IDLE_WITHIN });
    // Safari has no idle callback; by then its first picture stands.
    else setTimeout(begin, 300);
  };
  if (document.readyState === 'complete') whenIdle();
  else page.addEventListener('load', whenIdle, { once: true });
}
