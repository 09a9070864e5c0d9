import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser can do passkeys at all. */
export function passkeysHere(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/**
 * Has the browser create a passkey, or sign with one.
 * @returns what the API expects, or null when the user went back or the device has no suitable passkey
 * @throws Error when the browser does not support it here, and when its part of the code does not load
 */
export async function withPasskey(
  what: 'create' | 'get',
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | null> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  try {
    const answer =
      what === 'create'
        ? await startRegistration({
            optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
          })
        : await startAuthentication({
            optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
          });
    return { ...answer };
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}
