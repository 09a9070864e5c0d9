import { AddressReader } from '@sanchay/remote-kit';
import { featureName } from './featureName.ts';
import { featuresOf, totalOf, type Quote } from './quote.ts';
import { coverOf, quoteAnswersOf, quoteQuery, quotesAddress } from './quoteAnswers.ts';

const quote = (features: string[]): Quote => ({
  id: 'a',
  insurer: 'A',
  plan: 'P',
  cover: 500_000,
  premium: 5400,
  tax: 972,
  features,
});

describe('what is requested from the insurers', () => {
  it.each([
    [1_250_000, 1_300_000],
    [1_300_000, 1_300_000],
    [1, 100_000],
    [0, 100_000],
    [99_000_000, 10_000_000],
  ])('N1 · a cover of %i is requested as %i', (need, cover) => {
    expect(coverOf(need)).toBe(cover);
  });

  it('N1 · the address of quotes contains family and cover, and is parsed back unchanged', () => {
    const family = { ages: [40, 38], children: 2, city: 'city' as const };
    const address = quotesAddress(family, 1_250_000);
    expect(address).toBe('/insurance/health?cover=1300000&ages=40,38&children=2&city=city');
    const answers = quoteAnswersOf(new AddressReader(new URLSearchParams(address.split('?')[1])));
    expect(answers).toEqual({ family, cover: 1_300_000 });
    expect(quoteQuery(answers)).toBe('cover=1300000&ages=40,38&children=2&city=city');
    expect(quoteAnswersOf(new AddressReader(new URLSearchParams(''))).cover).toBe(1_000_000);
  });

  it.each(['1', '99000000', '-1250000', 'lots'])('N1 · a cover of %s in a link is not requested', (cover) => {
    const reader = new AddressReader(new URLSearchParams({ cover }));
    expect(quoteAnswersOf(reader).cover).toBe(1_000_000);
    expect(reader.ignored).toEqual(['cover']);
  });
});

describe('a quote', () => {
  it('N1 · costs premium and tax together', () => {
    expect(totalOf({ premium: 5400.1, tax: 972.2 })).toBe(6372.3);
  });

  it('N1 · lists each feature once, in the order of the plans', () => {
    expect(featuresOf([quote(['b', 'a']), quote(['a', 'c'])])).toEqual(['b', 'a', 'c']);
  });

  it('N1 · a feature newer than the words is shown readable', () => {
    const t = (key: string) => (key === 'feature.ayush' ? 'AYUSH treatment' : key);
    expect(featureName(t, 'ayush')).toBe('AYUSH treatment');
    expect(featureName(t, 'organ_donor')).toBe('organ donor');
  });
});
