import { createHash } from 'node:crypto';

/** Emotion's client rules live in an empty style element; this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hash of an inline style, as the policy names it. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/** Headers of every page: no inline script, no eval, own origin only; reports go to the API. */
export function pageHeaders(css: string, sentryDsn = ''): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHash(css)} ${EMPTY_STYLE}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${errorService(sentryDsn)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    'report-uri /api/v3/csp_reports',
    'report-to csp',
  ].join('; ');
  return {
    'content-security-policy': policy,
    'reporting-endpoints': 'csp="/api/v3/csp_reports"',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** The error service's origin, where one is set. */
function errorService(dsn: string): string {
  return URL.canParse(dsn) ? ` ${new URL(dsn).origin}` : '';
}
