import { ALL_PARTNERS } from '../platform/settings/partnerSecrets.ts';
import { testSecret } from '../testing/partners/partnerSecrets.ts';
import { isSigned, signedHeaders } from './signature.ts';

const NOW = new Date('2026-11-20T10:00:00+05:30');
const MESSAGE = { method: 'POST', path: '/api/v3/webhooks/kyc', body: '{}' };

describe('signatures of partners', () => {
  test('X3 · the secret of one partner signs nothing for another', () => {
    for (const signer of ALL_PARTNERS)
      for (const partner of ALL_PARTNERS) {
        const headers = signedHeaders(testSecret(signer), MESSAGE, NOW);
        const secret = { current: testSecret(partner), previous: null };
        expect(isSigned(secret, MESSAGE, headers, NOW)).toBe(signer === partner);
      }
  });

  test('X3 · while a secret is changed the new and the old one count, and then the new one only', () => {
    const [old, fresh] = ['o'.repeat(32), 'n'.repeat(32)] as const;
    const counts = (secret: string, previous: string | null) =>
      isSigned({ current: fresh, previous }, MESSAGE, signedHeaders(secret, MESSAGE, NOW), NOW);
    expect([counts(fresh, old), counts(old, old)]).toEqual([true, true]);
    expect([counts(fresh, null), counts(old, null), counts('', null)]).toEqual([true, false, false]);
  });
});
