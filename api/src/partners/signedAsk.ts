import { GatewayUnreachableError } from './paymentGateway.ts';
import { signedHeaders } from './signature.ts';
import type { Context } from '../platform/context.ts';
import type { Partner } from '../platform/settings/partnerSecrets.ts';

const TIMEOUT_MS = 5_000;

interface SignedRequest {
  partner: Partner;
  method: 'GET' | 'POST';
  path: string;
  payload?: object;
}

/**
 * One signed request to a partner, and its answer when it has the agreed shape.
 * @throws GatewayUnreachableError when there is no usable answer in five seconds.
 */
export async function signedAsk<Answer>(
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  { partner, method, path, payload }: SignedRequest,
  fits: (answer: unknown) => answer is Answer,
): Promise<Answer> {
  const body = payload ? JSON.stringify(payload) : '';
  let answer: unknown;
  try {
    const response = await fetch(new URL(path, originOf(settings, partner)), {
      method,
      headers: {
        ...signedHeaders(settings.partnerSecrets[partner].current, { method, path, body }, now()),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    answer = await response.json();
  } catch (cause) {
    throw new GatewayUnreachableError(`partners: ${method} ${path}`, { cause });
  }
  if (!fits(answer)) throw new GatewayUnreachableError(`partners: ${method} ${path} answered something else`);
  return answer;
}

/** Where a partner answers: the exchange at an origin of its own. */
const originOf = (settings: Context['settings'], partner: Partner): string =>
  partner === 'exchange' ? settings.exchangeOrigin : settings.partnersOrigin;

/** People are sent to the partners and nowhere else. @throws GatewayUnreachableError for another origin. */
export function pageOfPartners({ settings }: Pick<Context, 'settings'>, url: string): string {
  if (URL.canParse(url) && new URL(url).origin === new URL(settings.partnersOrigin).origin) return url;
  throw new GatewayUnreachableError('partners: the page is at another origin');
}
