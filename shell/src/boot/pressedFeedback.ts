/** Milliseconds that code may take without a sign; in all it comes well within 400. */
const AFTER = 150;
/** Milliseconds between a press and the request for code that it led to. */
const BELONGS = 1_000;

const CONTROLS = 'a, button, summary, label, [role="tab"], [role="menuitem"], [role="option"]';

/**
 * Shows that a press has an effect while the code for it is loaded: the control is busy, and a line runs below the top
 * of the page (`base.css`). Code that is loaded ahead without a press shows nothing.
 * @returns takes whether code is being loaded
 */
export function pressedFeedback(page: Document = document, now: () => number = Date.now) {
  let pressed: { control: Element | null; at: number } | null = null;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hide = (): void => undefined;

  const plan = (): void => {
    if (!busy || !pressed || now() - pressed.at > BELONGS) return;
    const { control } = pressed;
    clearTimeout(timer);
    timer = setTimeout(() => {
      hide();
      page.documentElement.dataset.loadingCode = '';
      const own = control?.hasAttribute('aria-busy') === false;
      if (own) control.setAttribute('aria-busy', 'true');
      hide = () => {
        delete page.documentElement.dataset.loadingCode;
        if (own) control.removeAttribute('aria-busy');
        hide = () => undefined;
      };
    }, AFTER);
  };
  page.addEventListener(
    'click',
    ({ target }) => {
      pressed = { control: (target as Element | null)?.closest?.(CONTROLS) ?? null, at: now() };
      plan();
    },
    { capture: true, passive: true },
  );
  return (loading: boolean): void => {
    busy = loading;
    if (busy) return plan();
    clearTimeout(timer);
    hide();
  };
}
