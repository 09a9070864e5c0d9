import { AddressReader } from '@sanchay/remote-kit';
import { defaultConfig } from '@sanchay/contracts';
import { healthGap, lifeGap } from './coverGap.ts';
import { familyOf, familyQuery } from './healthAnswers.ts';
import { lifeAnswersOf } from './lifeAnswers.ts';
import { needAnswersOf, needQuery } from './needAnswers.ts';

const query = (text: string) => new AddressReader(new URLSearchParams(text));
/** The answers and what of the address is impossible. */
const read = <Answers>(of: (address: AddressReader) => Answers, text: string) => {
  const address = query(text);
  return [of(address), address.ignored];
};

describe('answers in the address', () => {
  it('N1 · what is missing is the usual answer; what is impossible is so too and named, never moved to a limit', () => {
    expect(read(lifeAnswersOf, 'years=abc&loans=&goals=99999999999&expense=5&savings=1234.5')).toEqual([
      { expense: 600_000, years: 20, loans: 2_500_000, goals: 2_000_000, savings: 1234.5, cover: 0 },
      ['expense', 'years', 'goals'],
    ]);
    expect(read(lifeAnswersOf, 'years=7.6')[1]).toEqual(['years']);
    expect(read(needAnswersOf, 'kind=pet&held=-1')[1]).toEqual(['kind', 'held']);
  });

  it('N1 · a family is one or two ages, children and a city', () => {
    expect(familyOf(query('ages=40&children=3&city=town'))).toEqual({
      ages: [40],
      children: 3,
      city: 'town',
    });
    const usual = { ages: [34, 32], children: 1, city: 'metro' };
    expect(read(familyOf, 'ages=40,38,9&children=9&city=moon')).toEqual([
      usual,
      ['ages', 'children', 'city'],
    ]);
    expect(read(familyOf, 'ages=old,700&children=1.5')).toEqual([usual, ['ages', 'children']]);
    expect(read(familyOf, 'ages=121')).toEqual([usual, ['ages']]);
    expect(familyOf(query(''))).toEqual({ ages: [34, 32], children: 1, city: 'metro' });
    expect(familyQuery({ ages: [34, 32], children: 0, city: 'city' })).toBe(
      'ages=34,32&children=0&city=city',
    );
  });

  it('N1 · what is written is read back the same', () => {
    const life = needAnswersOf(query('kind=life&expense=700000&years=12&loans=1&goals=2&savings=3&cover=4'));
    expect(needAnswersOf(query(needQuery(life)))).toEqual(life);
    const health = needAnswersOf(query('kind=health&ages=50&children=2&city=city&held=300000'));
    expect(health).toMatchObject({ kind: 'health', held: 300_000 });
    expect(needAnswersOf(query(needQuery(health)))).toEqual(health);
  });
});

describe('cover still missing', () => {
  it('N1 · life: expenses of the years, loans and goals, less savings and cover', () => {
    const answers = {
      expense: 600_000,
      years: 1,
      loans: 2_500_000,
      goals: 2_000_000,
      savings: 1_000_000,
      cover: 1_500_000,
    };
    expect(lifeGap(answers, defaultConfig.goals)).toEqual({
      need: 4_100_000,
      held: 1_500_000,
      gap: 2_600_000,
      rows: [
        { key: 'income_replacement', amount: 600_000 },
        { key: 'loans', amount: 2_500_000 },
        { key: 'goals', amount: 2_000_000 },
        { key: 'savings', amount: -1_000_000 },
        { key: 'existing_cover', amount: -1_500_000 },
      ],
    });
  });

  it('N1 · life: inflation and returns are the settings’', () => {
    const answers = { expense: 100_000, years: 2, loans: 0, goals: 0, savings: 0, cover: 0 };
    expect(lifeGap(answers, { ...defaultConfig.goals, inflation: 0, returns: 0 }).need).toBe(200_000);
    expect(lifeGap(answers, { ...defaultConfig.goals, inflation: 5, returns: 7 }).need).toBe(198_130.84);
  });

  it('N1 · more savings than needs is no need, and more cover than need leaves no gap', () => {
    const rich = { expense: 100_000, years: 1, loans: 0, goals: 0, savings: 500_000, cover: 0 };
    expect(lifeGap(rich, defaultConfig.goals)).toMatchObject({ need: 0, gap: 0 });
    expect(lifeGap({ ...rich, savings: 0, cover: 900_000 }, defaultConfig.goals)).toMatchObject({
      need: 100_000,
      held: 900_000,
      gap: 0,
    });
  });

  it('N1 · health: by city, adults, children and the eldest’s age', () => {
    expect(healthGap({ ages: [34, 32], children: 1, city: 'metro' }, 500_000)).toEqual({
      need: 1_750_000,
      held: 500_000,
      gap: 1_250_000,
      rows: [
        { key: 'base', amount: 1_000_000 },
        { key: 'adults', amount: 500_000 },
        { key: 'children', amount: 250_000 },
        { key: 'age', amount: 0 },
        { key: 'existing_cover', amount: -500_000 },
      ],
    });
    expect(healthGap({ ages: [45], children: 0, city: 'city' }, 0).need).toBe(937_500);
    expect(healthGap({ ages: [60], children: 0, city: 'town' }, 0).need).toBe(750_000);
  });
});
