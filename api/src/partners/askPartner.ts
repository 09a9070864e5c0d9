import type { Static, TSchema } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import type { Context } from '../platform/context.ts';
import { signedHeaders } from './signature.ts';

const TIMEOUT_MS = 5_000;
const ajv = new Ajv();

/** A partner did not answer in time, or not with what was agreed. What it did is unknown until it is asked. */
export class PartnerUnreachableError extends Error {
  readonly kind = 'partner_unreachable';
}

/** One kind of question to a partner, whose answer has to fit the schema. */
export type AskPartner<S extends TSchema> = (
  ctx: Context,
  path: string,
  payload?: object,
) => Promise<Static<S>>;

/**
 * A question to the partners at `settings.partnersOrigin` over signed HTTP: a POST with a payload, else a GET.
 * @returns a function that throws PartnerUnreachableError when no usable answer comes within five seconds.
 */
export function askPartner<S extends TSchema>(answer: S): AskPartner<S> {
  const fits = ajv.compile<Static<S>>(answer);
  return async ({ settings, now }, path, payload) => {
    const method = payload ? 'POST' : 'GET';
    const body = payload ? JSON.stringify(payload) : '';
    const said = await send(new URL(path, settings.partnersOrigin), method, body, {
      ...signedHeaders(settings.partnersSecret, { method, path, body }, now()),
      ...(payload && { 'content-type': 'application/json' }),
    });
    if (!fits(said)) throw new PartnerUnreachableError(`partner: ${method} ${path} answered something else`);
    return said;
  };
}

async function send(
  url: URL,
  method: string,
  body: string,
  headers: Record<string, string>,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new PartnerUnreachableError(`partner: ${method} ${url.pathname}`, { cause });
  }
}

/** People are sent to pages of the partners and nowhere else. @throws PartnerUnreachableError for another origin */
export function pageOfPartner({ settings }: Context, url: string): string {
  if (URL.canParse(url) && new URL(url).origin === new URL(settings.partnersOrigin).origin) return url;
  throw new PartnerUnreachableError('partner: its page is at another origin');
}
