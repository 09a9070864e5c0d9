import { planFunds } from '../market/fundPlan.ts';
import { plansOf } from '../market/plans.ts';
import { schemeRows } from '../market/schemeRows.ts';
import type { ListedScheme, MarketView } from './marketView.ts';
import { bestFunds } from './searchFunds.ts';

const SEED = 3;
const TODAY = '2026-11-20';
/** What searches look at of the direct growth option of every fund of the sandbox, with one fund house more. */
const schemes = [
  ...planFunds({ schemes: 2500, longFunds: 75, today: TODAY }).map((fund) => ({
    house: fund.house,
    stored: schemeRows(SEED, fund, plansOf(SEED, fund), TODAY)[0]!,
  })),
  ...['Flexi Cap', 'Liquid'].map((sub_category, place) => ({
    house: { code: 'PPFAS', slug: 'parag-parikh', short: 'Parag Parikh', name: 'PPFAS Mutual Fund' },
    stored: {
      code: `122639${place}`,
      isin: `INF879O0102${place}`,
      short_name: `Parag Parikh ${sub_category}`,
      name: `Parag Parikh ${sub_category} Fund - Direct Plan - Growth`,
      category: 'Equity',
      sub_category,
      risk: 'Very High Risk',
      tags: [] as string[],
    },
  })),
].map(({ house, stored: { isin, ...row } }) => ({
  row: { ...row, fund_house: house.code, returns: {} },
  house,
  isin,
  reinvestment: 'Z',
}));
const view = { version: 1, schemes: schemes as unknown as ListedScheme[] } satisfies MarketView;

const TOP = 10;
const shortNames = (query: string): string[] =>
  bestFunds(view, query, TOP).best.map(({ scheme }) => scheme.row.short_name);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Every way in which a word has one letter missing, doubled, in its neighbour's place, or replaced. */
const slipsOf = (token: string): string[] =>
  [...token].flatMap((letter, at) => {
    const [before, after] = [token.slice(0, at), token.slice(at + 1)];
    const other = LETTERS[(LETTERS.indexOf(letter.toLowerCase()) + 1 + at) % LETTERS.length]!;
    return [
      before + after,
      before + letter + letter + after,
      before + other + after,
      ...(after && after[0] !== letter ? [before + after[0]! + letter + after.slice(1)] : []),
    ];
  });

/** Every name with one slip in one of its words of four letters or more. */
const withSlips = (name: string): string[] => {
  const tokens = name.split(' ');
  return tokens.flatMap((token, place) =>
    /^[a-z]{4,}$/i.test(token)
      ? slipsOf(token).map((slip) => [...tokens.slice(0, place), slip, ...tokens.slice(place + 1)].join(' '))
      : [],
  );
};

test('I1 · nine of ten names of sandbox schemes with one slip find their scheme among the first ten', () => {
  const asked = schemes.flatMap(({ row: { short_name } }) =>
    withSlips(short_name).map((query) => ({ query, short_name })),
  );
  // Every 71st of them, so that each word, letter and kind of slip has its turn.
  const drawn = asked.filter((_slip, place) => place % 71 === 0);
  const missed = drawn.filter(({ query, short_name }) => !shortNames(query).includes(short_name));
  expect(drawn.length).toBeGreaterThan(500);
  expect(missed.length / drawn.length).toBeLessThanOrEqual(0.1);
});

test('I1 · every scheme is the first that its own name finds', () => {
  for (const { row } of schemes) expect(shortNames(row.short_name)[0]).toBe(row.short_name);
});

test.each([
  ['axs', 'Axis'],
  ['axs bluechip', 'Axis Large Cap'],
  ['hdfcc mid', 'HDFC Mid Cap'],
  ['hdcf mid cap', 'HDFC Mid Cap'],
  ['hfdc flexi', 'HDFC Flexi Cap'],
  ['hdf flexi cap', 'HDFC Flexi Cap'],
  ['hdfc mf', 'HDFC'],
  ['hdfcmf', 'HDFC'],
  ['sbimf liquid', 'SBI Liquid'],
  ['hdfcmidcap', 'HDFC Mid Cap'],
  ['midcap hdfc', 'HDFC Mid Cap'],
  ['sib small cap', 'SBI Small Cap'],
  ['ssbi small cap', 'SBI Small Cap'],
  ['sbi smal cap', 'SBI Small Cap'],
  ['sbi smlal cap', 'SBI Small Cap'],
  ['kotka flexi', 'Kotak Flexi Cap'],
  ['kotak flexxi cap', 'Kotak Flexi Cap'],
  ['kotak flxi', 'Kotak Flexi Cap'],
  ['kottak liqiud', 'Kotak Liquid'],
  ['absl flexi', 'Aditya Birla Sun Life Flexi Cap'],
  ['ABSL liquid', 'Aditya Birla Sun Life Liquid'],
  ['aditya birl liquid', 'Aditya Birla Sun Life Liquid'],
  ['adtiya birla elss', 'Aditya Birla Sun Life ELSS Tax Saver'],
  ['icici pru liquid', 'ICICI Prudential Liquid'],
  ['ipru liquid', 'ICICI Prudential Liquid'],
  ['icci prudential elss', 'ICICI Prudential ELSS Tax Saver'],
  ['iciic flexi', 'ICICI Prudential Flexi Cap'],
  ['ppfas', 'Parag Parikh'],
  ['ppfas flexi', 'Parag Parikh Flexi Cap'],
  ['parag parik flexi', 'Parag Parikh Flexi Cap'],
  ['parg parikh', 'Parag Parikh'],
  ['nip pon liquid', 'Nippon India Liquid'],
  ['nipon small', 'Nippon India Small Cap'],
  ['white oak flexi', 'WhiteOak Capital Flexi Cap'],
  ['mirea large', 'Mirae Asset Large'],
  ['motilal oswall mid cap', 'Motilal Oswal Mid Cap'],
  ['hdfc balanced hybrid', 'HDFC Balanced Hybrid'],
  ['mosl midcap', 'Motilal Oswal'],
  ['canrob elss', 'Canara Robeco ELSS'],
  ['qaunt small', 'Quant Small Cap'],
  ['hdfc baf', 'HDFC Balanced Advantage'],
  ['hdfc balanced advntage', 'HDFC Balanced Advantage'],
  ['kotak 80c', 'Kotak ELSS Tax Saver'],
  ['axis tax saver', 'Axis ELSS Tax Saver'],
  ['sbi coporate bond', 'SBI Corporate Bond'],
  ['dsp ovrnight', 'DSP Overnight'],
  ['bluechip sbi', 'SBI Large Cap'],
  ['एचडीएफसी मिड कैप', 'HDFC Mid Cap'],
  ['एक्सिस लिक्विड', 'Axis Liquid'],
  ['आदित्य बिड़ला फ्लेक्सी', 'Aditya Birla Sun Life Flexi Cap'],
  ['आईसीआईसीआई लिक्विड', 'ICICI Prudential Liquid'],
  ['निप्पॉन स्मॉल कैप', 'Nippon India Small Cap'],
  ['एसबीआई कॉर्पोरेट बॉन्ड', 'SBI Corporate Bond'],
])('I1 · "%s" finds %s first', (query, beginning) => {
  expect(shortNames(query)[0] ?? 'nothing').toMatch(new RegExp(`^${beginning}`));
});

test.each([
  ['the code', (code: string) => code],
  ['the code without marks, in small letters', (code: string) => code.replaceAll('-', '').toLowerCase()],
  ['the code with spaces', (code: string) => code.replaceAll('-', ' ')],
  ['the middle of the code', (code: string) => code.split('-')[1]!],
])('I1 · %s finds the one fund that has it', (_what, written) => {
  for (const { row } of schemes.slice(0, 40)) {
    const { best } = bestFunds(view, written(row.code), 1);
    expect(best[0]!.scheme.row.code).toBe(row.code);
  }
});

test.each([
  ['hdfc', 'HDFC'],
  ['sbi', 'SBI'],
  ['hdfc mf', 'HDFC'],
  ['absl', 'Aditya Birla Sun Life'],
  ['kotka', 'Kotak'],
  ['axs', 'Axis'],
  ['sib', 'SBI'],
])('I1 · "%s" finds funds of %s and of no other house', (query, house) => {
  const { total, best } = bestFunds(view, query, schemes.length);
  expect(total).toBe(schemes.filter(({ row }) => row.short_name.startsWith(house)).length);
  for (const { scheme } of best) expect(scheme.row.short_name.startsWith(house)).toBe(true);
});

test('I1 · what is like nothing finds nothing', () => {
  for (const query of ['zzzz', 'qwerty', 'hdfc zzzz', 'xx', 'ज़ज़ज़']) expect(shortNames(query)).toEqual([]);
});
