import { yearlyPremium, type HealthAnswers, type PlanRates } from './premium.ts';

const plan: PlanRates = {
  max_children: 2,
  second_adult_pct: '75.00',
  child_rate: '2000.00',
  rates: [
    { age_from: 18, age_to: 35, rate: '6000.00' },
    { age_from: 36, age_to: 65, rate: '10000.00' },
  ],
  cover_factors: [
    { cover: '1000000.00', factor: '1.2000' },
    { cover: '500000.00', factor: '1.0000' },
  ],
  city_factors: [
    { city: 'metro', factor: '1.0000' },
    { city: 'town', factor: '0.8000' },
  ],
};
const answers: HealthAnswers = { cover: 500_000, adultAges: [30], children: 0, city: 'metro' };
const premium = (over: Partial<HealthAnswers>) =>
  yearlyPremium(plan, { ...answers, ...over })?.toString() ?? null;

describe('the premium of a health plan', () => {
  it.each([
    [{}, '6000'],
    [{ adultAges: [35] }, '6000'],
    [{ adultAges: [36] }, '10000'],
    [{ city: 'town' }, '4800'],
    [{ cover: 1_000_000 }, '7200'],
    [{ children: 2 }, '10000'],
  ])('N1 · comes from the rows of age, cover, city and children: %j', (over, expected) => {
    expect(premium(over)).toBe(expected);
  });

  it('N1 · charges the eldest in full and the other adult a share, in whatever order they are given', () => {
    expect(premium({ adultAges: [30, 40] })).toBe('14500');
    expect(premium({ adultAges: [40, 30] })).toBe('14500');
  });

  it('N1 · lies evenly between the rows of cover, in whole rupees', () => {
    expect(premium({ cover: 750_000 })).toBe('6600');
    expect(premium({ cover: 500_100 })).toBe('6000');
    expect(premium({ cover: 503_800 })).toBe('6009');
  });

  it.each([
    [{ cover: 499_999 }],
    [{ cover: 1_000_001 }],
    [{ adultAges: [17] }],
    [{ adultAges: [66] }],
    [{ adultAges: [30, 66] }],
    [{ adultAges: [66, 30] }],
    [{ children: 3 }],
    [{ city: 'city' }],
  ])('N1 · is none where the plan does not take these people or this cover: %j', (over) => {
    expect(premium(over)).toBeNull();
  });
});
