import { addMonthsClamped, type SchemeClass } from '@sanchay/finance';

/** A purchase of the invented past. Dates are calendar dates; the business day on or after counts. */
export interface PastPurchase {
  /** Which of the persona's funds, by position. */
  fund: number;
  amount: number;
  date: string;
  /** Folio of the fund's house: 0 is the first, 1 a second one. */
  folio: number;
  /** The SIP that it belongs to, by position in `sips`. */
  sip?: number;
}

export interface PastSip {
  fund: number;
  amount: number;
  day: number;
  months: number;
  /** How many months ago the last instalment was; 0 goes on. */
  endedMonthsAgo: number;
}

export interface PastLumpsum {
  fund: number;
  amount: number;
  monthsAgo: number;
  day: number;
  folio?: number;
}

/** How a persona has invested so far. */
export interface History {
  /** Class of each fund; funds of one class are different ones. */
  funds: readonly SchemeClass[];
  sips: readonly PastSip[];
  lumpsums: readonly PastLumpsum[];
}

/** Three years of a steady investor: two SIPs (one goes on), lumpsums, two folios in the first fund. */
export const ASHA: History = {
  funds: ['equity', 'equity', 'equity', 'debt', 'liquid'],
  sips: [
    { fund: 0, amount: 5000, day: 5, months: 36, endedMonthsAgo: 0 },
    { fund: 2, amount: 3000, day: 10, months: 18, endedMonthsAgo: 6 },
  ],
  lumpsums: [
    { fund: 1, amount: 40_000, monthsAgo: 34, day: 17 },
    { fund: 3, amount: 100_000, monthsAgo: 30, day: 3 },
    { fund: 0, amount: 50_000, monthsAgo: 24, day: 21, folio: 1 },
    { fund: 1, amount: 25_000, monthsAgo: 15, day: 8 },
    { fund: 4, amount: 75_000, monthsAgo: 9, day: 12 },
    { fund: 1, amount: 30_000, monthsAgo: 4, day: 26 },
  ],
};

/** A year of a younger account. */
export const MEERA: History = {
  funds: ['equity', 'debt'],
  sips: [{ fund: 0, amount: 10_000, day: 10, months: 12, endedMonthsAgo: 0 }],
  lumpsums: [{ fund: 1, amount: 150_000, monthsAgo: 11, day: 20 }],
};

/** The purchases of a history up to the day before `today`, oldest first. */
export function pastPurchases(history: History, today: string): PastPurchase[] {
  const purchases: PastPurchase[] = history.lumpsums.map(({ fund, amount, monthsAgo, day, folio = 0 }) => ({
    fund,
    amount,
    date: addMonthsClamped(today, -monthsAgo, day),
    folio,
  }));
  for (const [sip, { fund, amount, day, months, endedMonthsAgo }] of history.sips.entries()) {
    for (let back = endedMonthsAgo + months - 1; back >= endedMonthsAgo; back -= 1) {
      purchases.push({ fund, amount, date: addMonthsClamped(today, -back, day), folio: 0, sip });
    }
  }
  return purchases
    .filter((purchase) => purchase.date < today)
    .toSorted((a, b) => (a.date === b.date ? a.fund - b.fund : a.date < b.date ? -1 : 1));
}
