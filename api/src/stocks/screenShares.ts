import type { ShareExtreme } from '@sanchay/contracts';

/** Figures that only screens choose by. */
export interface Screened {
  /** Percent a year of the price. */
  dividend_yield: number | null;
  /** Percent. */
  return_on_equity: number | null;
  debt_to_equity: number | null;
  /** Whether the last price is the highest or the lowest of 52 weeks. */
  at: ShareExtreme | null;
}

/** Limits of a screen; a missing one does not choose. Percentages, and multiples for P/E and debt to equity. */
export interface Screen {
  at?: ShareExtreme;
  pe_max?: number;
  year_1_min?: number;
  dividend_yield_min?: number;
  return_on_equity_min?: number;
  debt_to_equity_max?: number;
}

type Figures = Screened & { pe: number | null; year_1: number | null };

const atLeast = (figure: number | null, limit: number | undefined): boolean =>
  limit === undefined || (figure !== null && figure >= limit);
const atMost = (figure: number | null, limit: number | undefined): boolean =>
  limit === undefined || (figure !== null && figure <= limit);

/** Whether a share is within every limit; a share without a figure is outside the limits of that figure. */
export function passes(share: Figures, screen: Screen): boolean {
  return (
    (screen.at === undefined || share.at === screen.at) &&
    atMost(share.pe, screen.pe_max) &&
    atLeast(share.year_1, screen.year_1_min) &&
    atLeast(share.dividend_yield, screen.dividend_yield_min) &&
    atLeast(share.return_on_equity, screen.return_on_equity_min) &&
    atMost(share.debt_to_equity, screen.debt_to_equity_max)
  );
}
