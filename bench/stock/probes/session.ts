import type { Stage } from '../probe.ts';

/** The sample's only account has a token. */
export const signIn = (stage: Stage) =>
  stage.context.addInitScript(() => localStorage.setItem('token', 'asha'));
/** No token is left. */
export const signedOut = ({ page }: Stage) => page.evaluate(() => localStorage.getItem('token') === null);
