import {
  applicantFaults,
  birthFault,
  holderBirthFault,
  isUsOrCanadaPerson,
  isMinor,
  livesAbroad,
  nameKey,
  personNameFault,
  type HolderAnswers,
} from './index.ts';

const today = '2026-11-21';
const right: HolderAnswers = {
  ...{ pan: 'ABCPE1234F', name: 'Asha Rao', date_of_birth: '1990-04-08', residency: 'resident_individual' },
  ...{ gender: 'female', marital_status: 'single', parent: 'father', parent_name: 'Ravi Rao' },
  ...{ occupation: 'business', income: '5_to_10', wealth_source: 'salary', pep: 'no' },
  ...{ mobile: '98765 43210', mobile_owner: 'self', email: 'asha@example.com', email_owner: 'self' },
  ...{ address: '1 Park Road', city: 'Pune', state: 'MH', pin: '411004' },
  ...{ birth_place: 'Pune', birth_country: 'IN', citizenship: 'IN', taxed_abroad: false, declared: true },
};
const abroad: HolderAnswers = {
  ...right,
  ...{ residency: 'oci', mobile: '+65 8123 4567', address: '', pin: '', city: '', state: '' },
  ...{ foreign_address: '8 Harbour St', foreign_city: 'Singapore', foreign_postcode: '018956' },
  ...{ foreign_country: 'SG', taxed_abroad: true, tax_residencies: [{ country: 'SG', tin: 'S1234567D' }] },
};
const faults = (over: HolderAnswers, from = right) => applicantFaults({ ...from, ...over }, { today });

describe('an applicant', () => {
  test('O3 · whole answers have no fault, at home and abroad', () => {
    expect(faults({})).toEqual({});
    expect(faults({}, abroad)).toEqual({});
  });

  test('O3 · nothing answered: every question is open', () => {
    expect(applicantFaults({}, { today })).toEqual({
      ...{
        pan: 'missing',
        name: 'missing',
        date_of_birth: 'not_a_date',
        residency: 'choice',
        gender: 'choice',
      },
      ...{ marital_status: 'choice', parent: 'choice', parent_name: 'missing', occupation: 'choice' },
      ...{
        income: 'choice',
        wealth_source: 'choice',
        pep: 'choice',
        mobile: 'mobile',
        mobile_owner: 'choice',
      },
      ...{ email: 'email', email_owner: 'choice', address: 'missing', city: 'missing', state: 'missing' },
      ...{ pin: 'pin', birth_place: 'missing', birth_country: 'choice', citizenship: 'choice' },
      ...{ taxed_abroad: 'choice', declared: 'declaration' },
    });
  });

  test.each([
    [{ pan: 'ABCPE1234' }, { pan: 'pan' }],
    [{ pan: 'abcpe1234f' }, { pan: 'pan' }],
    [{ pan: 'ABCCE1234F' }, { pan: 'pan_person' }],
    [{ mobile: '5876543210' }, { mobile: 'mobile' }],
    [{ mobile: '+65 8123 4567' }, { mobile: 'mobile' }],
    [{ email: 'asha@' }, { email: 'email' }],
    [{ pin: '011004' }, { pin: 'pin' }],
    [{ address: '<img>' }, { address: 'name_marks' }],
    [{ city: '...' }, { city: 'missing' }],
    [{ declared: false }, { declared: 'declaration' }],
    [{ taxed_abroad: true }, { 'tax_residencies.0.country': 'choice' }],
    [
      { taxed_abroad: true, tax_residencies: [{ country: 'IN', tin: 'X1' }] },
      { 'tax_residencies.0.country': 'foreign_country' },
    ],
    [
      { taxed_abroad: true, tax_residencies: [{ country: 'US' }, { country: 'US', tin: '<1>' }] },
      {
        'tax_residencies.0.tin': 'missing',
        'tax_residencies.1.country': 'tin_twice',
        'tax_residencies.1.tin': 'tin',
      },
    ],
    [{ taxed_abroad: true, tax_residencies: [{ country: 'AE', no_tin_reason: 'not_issued' }] }, {}],
  ] as [HolderAnswers, object][])('O3 · %j is %j', (over, expected) => {
    expect(faults(over)).toEqual(expected);
  });

  test.each([
    [{ taxed_abroad: false, tax_residencies: [] }, { taxed_abroad: 'taxed_abroad_needed' }],
    [{ foreign_country: 'IN' }, { foreign_country: 'foreign_country' }],
    [{ foreign_country: '' }, { foreign_country: 'choice' }],
    [{ foreign_country: 'XX' }, { foreign_country: 'choice' }],
    [
      { birth_country: 'in', citizenship: 'ZZ' },
      { birth_country: 'choice', citizenship: 'choice' },
    ],
    [{ tax_residencies: [{ country: 'XX', tin: 'X1' }] }, { 'tax_residencies.0.country': 'choice' }],
    [{ foreign_postcode: ' ' }, { foreign_postcode: 'missing' }],
    [{ mobile: '+0 123 456 789' }, { mobile: 'mobile' }],
    [{ mobile: '9876543210' }, {}],
  ] as [HolderAnswers, object][])('O3 · abroad, %j is %j', (over, expected) => {
    expect(faults(over, abroad)).toEqual(expected);
  });

  test('O3 · who lives abroad is NRI, PIO or OCI', () => {
    expect(['resident_individual', 'non_resident_individual', 'pio', 'oci'].map(livesAbroad)).toEqual([
      ...[false, true, true, true],
    ]);
    expect(livesAbroad(undefined)).toBe(false);
  });
});

describe('a name', () => {
  test.each([
    ['Asha Rao', null],
    ['आशा राव', null],
    ['க்ஷிதிஜ் Müller-O’Neil', null],
    ['श्री\u200Dधर', null],
    ['', 'missing'],
    ['   ', 'missing'],
    ['12 345', 'name_letters'],
    ['<script>alert(1)</script>', 'name_marks'],
    ['Asha\u202ERao', 'name_marks'],
    ['Asha\u0000', 'name_marks'],
    ['a'.repeat(120), null],
    ['a'.repeat(121), 'name_long'],
  ])('O3 · %j: %s', (name, fault) => {
    expect(personNameFault(name)).toBe(fault);
  });

  test('O3 · the same individual is found whatever the case, the dots and the spaces', () => {
    expect(nameKey(' Asha  R. RAO ')).toBe(nameKey('asha r rao'));
    expect(nameKey('Asha Rao')).not.toBe(nameKey('Asha Raos'));
  });
});

describe('a date of birth', () => {
  test.each([
    ['2008-11-20', '2026-11-20', null],
    ['2008-11-21', '2026-11-20', 'too_young'],
    ['2008-02-29', '2026-02-28', 'too_young'],
    ['2008-02-29', '2026-03-01', null],
    ['2026-11-20', '2026-11-20', 'too_young'],
    ['2026-11-21', '2026-11-20', 'future'],
    ['1906-11-20', '2026-11-20', null],
    ['1906-11-19', '2026-11-20', 'too_old'],
    ['2001-02-29', '2026-11-20', 'not_a_date'],
    ['20-11-2001', '2026-11-20', 'not_a_date'],
    ['', '2026-11-20', 'not_a_date'],
    [undefined, '2026-11-20', 'not_a_date'],
  ])('O3 · a holder born on %s, on %s: %s', (born, on, fault) => {
    expect(holderBirthFault(born, on)).toBe(fault);
  });

  test('O3 · a child is no fault of a nominee, and is a minor until the day', () => {
    expect(birthFault('2020-01-01', today)).toBeNull();
    expect(isMinor('2008-11-22', today)).toBe(true);
    expect(isMinor('2008-11-21', today)).toBe(false);
  });
});

describe('a US or Canada person', () => {
  test.each<[HolderAnswers, boolean]>([
    [right, false],
    [abroad, false],
    [{ ...right, citizenship: 'US' }, true],
    [{ ...abroad, foreign_country: 'CA' }, true],
    [{ ...abroad, foreign_country: 'US' }, true],
    [{ ...abroad, tax_residencies: [{ country: 'SG' }, { country: 'US', tin: '123' }] }, true],
    [{ ...right, citizenship: 'CA' }, false],
    [{ ...right, birth_country: 'US' }, false],
  ])(
    'O3 · a US or Canada person is recognised by citizenship, address and tax residency',
    (answers, expected) => {
      expect(isUsOrCanadaPerson(answers)).toBe(expected);
    },
  );
});
