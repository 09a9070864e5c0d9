import { act, render, screen, waitFor } from '@testing-library/react';
import {
  addMessages,
  formatsFor,
  language,
  problemMessages,
  setLanguage,
  translate,
  useFormat,
  useMessages,
  RichMessage,
} from './index.ts';
import english from './locales/en.json';
import hindi from './locales/hi.json';

afterEach(() => act(() => setLanguage('en')));

function Title() {
  const { t } = useMessages('shop');
  const { rupees, date } = useFormat();
  return (
    <p>
      {t('title')} · {t('nav.gold')} · {t('state.items', { count: 1 })} · {rupees(2486310)} ·{' '}
      {date('2026-11-20')}
    </p>
  );
}

function gaps(message: string): string[] {
  return (message.match(/\{\{\w+\}\}/g) ?? []).toSorted();
}

describe('S19 · words', () => {
  test('S19 · both languages have the same keys and the same gaps', () => {
    expect(Object.keys(hindi).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, message] of Object.entries(english)) {
      expect([key, ...gaps((hindi as Record<string, string>)[key] ?? '')]).toEqual([key, ...gaps(message)]);
    }
  });

  test.each([
    ['2026-27', 'FY 2026-\u206027'],
    ['2099-00', 'FY 2099-\u206000'],
    ['2026-28', 'FY 2026-28'],
    ['2026-27 to 2027-28', 'FY 2026-27 to 2027-28'],
    [2026, 'FY 2026'],
    [0, 'FY 0'],
    [undefined, 'FY '],
    ['', 'FY '],
  ])('S19 · a financial year of a sentence stays in one line: %s', async (year, shown) => {
    await addMessages('years', {
      en: () => Promise.resolve({ named: 'FY {{year}}' }),
      hi: () => Promise.resolve({ named: 'वित्त वर्ष {{year}}' }),
    });
    expect(translate('years', 'named', { year })).toBe(shown);
  });

  test('S19 · Hindi is written in Devanagari', () => {
    const latinOnly = new Set(['state.notAvailable', 'switch.toEnglish']);
    const latin = Object.entries(hindi).filter(
      ([key, message]) => !/[\u0900-\u097f]/.test(message) && !latinOnly.has(key),
    );
    expect(latin).toEqual([]);
  });

  test('S19 · a language change loads every registered namespace first and shows without a reload', async () => {
    await addMessages('shop', {
      en: () => Promise.resolve({ title: 'Shop' }),
      hi: () => Promise.resolve({ title: 'दुकान' }),
    });
    render(<Title />);
    expect(screen.getByText('Shop · Gold · 1 item · ₹24,86,310 · 20 Nov 2026')).toBeVisible();
    await act(() => setLanguage('hi'));
    expect(screen.getByText('दुकान · गोल्ड · 1 आइटम · ₹24,86,310 · 20 नवंबर 2026')).toBeVisible();
    expect(document.documentElement.lang).toBe('hi');
  });

  test('S19 · words that arrive after the first render appear', async () => {
    const Late = () => <p>{useMessages('late').t('hello')}</p>;
    render(<Late />);
    expect(screen.getByText('hello')).toBeVisible();
    void addMessages('late', {
      en: () => Promise.resolve({ hello: 'Good day' }),
      hi: () => Promise.resolve({}),
    });
    await waitFor(() => expect(screen.getByText('Good day')).toBeVisible());
  });

  test('S19 · words that come later join those of their namespace, in each language', async () => {
    await addMessages('parts', { en: async () => ({ a: 'First' }), hi: async () => ({ a: 'पहला' }) });
    const loads: string[] = [];
    const sources = {
      en: async () => (loads.push('en'), { b: 'Second' }),
      hi: async () => (loads.push('hi'), { b: 'दूसरा' }),
    };
    await addMessages('parts', sources, 'late');
    await addMessages('parts', sources, 'late');
    expect([translate('parts', 'a'), translate('parts', 'b')]).toEqual(['First', 'Second']);
    await act(() => setLanguage('hi'));
    expect([translate('parts', 'a'), translate('parts', 'b')]).toEqual(['पहला', 'दूसरा']);
    expect(loads).toEqual(['en', 'hi']);
  });

  test('S19 · a release that takes the place of another brings its own words', async () => {
    await addMessages('swapped', { en: async () => ({ old: 'Old' }), hi: async () => ({}) });
    await addMessages('swapped', { en: async () => ({ old: 'Other', fresh: 'New' }), hi: async () => ({}) });
    expect([translate('swapped', 'old'), translate('swapped', 'fresh')]).toEqual(['Other', 'New']);
  });

  test('S19 · Hindi words that cannot be loaded fall back to English and do not stop the switch', async () => {
    await addMessages('broken', {
      en: () => Promise.resolve({ only: 'English only' }),
      hi: () => Promise.reject(new Error('offline')),
    });
    await setLanguage('hi');
    expect(language()).toBe('hi');
    expect(translate('broken', 'only')).toBe('English only');
  });

  test('S19 · the last of two quick choices wins', async () => {
    const first = setLanguage('hi');
    const second = setLanguage('en');
    await Promise.all([first, second]);
    expect(language()).toBe('en');
  });

  test('S19 · rich words put links where the translation has them', async () => {
    await addMessages('rich', {
      en: () => Promise.resolve({ rules: 'Read <link>the rules</link> first' }),
      hi: () => Promise.resolve({}),
    });
    render(<RichMessage ns="rich" k="rules" parts={{ link: <a href="/rules" /> }} />);
    expect(screen.getByRole('link', { name: 'the rules' })).toHaveAttribute('href', '/rules');
  });

  test('S19 · a problem states what happened, what is safe and what to do; an unknown code too', () => {
    expect(problemMessages(translate.bind(null, 'common'), 'OTP_invalid').title).toBe('Incorrect OTP');
    const unknown = problemMessages(translate.bind(null, 'common'), 'never_heard_of');
    expect(unknown).toEqual({
      title: english['error.title'],
      safe: english['error.safe'],
      action: english['error.do'],
    });
    expect(problemMessages(translate.bind(null, 'common'), 'timeout').safe).toBe(english['error.safe']);
  });

  test('S18 · a missing figure or date reads as missing, in either language', () => {
    expect(formatsFor('hi').rupees(null)).toBe('--');
    expect(formatsFor('en').date(null)).toBe('NA');
  });
});
