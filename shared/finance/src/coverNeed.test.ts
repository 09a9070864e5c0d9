import { healthCoverNeed, lifeCoverNeed } from './coverNeed.ts';

const refused = (field: string, code: string, limit: number | null = null) =>
  expect.objectContaining({ kind: 'calculator_input', field, code, limit });

describe('N1 · life cover a family needs', () => {
  it('N1 · explains every part, and the parts make the need', () => {
    expect(
      lifeCoverNeed({
        annualExpense: 600_000,
        years: 20,
        loans: 2_500_000,
        goals: 3_000_000,
        savings: 1_200_000.5,
        existingCover: 5_000_000,
      }),
    ).toEqual({
      need: 9_390_231.74,
      rows: [
        { key: 'income_replacement', amount: 10_090_232.24 },
        { key: 'loans', amount: 2_500_000 },
        { key: 'goals', amount: 3_000_000 },
        { key: 'savings', amount: -1_200_000.5 },
        { key: 'existing_cover', amount: -5_000_000 },
      ],
    });
  });

  it('N1 · where prices rise as fast as money grows, years simply multiply', () => {
    const { need, rows } = lifeCoverNeed({ annualExpense: 600_000, years: 3, inflationPct: 6, returnPct: 6 });
    expect(need).toBe(1_800_000);
    expect(rows.map(({ amount }) => amount)).toEqual([1_800_000, 0, 0, 0, 0]);
  });

  it('N1 · the first year needs no growth, the second one year of it', () => {
    const plan = { annualExpense: 107_000, inflationPct: 0, returnPct: 7 };
    expect(lifeCoverNeed({ ...plan, years: 1 }).need).toBe(107_000);
    expect(lifeCoverNeed({ ...plan, years: 2 }).need).toBe(207_000);
  });

  it('N1 · enough savings need no cover', () => {
    expect(lifeCoverNeed({ annualExpense: 100, years: 1, savings: 1e6 }).need).toBe(0);
    expect(Object.is(lifeCoverNeed({ annualExpense: 0, years: 1 }).rows[3]?.amount, 0)).toBe(true);
  });

  it.each([
    [{ annualExpense: -1, years: 1 }, 'annualExpense', 'too_small', 0],
    [{ annualExpense: 1, years: 0 }, 'years', 'not_positive', 0],
    [{ annualExpense: 1, years: 1.5 }, 'years', 'not_whole', null],
    [{ annualExpense: 1, years: 1, inflationPct: 101 }, 'inflationPct', 'too_big', 100],
    [{ annualExpense: 1, years: 1, inflationPct: -1 }, 'inflationPct', 'too_small', 0],
    [{ annualExpense: 1, years: 1, returnPct: -100 }, 'returnPct', 'too_small', -99],
    [{ annualExpense: 1, years: 1, loans: -1 }, 'loans', 'too_small', 0],
    [{ annualExpense: 1, years: 1, goals: NaN }, 'goals', 'not_a_number', null],
    [{ annualExpense: 1, years: 1, savings: 2e12 }, 'savings', 'too_big', 1e12],
    [{ annualExpense: 1, years: 1, existingCover: -1 }, 'existingCover', 'too_small', 0],
  ])('N1 · %j is refused', (input, field, code, limit) => {
    expect(() => lifeCoverNeed(input)).toThrow(refused(field, code, limit));
  });
});

describe('N1 · health cover a family needs', () => {
  it.each([
    [1, 1_000_000],
    [2, 750_000],
    [3, 500_000],
  ] as const)('N1 · one young adult in a city of tier %d: %d', (cityTier, need) => {
    expect(healthCoverNeed({ cityTier, ages: [30] }).need).toBe(need);
  });

  it('N1 · further adults, children and age each add a row', () => {
    expect(healthCoverNeed({ cityTier: 1, ages: [46, 44, 18, 17, 0], existingCover: 500_000.25 })).toEqual({
      need: 2_624_999.75,
      rows: [
        { key: 'base', amount: 1_000_000 },
        { key: 'adults', amount: 1_000_000 },
        { key: 'children', amount: 500_000 },
        { key: 'age', amount: 625_000 },
        { key: 'existing_cover', amount: -500_000.25 },
      ],
    });
  });

  it.each([
    [44, 0],
    [45, 250_000],
    [59, 250_000],
    [60, 500_000],
    [120, 500_000],
  ])('N1 · at %d the age adds %d', (age, amount) => {
    expect(healthCoverNeed({ cityTier: 1, ages: [age] }).rows[3]).toEqual({ key: 'age', amount });
  });

  it('N1 · the first child of a policy without adults is the base', () => {
    expect(healthCoverNeed({ cityTier: 3, ages: [10] }).need).toBe(500_000);
    expect(healthCoverNeed({ cityTier: 3, ages: [10, 8] }).need).toBe(625_000);
  });

  it('N1 · enough cover needs no more', () => {
    expect(healthCoverNeed({ cityTier: 3, ages: [30], existingCover: 1e7 }).need).toBe(0);
  });

  it.each([
    [{ cityTier: 4 as never, ages: [30] }, 'cityTier', 'not_a_number', null],
    [{ cityTier: 1 as const, ages: [] }, 'ages', 'too_small', 1],
    [{ cityTier: 1 as const, ages: [-1] }, 'ages', 'not_a_number', null],
    [{ cityTier: 1 as const, ages: [NaN] }, 'ages', 'not_a_number', null],
    [{ cityTier: 1 as const, ages: [121] }, 'ages', 'too_big', 120],
    [{ cityTier: 1 as const, ages: [30], existingCover: -1 }, 'existingCover', 'too_small', 0],
  ])('N1 · %j is refused', (input, field, code, limit) => {
    expect(() => healthCoverNeed(input)).toThrow(refused(field, code, limit));
  });
});
