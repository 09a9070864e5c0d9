import { ALL_PARTNERS, type Partner, type PartnerSecrets } from '../../platform/settings/partnerSecrets.ts';

/** What a test shares with a partner. */
export const testSecret = (partner: Partner): string => `test-secret-of-${partner}`.padEnd(40, '-');

export const TEST_PARTNER_SECRETS = Object.fromEntries(
  ALL_PARTNERS.map((partner) => [partner, { current: testSecret(partner), previous: null }]),
) as unknown as PartnerSecrets;
