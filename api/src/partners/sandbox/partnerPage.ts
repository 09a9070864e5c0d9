import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from '../../platform/html.ts';
import { payStyle } from './payStyle.ts';

/** Serves the style of the pages of partners. */
export function styleRoute(app: FastifyInstance): void {
  app.get('/pay/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(payStyle));
}

/** A page of a sandbox partner: plain HTML in the look of the payment pages. */
export function partnerPage(name: string, title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${name}</title>
        <link rel="stylesheet" href="/pay/style.css" />
      </head>
      <body>
        <main>
          <h1>${name}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** The way back is the one place that a form may lead to besides this origin. */
export function sendPartnerPage(reply: FastifyReply, page: Html, returnUrl?: string): FastifyReply {
  const wayBack = returnUrl ? ` ${new URL(returnUrl).origin}` : '';
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self'${wayBack}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.text);
}
