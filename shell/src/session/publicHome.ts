/** The home of a signed-in user. */
export const HOME = '/dashboard';

interface Page {
  /** Whether a token is stored. */
  signedIn(): boolean;
  path(): string;
  navigate(to: string, options: { replace: boolean }): void;
}

/**
 * The home page is for visitors: a user with a stored token is redirected to their dashboard, when the page is opened
 * and whenever a link or Back leads there (specification, section 2).
 */
export function leavePublicHome(
  page: Page,
  routes: Pick<EventTarget, 'addEventListener'> = globalThis,
): void {
  const look = (): void => {
    if (page.path() === '/' && page.signedIn()) page.navigate(HOME, { replace: true });
  };
  look();
  routes.addEventListener('single-spa:routing-event', look);
}
