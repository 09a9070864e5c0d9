import { decimal } from '@sanchay/finance';
import { emptyHolding, type StatementHolding } from './statement.ts';

const ulp = (text: string): ReturnType<typeof decimal> => decimal(10).pow(-(text.split('.')[1]?.length ?? 0));

/**
 * Whether units times price are the value that is printed beside them, as closely as the printed decimals allow. Whole
 * units are exact.
 */
export function valueFits({ units, price, value }: { units: string; price: string; value: string }): boolean {
  const slack = decimal(units).times(ulp(price)).div(2).plus(ulp(value));
  const ofUnits = units.includes('.') ? decimal(price).times(ulp(units)).div(2) : decimal(0);
  return !decimal(units).times(price).minus(value).abs().gt(slack.plus(ofUnits));
}

interface HeldUnits {
  folio: string;
  name: string;
  units: string;
  price: string | null;
  /** Rupees as printed; null where the file has none. */
  value: string | null;
  on: string | null;
  cost: string | null;
}

/** A holding of a statement that has no transactions: its units on a day, which must be worth what is printed. */
export function heldUnits({ folio, name, units, price, value, on, cost }: HeldUnits): StatementHolding {
  const fits = price === null || value === null || valueFits({ units, price, value });
  return {
    ...emptyHolding(folio, name.slice(0, 200)),
    opening: units,
    closing: units,
    nav: price,
    valuedOn: on,
    cost,
    faults: ['no_transactions', ...(fits ? [] : ['value' as const])],
  };
}
