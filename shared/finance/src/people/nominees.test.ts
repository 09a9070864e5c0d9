import { publishedRules } from '../rules/ruleBook.ts';
import { equalShares, mostNominees, nomineeFaults, sharesTotal, type NomineeAnswers } from './index.ts';

const around = { today: '2026-11-21', holders: [{ name: 'Asha R. Rao', pan: 'ABCPR1234F' }] };
const right: NomineeAnswers = {
  ...{ name: 'Leela Rao', relation: 'mother', date_of_birth: '1960-03-01', share: '100.00' },
  ...{ id_kind: 'aadhaar', id_number: '4321' },
};
const child: NomineeAnswers = {
  ...{ ...right, date_of_birth: '2015-01-01' },
  ...{ guardian_name: 'Ravi Rao', guardian_relation: 'father' },
};
const faults = (...list: NomineeAnswers[]) => nomineeFaults(list, around, publishedRules);
const people = (count: number): NomineeAnswers[] =>
  equalShares(count).map((share, index) => ({ ...right, name: `Nominee ${index}`, share }));

describe('nominees', () => {
  test('O3 · one with everything is right, and so is a child with a guardian', () => {
    expect(faults(right)).toEqual({});
    expect(faults(child)).toEqual({});
  });

  test.each([
    [['50.00', '49.99'], '99.99', { shares: 'shares_total' }],
    [['50.00', '50.00'], '100.00', {}],
    [['50.00', '50.01'], '100.01', { shares: 'shares_total' }],
    [['33.34', '66.66'], '100.00', {}],
    [['0.01', '99.99'], '100.00', {}],
  ])('O3 · shares of %j are %s', (shares, total, expected) => {
    const list = shares.map((share, index) => ({ ...right, name: `Nominee ${index}`, share }));
    expect(sharesTotal(list)).toBe(total);
    expect(nomineeFaults(list, around, publishedRules)).toEqual(expected);
  });

  test.each(['0', '0.00', '100.01', '-5', '33.333', '1e2', 'all', ''])('O3 · %j is no share', (share) => {
    expect(faults({ ...right, share })).toMatchObject({ '0.share': 'share' });
  });

  test('O3 · ten may be named since March 2025, eleven may not', () => {
    expect(mostNominees('2025-02-28', publishedRules)).toBe(3);
    expect(mostNominees('2025-03-01', publishedRules)).toBe(10);
    expect(nomineeFaults(people(10), around, publishedRules)).toEqual({});
    expect(nomineeFaults(people(11), around, publishedRules)).toEqual({ nominees: 'nominees_many' });
    expect(faults()).toEqual({ nominees: 'missing' });
  });

  test('O3 · another limit holds from the day of its row', () => {
    const last = publishedRules.nominee_limit.at(-1)!;
    const nominee_limit = [
      { ...last, applies_to: '2026-11-20' },
      { ...last, rule_id: 'nominees.two', applies_from: '2026-11-21', value: 2 },
    ];
    expect([
      mostNominees('2026-11-20', { nominee_limit }),
      mostNominees('2026-11-21', { nominee_limit }),
    ]).toEqual([10, 2]);
    expect(nomineeFaults(people(3), around, { nominee_limit })).toEqual({ nominees: 'nominees_many' });
  });

  test('O3 · equal shares are 100.00 together whatever the number', () => {
    expect(equalShares(3)).toEqual(['33.34', '33.33', '33.33']);
    for (let count = 1; count <= 10; count += 1) expect(sharesTotal(people(count))).toBe('100.00');
  });

  test('O3 · a minor needs a guardian, who is not the child', () => {
    expect(faults({ ...child, guardian_name: '', guardian_relation: '' })).toEqual({
      '0.guardian_name': 'missing',
      '0.guardian_relation': 'choice',
    });
    expect(faults({ ...child, guardian_name: 'leela rao' })).toEqual({ '0.guardian_name': 'guardian_self' });
  });

  test('O3 · a holder is nobody’s own nominee, by name or by PAN', () => {
    expect(faults({ ...right, name: 'ASHA R RAO' })).toEqual({ '0.name': 'own_nominee' });
    expect(faults({ ...right, id_kind: 'pan', id_number: 'ABCPR1234F' })).toEqual({
      '0.id_number': 'own_nominee',
    });
  });

  test('O3 · nobody is named twice, though two may have one name', () => {
    const half = { ...right, share: '50.00' };
    expect(faults(half, half)).toEqual({ '1.name': 'nominee_twice' });
    expect(faults(half, { ...half, date_of_birth: '1990-01-01' })).toEqual({});
  });

  test.each([
    ['pan', 'ABCPE1234F', null],
    ['pan', 'ABCCE1234F', 'pan'],
    ['aadhaar', '123456789012', 'aadhaar_last4'],
    ['aadhaar', '12a4', 'aadhaar_last4'],
    ['driving_licence', 'MH12 20110012345', null],
    ['driving_licence', 'MH-1220110012345', null],
    ['driving_licence', 'MH12 2011', 'driving_licence'],
  ])('O3 · %s %s: %s', (id_kind, id_number, fault) => {
    expect(faults({ ...right, id_kind, id_number })).toEqual(fault ? { '0.id_number': fault } : {});
  });

  test('O3 · HTML and nothing at all are no names, any script is', () => {
    expect(faults({ ...right, name: '<b>Leela</b>' })).toEqual({ '0.name': 'name_marks' });
    expect(faults({ ...right, name: 'लीला राव' })).toEqual({});
    expect(faults({})).toEqual({
      ...{ '0.name': 'missing', '0.relation': 'choice', '0.date_of_birth': 'not_a_date', '0.share': 'share' },
      ...{ '0.id_kind': 'choice', shares: 'shares_total' },
    });
  });
});
