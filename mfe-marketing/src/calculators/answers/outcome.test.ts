import { defaultConfig } from '@sanchay/contracts';
import fc from 'fast-check';
import { calculatorMakers, type PlainCalculatorName } from '../definitions/index.ts';
import { allMakers } from '../../testing/allCalculators.ts';
import { answersOf, startAnswers } from './answers.ts';
import { outcomeOf } from './outcome.ts';

const names = Object.keys(calculatorMakers) as PlainCalculatorName[];
const made = (name: PlainCalculatorName) => allMakers[name](defaultConfig);
const given = (name: PlainCalculatorName, answers: Record<string, string>) =>
  outcomeOf(made(name), { ...startAnswers(made(name)), ...answers });
const figure = (name: PlainCalculatorName, answers: Record<string, string>) =>
  given(name, answers).result?.worked.headline.value;
const line = (name: PlainCalculatorName, answers: Record<string, string>, label: string) =>
  given(name, answers).result?.worked.lines.find((one) => one.label === label)?.value;

const answer = fc.oneof(
  fc.integer({ min: -10, max: 200 }).map(String),
  fc.constantFrom(
    '',
    '0',
    '1',
    '1e309',
    '₹ 1,00,000',
    '1000000000000',
    '-99',
    '100',
    '101',
    'abc',
    '0.01',
    '0.0000001',
    '१०',
  ),
);

test.each(names)('M2 · %s has a result or a marked answer for the smallest amount in any field', (name) => {
  for (const field of Object.keys(made(name).fields)) {
    const { result, problems } = given(name, { [field]: '0.0000001' });
    expect(result !== undefined || field in problems!).toBe(true);
  }
});

const IMPOSSIBLE = [
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    'undefined',
    'null',
    'abc',
    '',
    ' ',
    '1e5',
    '1E+5',
    '1e309',
    '0x10',
    '--5',
    '5;6',
  ],
  ...[
    '-1000000000000000',
    '1000000000000000000000',
    '9'.repeat(400),
    `12${' '.repeat(60)}months or years or none`,
  ],
];

test.each(names)('M2 · a shared address of %s with something impossible has no result', (name) => {
  const calculator = made(name);
  for (const [asked, field] of Object.entries(calculator.fields)) {
    const optional = field.kind !== 'time' && field.optional;
    for (const key of field.kind === 'time' ? ['time', ...field.units] : [asked])
      for (const text of IMPOSSIBLE.filter((one) => !optional || one.trim() !== '')) {
        const answers = answersOf(calculator, new URLSearchParams({ [key]: text }));
        const { result, problems } = outcomeOf(calculator, answers);
        expect({ key, text, result, marked: Object.keys(problems ?? {}) }).toEqual({
          ...{ key, text, result: undefined, marked: [asked] },
        });
      }
  }
});

test.each(names)(
  'M2 · a shared address of %s with a choice or unit that does not exist has no result',
  (name) => {
    const calculator = made(name);
    const units = Object.entries(calculator.fields)
      .filter(([, { kind }]) => kind === 'time')
      .map(([field]): [string, string] => ['unit', field]);
    const choices = Object.keys(calculator.choices).map((choice): [string, string] => [choice, choice]);
    for (const [key, marked] of [...choices, ...units])
      for (const text of ['magic', '', ' ', 'toString', '__proto__', 'YEARS', 'x'.repeat(400)]) {
        const query = new URLSearchParams({ ...(key === 'unit' && { time: '1' }), [key]: text });
        const { result, problems } = outcomeOf(calculator, answersOf(calculator, query));
        expect({ key, text, result, problems }).toEqual({
          ...{ key, text, result: undefined },
          problems: { [marked]: { code: 'unknown_choice', limit: null } },
        });
      }
  },
);

test.each(names)('M2 · a time of %s in two units, or in one it does not count in, has no result', (name) => {
  const calculator = made(name);
  for (const [asked, field] of Object.entries(calculator.fields)) {
    if (field.kind !== 'time') continue;
    const other = field.units.includes('days') ? [] : ['days=90'];
    for (const address of ['years=5&months=6', 'months=18&years=2', ...other]) {
      const { problems } = outcomeOf(calculator, answersOf(calculator, new URLSearchParams(address)));
      expect(Object.keys(problems ?? {})).toEqual([asked]);
    }
  }
});

test.each(names)('M2 · %s is what comes with its page', async (name) => {
  expect(await calculatorMakers[name]()).toBe(allMakers[name]);
  expect(made(name).name).toBe(name);
});

describe('M2 · published examples through the calculators themselves', () => {
  test.each<[PlainCalculatorName, Record<string, string>, number, number]>([
    ['sip-calculator', { amount: '1000', time: '12', unit: 'months' }, 12_809, 1],
    ['sip-calculator', { amount: '1000', time: '1', convention: 'due-effective' }, 12_766, 1],
    ['sip-calculator', { amount: '1000', time: '1', convention: 'end-nominal' }, 12_683, 1],
    ['sip-calculator', { amount: '5000', time: '10', step_up: '10' }, 1_687_163, 2],
    ['step-up-sip-calculator', {}, 1_687_163, 2],
    [
      'required-sip-calculator',
      { target: '10 lakh', time: '24', unit: 'months', rate: '11' },
      37_101.08,
      0.01,
    ],
    ['lumpsum-calculator', {}, 310_585, 2],
    ['mutual-fund-returns-calculator', { once: '150000', monthly: '', rate: '3.66', time: '1' }, 155_490, 1],
    ['fd-calculator', { rate: '10', time: '5', interest: 'simple' }, 150_000, 0.5],
    ['rd-calculator', { rate: '8', time: '1' }, 62_647, 1],
    ['ppf-calculator', {}, 4_068_209, 1],
    ['nsc-calculator', {}, 144_903, 1],
    ['nps-calculator', {}, 22_793, 1.5],
    ['swp-calculator', {}, 39_642, 2],
    [
      'stp-calculator',
      { corpus: '50 lakh', transfer: '50000', time: '5', source_rate: '6', order: 'transfer-first' },
      7_362_625,
      2,
    ],
    ['cagr-calculator', {}, 14.87, 0.006],
    ['inflation-calculator', { amount: '10 lakh', rate: '6' }, 1_790_848, 2],
  ])('M2 · %s of %j', (name, answers, expected, tolerance) => {
    expect(Math.abs(figure(name, answers)! - expected)).toBeLessThanOrEqual(tolerance);
  });

  test('M2 · the lines beside the headline', () => {
    expect(line('epf-calculator', { basic: '15000' }, 'line.employee')).toBe(1800);
    expect(line('epf-calculator', { basic: '15000' }, 'line.employer')).toBe(550);
    expect(line('epf-calculator', { basic: '15000' }, 'line.eps')).toBe(1250);
    expect(line('epf-calculator', { basic: '15000', own_share: '20' }, 'line.employee')).toBe(3000);
    expect(line('nps-calculator', {}, 'line.corpus')).toBeCloseTo(11_396_626.62, 2);
    expect(line('nps-calculator', {}, 'line.lumpSum')).toBeCloseTo(6_837_975.97, 2);
    expect(line('swp-calculator', {}, 'line.withdrawn')).toBe(600_000);
    expect(line('cagr-calculator', {}, 'line.absolute')).toBe(100);
    expect(line('sip-calculator', { inflation: '6' }, 'line.today')).toBe(3_115_390.44);
    expect(line('sip-calculator', {}, 'line.today')).toBeUndefined();
    expect(line('step-up-sip-calculator', {}, 'line.lastInstalment')).toBeCloseTo(11_789.74, 2);
    expect(line('step-up-sip-calculator', { time: '12', unit: 'months' }, 'line.lastInstalment')).toBe(5000);
    expect(line('required-sip-calculator', { inflation: '6' }, 'line.goalThen')).toBeCloseTo(4_477_119.24, 2);
  });

  test('M2 · tax deducted on a deposit, by payer and age, year by year', () => {
    const deposit = { amount: '10 lakh', rate: '7', time: '1', times: '1' };
    expect(line('fd-calculator', deposit, 'line.tds')).toBe(7000);
    expect(line('fd-calculator', { ...deposit, senior: 'yes' }, 'line.tds')).toBe(0);
    expect(line('fd-calculator', { ...deposit, amount: '1 lakh' }, 'line.tds')).toBe(0);
    expect(line('fd-calculator', { ...deposit, amount: '2 lakh', payer: 'non_bank' }, 'line.tds')).toBe(1400);
    expect(line('fd-calculator', { ...deposit, time: '2' }, 'line.tds')).toBe(14_490);
    expect(given('fd-calculator', deposit).result!.worked.notes).toEqual([{ text: 'note.tds' }]);
    expect(given('fd-calculator', {}).result!.worked.notes).toEqual([{ text: 'note.noTds' }]);
  });

  test.each([
    ['12', 583.33],
    ['4', 1750],
    ['2', 3500],
    ['1', 7000],
  ])('M2 · a deposit that pays out %s times a year', (times, value) => {
    const { headline } = given('fd-calculator', { rate: '7', interest: 'payout', times }).result!.worked;
    expect(headline).toEqual({ label: `line.payout.${times}`, value, unit: 'rupees' });
  });

  test('M2 · withdrawals show how long they last', () => {
    const notes = (answers: Record<string, string>) => given('swp-calculator', answers).result!.worked.notes;
    expect(notes({})).toEqual([{ text: 'note.lasts', gaps: { time: { value: 64, unit: 'months' } } }]);
    expect(notes({ withdrawal: '1000' })).toEqual([{ text: 'note.lastsAlways' }]);
    expect(notes({ withdrawal: '100000' })).toEqual([
      { text: 'note.empty', tone: 'warn', gaps: { month: { value: 6, unit: 'count' } } },
    ]);
  });

  test('M2 · PPF deposits may stop after fifteen years', () => {
    const on = line('ppf-calculator', { years: '20' }, 'line.deposited');
    const off = line('ppf-calculator', { years: '20', extension: 'without' }, 'line.deposited');
    expect([on, off]).toEqual([3_000_000, 2_250_000]);
    expect(line('ppf-calculator', { deposits: 'monthly' }, 'line.aMonth')).toBe(12_500);
  });
});

describe('M2 · impossible answers', () => {
  test.each<[PlainCalculatorName, string, string, string, number | null]>([
    ['sip-calculator', 'amount', '0', 'not_positive', 0],
    ['sip-calculator', 'amount', '', 'empty', null],
    ['sip-calculator', 'amount', '1e309', 'not_a_number', null],
    ['sip-calculator', 'amount', '9'.repeat(20), 'too_big', 1e12],
    ['sip-calculator', 'rate', '101', 'too_big', 100],
    ['sip-calculator', 'rate', '-100', 'too_small', -99],
    ['sip-calculator', 'time', '2.3', 'not_whole', null],
    ['sip-calculator', 'time', '101', 'too_big', 100],
    ['sip-calculator', 'time', '1201 months', 'too_big', 1200],
    ['sip-calculator', 'time', '', 'empty', null],
    ['fd-calculator', 'rate', '-1', 'too_small', 0],
    ['fd-calculator', 'time', '36501 days', 'too_big', 36_500],
    ['ppf-calculator', 'amount', '499', 'too_small', 500],
    ['ppf-calculator', 'amount', '150001', 'too_big', 150_000],
    ['ppf-calculator', 'years', '51', 'too_big', 50],
    ['ppf-calculator', 'years', '14', 'too_small', 15],
    ['ppf-calculator', 'years', '16', 'not_multiple', 5],
    ['ppf-calculator', 'years', '49', 'not_multiple', 5],
    ['nsc-calculator', 'amount', '900', 'too_small', 1_000],
    ['nsc-calculator', 'amount', '1050', 'not_multiple', 100],
    ['nsc-calculator', 'amount', '1000.5', 'not_multiple', 100],
    ['ppf-calculator', 'years', '15.5', 'not_whole', null],
    ['nps-calculator', 'annuity_share', '19', 'too_small', 20],
    ['epf-calculator', 'own_share', '11', 'too_small', 12],
    ['mutual-fund-returns-calculator', 'once', '-1', 'too_small', 0],
    ['cagr-calculator', 'begin', '0', 'not_positive', 0],
  ])('M2 · %s: %s of %j is reported as %s', (name, field, text, code, limit) => {
    expect(given(name, { [field]: text })).toEqual({ problems: { [field]: { code, limit } } });
  });

  test('M2 · all invalid answers are reported at once', () => {
    expect(Object.keys(given('swp-calculator', { corpus: '0', rate: 'x', time: '-1' }).problems!)).toEqual([
      'corpus',
      'rate',
      'time',
    ]);
  });

  test('M2 · contradicting fields are reported beside one of them', () => {
    expect(given('mutual-fund-returns-calculator', { once: '', monthly: '0' }).problems).toEqual({
      monthly: { code: 'not_positive', limit: 0 },
    });
    const far = given('required-sip-calculator', { target: '1000000000000', inflation: '10', time: '10' });
    expect(far.problems).toEqual({ target: { code: 'too_big', limit: 385_543_289_429 } });
  });
});

describe.each(names)('M2 · %s', (name) => {
  const { fields, choices, example } = made(name);
  const parts: Record<string, fc.Arbitrary<string>> = {};
  for (const [field, { kind }] of Object.entries(fields)) {
    parts[field] = answer;
    if (kind === 'time') parts.unit = fc.constantFrom('years', 'months', 'days');
  }
  for (const [choice, { options }] of Object.entries(choices)) parts[choice] = fc.constantFrom(...options);

  test('M2 · whatever is typed gives a number or a reason', () => {
    fc.assert(
      fc.property(fc.record(parts), (answers) => {
        const { result, problems } = given(name, answers);
        if (!result) {
          expect(Object.keys(problems).length).toBeGreaterThan(0);
          return;
        }
        const { headline, lines, chart, rows } = result.worked;
        const values = [
          headline.value,
          ...lines.map(({ value }) => value),
          ...chart.flatMap((point) => [point.invested, point.value]),
          ...rows.flatMap(({ cells }) => cells),
        ];
        expect(values.filter((value) => !Number.isFinite(value))).toEqual([]);
        expect(chart.length).toBe(rows.length + 1);
        expect(rows.length).toBeLessThanOrEqual(100);
      }),
      { numRuns: 60 },
    );
  });

  test('M2 · the start and the worked example are possible', () => {
    expect(given(name, {}).problems).toBeUndefined();
    expect(given(name, { ...example }).problems).toBeUndefined();
  });

  test('M2 · the year table and the picture end at the result', () => {
    const { chart, rows, columns, months } = given(name, {}).result!.worked;
    expect(rows.at(-1)!.months).toBe(months);
    expect(chart.at(-1)!.months).toBe(months);
    expect(rows.at(-1)!.cells).toHaveLength(columns.length);
    expect(rows.at(-1)!.cells).toContainEqual(expect.closeTo(chart.at(-1)!.value, 1));
  });
});
