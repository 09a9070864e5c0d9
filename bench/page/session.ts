/** The sandbox investor whose pages are measured. */
export const PERSON = { email: 'asha@sanchay.example', password: 'Sandbox#2026' };

/** Calls the API as a script does. @throws Error with its response when it refuses. */
export async function askApi<Body>(
  origin: string,
  path: string,
  token?: string,
  body?: object,
): Promise<Body> {
  const answer = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** Signs the sandbox investor in. @returns the grant as the shell keeps it in local storage. */
export async function signIn(origin: string): Promise<string> {
  const { token, expires_at } = await askApi<{ token: string; expires_at: string }>(
    origin,
    '/api/v5/users/authenticate.json',
    undefined,
    PERSON,
  );
  return JSON.stringify({ token, expires_at });
}
