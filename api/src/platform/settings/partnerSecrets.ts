/** Partners that we exchange signed messages with, each with a secret of its own. */
export const PARTNERS = [
  'payments',
  'mandates',
  'bank',
  'kyc',
  'esign',
  'housing',
  'deposits',
  'remittances',
  'exchange',
  'registrar',
  'mailbox',
  'broker',
] as const;
/** Played by the sandbox only; a real OpenID provider has `SOCIAL_<PROVIDER>_CLIENT_SECRET`. */
const SANDBOX_PARTNERS = ['openid'] as const;

export type Partner = (typeof PARTNERS)[number] | (typeof SANDBOX_PARTNERS)[number];

/** All partners of the sandbox. */
export const ALL_PARTNERS: readonly Partner[] = [...PARTNERS, ...SANDBOX_PARTNERS];

/** The process of the exchange plays this partner. */
export const EXCHANGE_PARTNERS: readonly Partner[] = ['exchange'];
/** The other process of the sandbox plays these. */
export const OTHER_PARTNERS: readonly Partner[] = ALL_PARTNERS.filter(
  (partner) => !EXCHANGE_PARTNERS.includes(partner),
);

export interface PartnerSecret {
  /** What we sign with. */
  current: string;
  /** Accepted from the partner as well while its secret is changed. */
  previous: string | null;
}

export type PartnerSecrets = Readonly<Record<Partner, PartnerSecret>>;

const LEAST_LENGTH = 32;

/** The variable that holds a partner's secret; with `_OLD` the one before. */
export function secretVariable(partner: Partner): string {
  return `PARTNER_SECRET_${partner.toUpperCase()}`;
}

/** The variables of partners, with the values of `secretOf`. */
export function partnerEnvironment(
  secretOf: (partner: Partner) => string,
  partners: readonly Partner[] = ALL_PARTNERS,
): Record<string, string> {
  return Object.fromEntries(partners.map((partner) => [secretVariable(partner), secretOf(partner)]));
}

/**
 * Reads `PARTNER_SECRET_<PARTNER>` and, while one is changed, `PARTNER_SECRET_<PARTNER>_OLD`. The secret of a partner that
 * is not among `own` is not read, and its use throws an Error.
 * @throws Error with words for the operator when one is missing, short, or the same as another: who knows one
 *   partner's secret must not be able to sign as another
 */
export function readPartnerSecrets(
  env: NodeJS.ProcessEnv,
  sandbox: boolean,
  own: readonly Partner[] = ALL_PARTNERS,
): PartnerSecrets {
  const named = new Map<string, string>();
  const take = (name: string): string => {
    const secret = env[name] ?? '';
    if (secret.length < LEAST_LENGTH) throw new Error(`${name} needs at least ${LEAST_LENGTH} characters`);
    const same = named.get(secret);
    if (same) throw new Error(`${name} is the same as ${same}; each needs a secret of its own`);
    named.set(secret, name);
    return secret;
  };
  const read = (partner: Partner): PartnerSecret => {
    const name = secretVariable(partner);
    return { current: take(name), previous: env[`${name}_OLD`] ? take(`${name}_OLD`) : null };
  };
  const none: PartnerSecret = { current: '', previous: null };
  const secrets = Object.fromEntries(
    own.map((partner) => [
      partner,
      sandbox || PARTNERS.some((real) => real === partner) ? read(partner) : none,
    ]),
  );
  for (const partner of ALL_PARTNERS.filter((one) => !own.includes(one)))
    Object.defineProperty(secrets, partner, {
      get: () => {
        throw new Error(`this process has no secret of the partner ${partner}`);
      },
    });
  return secrets as Record<Partner, PartnerSecret>;
}
