/** Somebody outside who is spoken to over signed HTTP. */
export interface Provider {
  origin: string;
  /** Shared by both sides, at least 32 characters. */
  secret: string;
}

export interface ProviderSettings {
  /** Who carries e-mail and SMS; the sandbox has its outbox instead. */
  messageProviders?: { email?: Provider; sms?: Provider };
}

/** The providers of an environment. @throws Error with words for the operator. */
export function readProviders(env: NodeJS.ProcessEnv): ProviderSettings {
  const email = provider(env, 'MAIL');
  const sms = provider(env, 'SMS');
  if (!email && !sms) return {};
  return { messageProviders: { ...(email && { email }), ...(sms && { sms }) } };
}

function provider(env: NodeJS.ProcessEnv, name: string): Provider | null {
  const origin = env[`${name}_ORIGIN`];
  const secret = env[`${name}_SECRET`] ?? '';
  if (!origin) return null;
  if (!/^https?:$/.test(URL.canParse(origin) ? new URL(origin).protocol : ''))
    throw new Error(`${name}_ORIGIN is an address with http or https`);
  if (secret.length < 32) throw new Error(`${name}_SECRET needs at least 32 characters`);
  return { origin, secret };
}
