import { html, type Html } from '../../../platform/html.ts';
import { OUTSIDE_PEOPLE } from './people.ts';

const TITLES: Record<string, string> = { google: 'Google', facebook: 'Facebook' };

/** The page on which the user signs in at the provider, or declines to. */
export function choosePage(uid: string, client: string): Html {
  const title = `${TITLES[client] ?? client} of the sandbox`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/pay/style.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="what">Who are you? Sanchay will learn your name and e-mail address.</p>
          <form method="post" action="/openid/interaction/${uid}">
            ${OUTSIDE_PEOPLE.map(
              ({ email, name, verified }) =>
                html`<button name="email" value="${email}">
                  ${name}${verified ? '' : ' (address not checked)'}
                </button>`,
            )}
            <button name="deny" value="1">Do not tell Sanchay</button>
          </form>
          <p class="note" role="note">These people are invented: this is the Sanchay sandbox.</p>
        </main>
      </body>
    </html>`;
}
