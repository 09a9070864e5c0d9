import english from '../locales/en.json' with { type: 'json' };
import hindi from '../locales/hi.json' with { type: 'json' };

const gaps = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/g)].map((gap) => gap[0]).sort();

describe('words of the remote', () => {
  test('S19 · English and Hindi have the same keys', () => {
    expect(Object.keys(hindi)).toEqual(Object.keys(english));
  });

  test('S19 · Hindi fills only gaps that English has, but for the problems, which English takes from the API', () => {
    const wrong = Object.entries(hindi).filter(([key, text]) => {
      const known = gaps(english[key as keyof typeof english]);
      return !key.startsWith('problem.') && JSON.stringify(gaps(text)) !== JSON.stringify(known);
    });
    expect(wrong).toEqual([]);
  });

  test('S19 · Hindi is written in Devanagari', () => {
    const latin = Object.entries(hindi).filter(([, text]) => text !== '' && !/[ऀ-ॿ]/.test(text));
    expect(latin).toEqual([]);
  });
});
