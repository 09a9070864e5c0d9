import { takesPlan } from './takesPlan.ts';

const all = { redemption_allowed: 'Y', switch_allowed: 'Y', stp_flag: 'Y', swp_flag: 'Y' } as const;

test.each([
  [{}, true, true],
  [{ redemption_allowed: 'N' }, false, false],
  [{ switch_allowed: 'N' }, false, true],
  [{ stp_flag: 'N' }, false, true],
  [{ swp_flag: 'N' }, true, false],
] as const)('I3 · a fund with %j takes an STP: %s, an SWP: %s', (over, stp, swp) => {
  expect(takesPlan('stp', { ...all, ...over })).toBe(stp);
  expect(takesPlan('swp', { ...all, ...over })).toBe(swp);
});
