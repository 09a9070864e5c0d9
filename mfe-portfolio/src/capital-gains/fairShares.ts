import type { CallReply, CapitalGains } from '@sanchay/contracts';

export type FairValue = CallReply<'fairValues'>['data']['values'][number];

/** A sold share of before 1 February 2018, and its price of the day before as entered. */
export interface FairShare {
  isin: string;
  name: string;
  entered: FairValue | null;
}

const FAIR_DAY = '2018-01-31';

/** Whether the tax on a lot of this account can depend on the price of its share on 31 January 2018. */
export const isOldShare = ({
  asset,
  holder,
  isin,
  bought_on: bought,
}: CapitalGains['lots'][number]): boolean =>
  asset === 'stock' && holder === undefined && isin !== null && bought <= FAIR_DAY;

/** Shares of the report whose tax depends on their price of 31 January 2018: it is missing, or was entered. */
export function fairSharesOf(lots: CapitalGains['lots'], values: readonly FairValue[]): FairShare[] {
  const shares = new Map<string, FairShare>();
  for (const lot of lots.filter(isOldShare)) {
    const isin = lot.isin!;
    const entered = values.find((value) => value.isin === isin) ?? null;
    if (entered || lot.gaps.includes('fair_value_missing'))
      shares.set(isin, { isin, name: lot.name, entered });
  }
  return [...shares.values()];
}
