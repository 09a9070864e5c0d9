import type { SetupState } from '@sanchay/contracts';
import { memoryAnswerStore } from './memoryAnswerStore.ts';
import { changesStore, unsavedChanges, type Changes } from './keptChanges.ts';

const SCOPE = 'u-1/p-1';
const state: SetupState = {
  ...{ onboarding_state: 0, mode_of_investment: 'sole', applicants: 1, open: 'applicant_1' },
  ...{ portfolio: { mode_of_investment: 'sole' }, answers: [{ city: 'Kochi' }], saved_at: 'T1' },
};

function setUp() {
  const store = memoryAnswerStore();
  return { store, kept: changesStore(store, SCOPE), otherTab: changesStore(store, SCOPE) };
}

describe('unsent answers on the device', () => {
  test('O3 · they are there for the next visit, field by field, with the version that they began from', async () => {
    const { kept, otherTab } = setUp();
    await kept.add({ applicant_1: { city: 'Pune' } }, 'T1');
    await kept.add({ applicant_1: { city: 'Nashik', pin: null } }, 'T2');
    await kept.add({ portfolio: { mode_of_investment: 'sole' } }, 'T2');
    expect(await otherTab.read()).toEqual({
      changes: { applicant_1: { city: 'Nashik', pin: null }, portfolio: { mode_of_investment: 'sole' } },
      base: 'T1',
    });
  });

  test('O3 · what is sent goes, what was answered anew meanwhile or in another tab stays', async () => {
    const { kept, otherTab } = setUp();
    await kept.add({ applicant_1: { city: 'Pune', state: 'MH' } }, 'T1');
    await otherTab.add({ applicant_1: { gender: 'female' } }, 'T1');
    await kept.add({ applicant_1: { city: 'Nashik' } }, 'T1');
    await kept.sent({ applicant_1: { city: 'Pune', state: 'MH' } }, 'T2');
    expect(await kept.read()).toEqual({
      changes: { applicant_1: { city: 'Nashik', gender: 'female' } },
      base: 'T2',
    });
    await kept.sent({ applicant_1: { city: 'Nashik', gender: 'female' } }, 'T3');
    expect(await kept.read()).toBeNull();
  });

  test.each<[string, Changes]>([
    ['a PAN', { applicant_1: { pan: 'ABCPN1234R' } }],
    ['a date of birth', { applicant_2: { date_of_birth: '1999-11-02' } }],
    ['a tax number', { applicant_1: { tax_residencies: [{ country: 'US', tin: '123456789' }] } }],
    ['the identifier of a nominee', { portfolio: { nominees: [{ name: 'Tara', id_number: '4242' }] } }],
    ['the birthday of a nominee', { portfolio: { nominees: [{ date_of_birth: '2015-01-01' }] } }],
  ])('O3 · %s is never stored, and the page knows that', async (_, changes) => {
    const { store, kept } = setUp();
    expect(await kept.add(changes, null)).toBe(false);
    expect(await kept.add({ applicant_1: { city: 'Pune' } }, null)).toBe(true);
    expect(JSON.stringify(await store.get(SCOPE, 'setup-changes'))).not.toMatch(
      /ABCPN1234R|1999-11-02|123456789|4242|2015-01-01/,
    );
  });

  test('O3 · what a row was before its identifier was typed does not come back over the complete one', async () => {
    const { kept, otherTab } = setUp();
    const rows = (tin: string | null) => ({ applicant_1: { tax_residencies: [{ country: 'SG', tin }] } });
    await kept.add({ applicant_1: { city: 'Pune' } }, 'T1');
    await kept.add(rows(null), 'T1');
    await kept.add(rows('S1234567D'), 'T1');
    expect((await otherTab.read())?.changes).toEqual({ applicant_1: { city: 'Pune' } });
    await kept.sent({ applicant_1: { city: 'Pune', ...rows('S1234567D').applicant_1 } }, 'T2');
    expect(await otherTab.read()).toBeNull();
    await kept.add(rows(null), 'T2');
    await kept.add(rows('S1234567D'), 'T2');
    expect(await otherTab.read()).toBeNull();
  });

  test('O3 · a browser that stores nothing is reported', async () => {
    const { store } = setUp();
    const kept = changesStore({ ...store, put: () => Promise.resolve() }, SCOPE);
    expect(await kept.add({ applicant_1: { city: 'Pune' } }, null)).toBe(false);
  });

  test('O3 · another account has none of it, and the end of a session wipes it', async () => {
    const { store, kept } = setUp();
    await kept.add({ applicant_1: { city: 'Pune' } }, null);
    expect(await changesStore(store, 'u-2/p-1').read()).toBeNull();
    await store.keepOnly('everybody');
    expect(await kept.read()).toBeNull();
  });

  test('O3 · only answers that differ from those of the server are unsaved', () => {
    const changes = {
      portfolio: { mode_of_investment: 'sole' },
      applicant_1: { city: 'Pune', pin: null },
      applicant_2: { gender: 'male' },
    };
    expect(unsavedChanges(changes, state)).toEqual({
      applicant_1: { city: 'Pune' },
      applicant_2: { gender: 'male' },
    });
  });
});
