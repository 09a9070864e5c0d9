import english from '../locales/en.json' with { type: 'json' };
import hindi from '../locales/hi.json' with { type: 'json' };

const gaps = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((gap) => gap[0]).sort();

test('S19 · English and Hindi have the same keys, and the same gaps in each', () => {
  expect(Object.keys(hindi)).toEqual(Object.keys(english));
  const other = Object.entries(hindi).filter(([key, text]) => {
    return gaps(text).join() !== gaps(english[key as keyof typeof english]).join();
  });
  expect(other).toEqual([]);
});

test('S19 · Hindi is written in Devanagari', () => {
  const latin = Object.entries(hindi).filter(([, text]) => !/[ऀ-ॿ]/.test(text));
  expect(latin.map(([key]) => key)).toEqual(['order.name.buy']);
});
