import { LOGOUT_PATH } from '@sanchay/contracts';

/** The browser features that revoking uses. */
interface RevokePorts {
  fetch: typeof fetch;
  whenOnline(work: () => void): void;
}

const browserPorts: RevokePorts = {
  fetch: (...request) => globalThis.fetch(...request),
  whenOnline: (work) => globalThis.addEventListener('online', work, { once: true }),
};

/**
 * Makes a function that revokes a token at the API, together with the cookie that renews it. The session is forgotten
 * in the browser by then, so the token is given, and the request outlives the page. Where there is no line it is sent
 * when there is one, for as long as the page lives.
 */
export function revokeTokens(appVersion: string, ports: RevokePorts = browserPorts): (token: string) => void {
  const path = `${LOGOUT_PATH}?v=${encodeURIComponent(appVersion)}`;
  const send = (token: string): Promise<Response> =>
    ports.fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      credentials: 'same-origin',
      keepalive: true,
    });
  return (token) => {
    send(token).catch(() => ports.whenOnline(() => void send(token).catch(() => undefined)));
  };
}
