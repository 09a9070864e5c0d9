import { createHash } from 'node:crypto';
import type { AppConfig } from '@sanchay/contracts';
import { START_WATCH } from './startWatch.ts';

/** Emotion's client rules live in an empty style element; this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where a development page may take an overridden remote from. */
const OWN_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Hash of an inline style or script, as the policy names it. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Other origins from which release files may come: the second one of the settings, if it is one. */
export function allowedOrigins({ secondOrigin }: Pick<AppConfig, 'secondOrigin'>): string[] {
  if (!URL.canParse(secondOrigin)) return [];
  const { origin, protocol } = new URL(secondOrigin);
  return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
}

/**
 * Headers of every page: no inline script but the one that watches the start, no eval, scripts of the own origin and the second one only, each with its
 * hash, script addresses only through the platform's policy; reports go to the API.
 * @param styles text of each inline style
 * @param development scripts may come from this machine too, without a hash
 */
export function pageHeaders(
  styles: readonly string[],
  config: Pick<AppConfig, 'secondOrigin' | 'sentryDsn'> = { secondOrigin: '', sentryDsn: '' },
  development = false,
): Record<string, string> {
  const origins = [...allowedOrigins(config), ...(development ? OWN_MACHINE : [])];
  const others = origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self'${others} ${inlineHash(START_WATCH)}`,
    `style-src 'self' ${styles.map(inlineHash).join(' ')} ${EMPTY_STYLE}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${others}${errorService(config.sentryDsn)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types sanchay 'allow-duplicates'",
    'report-uri /api/v3/csp_reports',
    'report-to csp',
  ].join('; ');
  return {
    'content-security-policy': policy,
    ...(!development && { 'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)' }),
    'reporting-endpoints': 'csp="/api/v3/csp_reports"',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // Two years, as browsers' preload lists require; over plain HTTP browsers ignore it (RFC 6797, section 8.1).
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** The error service's origin, where one is set. */
function errorService(dsn: string): string {
  return URL.canParse(dsn) ? ` ${new URL(dsn).origin}` : '';
}
