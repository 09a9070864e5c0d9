import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser can do passkeys at all. */
export function passkeysHere(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/**
 * Has the browser make a passkey, or sign with one.
 * @returns what the API takes, or null when the person turned back or the device has none that fits
 * @throws Error when the browser cannot do it here, and when its part of the code does not come
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
