import type { FastifyRequest } from 'fastify';

/**
 * One line of JSON an entry. Requests are named by id, method and path: no query, which may hold a name or an
 * address, no headers and no bodies; what slips in by those names is blotted out.
 */
export const logging = {
  level: process.env.LOG_LEVEL ?? 'info',
  redact: {
    paths: [
      ...['authorization', 'cookie', 'password', 'token', 'code', 'otp', 'pan', 'date_of_birth', 'dob'],
      ...['account_no', 'ifsc', 'email', 'mobile', 'mobile_phone'],
    ].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[removed]',
  },
  serializers: {
    req: ({ id, method, url }: FastifyRequest) => ({ id, method, path: url.split('?')[0] }),
  },
};
