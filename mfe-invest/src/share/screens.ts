import type { CallQuery } from '@sanchay/contracts';

type ListQuery = CallQuery<'stockList'>;

/** A limit on one figure: its name in the address, its parameter of the call, and the values that the page offers. */
interface ScreenRule {
  param: 'pe_max' | 'year_1_min' | 'dividend_yield_min' | 'return_on_equity_min' | 'debt_to_equity_max';
  values: readonly number[];
}

/** The figures by which a list of shares is screened. Percentages, and multiples for P/E and debt to equity. */
export const SCREEN_RULES = {
  pe: { param: 'pe_max', values: [15, 25, 40] },
  year: { param: 'year_1_min', values: [0, 10, 25, 50] },
  yield: { param: 'dividend_yield_min', values: [1, 2, 4] },
  roe: { param: 'return_on_equity_min', values: [10, 15, 20] },
  debt: { param: 'debt_to_equity_max', values: [0.5, 1] },
} as const satisfies Record<string, ScreenRule>;

export type ScreenName = keyof typeof SCREEN_RULES;
export const SCREEN_NAMES = Object.keys(SCREEN_RULES) as ScreenName[];

/** The chosen limits as the address has them; empty: none. */
export type ShareScreen = Readonly<Record<ScreenName, string>>;

const LOWEST = -1_000;
const HIGHEST = 100_000;

/** The limits of an address; what is no number, or outside what the call takes, is ignored. */
export function readScreen(address: URLSearchParams): ShareScreen {
  const limit = (name: ScreenName): string => {
    const text = (address.get(name) ?? '').trim();
    const value = Number(text);
    return text !== '' && value >= LOWEST && value <= HIGHEST ? String(value) : '';
  };
  return Object.fromEntries(SCREEN_NAMES.map((name) => [name, limit(name)])) as ShareScreen;
}

/** The limits as parameters of the list call; without those that are not chosen. */
export function screenCall(screen: ShareScreen): Pick<ListQuery, ScreenRule['param']> {
  return Object.fromEntries(
    SCREEN_NAMES.filter((name) => screen[name] !== '').map((name) => [
      SCREEN_RULES[name].param,
      Number(screen[name]),
    ]),
  );
}
