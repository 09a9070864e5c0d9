import { translate } from '@sanchay/i18n';
import { showToast } from '../toast/useToast.ts';
import { externalAddress } from './externalAddress.ts';

/** Event of the window for what the shell reports; `detail` is an Error. */
export const REPORT_EVENT = 'sanchay:report';

/**
 * The only way out of this site. Opens a new tab that has no access to this one; shows a message where it refuses, and
 * reports what is not https.
 * @param open what opens it; the browser by default
 * @returns whether it was opened
 */
export function openExternal(
  address: string | null | undefined,
  open: (to: string) => void = (to) => void window.open(to, '_blank', 'noopener,noreferrer'),
): boolean {
  const { open: to, problem } = externalAddress(address);
  if (problem !== null) report(problem, address ?? '');
  if (to === null) {
    const text = problem === 'insecure' ? 'external.insecure' : 'external.broken';
    showToast({ tone: 'error', message: translate('common', text) });
    return false;
  }
  open(to);
  return true;
}

function report(problem: string, address: string): void {
  // Without its query and fragment, which may name people.
  const detail = new Error(`external link, ${problem}: ${address.replace(/[?#].*$/s, '').slice(0, 200)}`);
  window.dispatchEvent(new CustomEvent<Error>(REPORT_EVENT, { detail }));
}
