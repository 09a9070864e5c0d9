import en from '../locales/en.json';
import hi from '../locales/hi.json';

const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).toSorted();

test('S19 both languages have the same keys with the same gaps', () => {
  expect(Object.keys(hi)).toEqual(Object.keys(en));
  const hindi: Record<string, string> = hi;
  for (const [key, text] of Object.entries(en)) expect([key, gaps(hindi[key]!)]).toEqual([key, gaps(text)]);
});
