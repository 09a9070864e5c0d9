const FIELD = /^(INPUT|TEXTAREA|SELECT)$/;

/** The visitor is typing, or another dialog or a menu of the header is open: nothing may interrupt. */
function isBusy(page: Document): boolean {
  const element = page.activeElement;
  const writing =
    element instanceof HTMLElement && (element.isContentEditable || FIELD.test(element.tagName));
  const open = page.querySelector('dialog[open], header details[open]') !== null;
  return page.visibilityState !== 'visible' || writing || open;
}

/**
 * Calls back once at the first moment when the page is seen, idle, and nobody is writing or choosing in it.
 * @param idle waits until the browser has nothing else to do; a test's is a fake
 * @returns takes the wait back
 */
export function atQuietMoment(
  act: () => void,
  page: Document = document,
  idle: (work: () => void) => void = whenIdle,
): () => void {
  let over = false;
  const events = ['focusout', 'visibilitychange', 'close', 'toggle'];
  const stop = () => {
    over = true;
    // `close` of a dialog and `toggle` of a menu do not bubble.
    for (const event of events) page.removeEventListener(event, look, true);
  };
  // Later, because the focus has not arrived anywhere yet while it leaves.
  const look = () =>
    idle(() => {
      if (over || isBusy(page)) return;
      stop();
      act();
    });
  for (const event of events) page.addEventListener(event, look, true);
  look();
  return stop;
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 500);
}
