import type { FastifyReply } from 'fastify';
import { html, type Html } from '../platform/html.ts';

/** Browser policy of the sandbox pages: no script at all. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A whole page of the sandbox around a body. */
export function pageMarkup(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Sanchay sandbox</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header>
          <strong>Sanchay sandbox</strong>
          <nav>
            <a href="/sandbox">Clock</a> <a href="/sandbox/outbox">Outbox</a>
            <a href="/sandbox/health">Health</a> <a href="/sandbox/failure-lab">Failure lab</a>
            <a href="/">To the product</a>
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** Answers with a page of the sandbox: no script at all, and no markup that is not ours. */
export function sendPage(reply: FastifyReply, title: string, body: Html): FastifyReply {
  return (
    reply
      .header('content-security-policy', PAGE_POLICY)
      // With the stricter policy of the other answers a browser would send its forms with `Origin: null`.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(pageMarkup(title, body).text)
  );
}
