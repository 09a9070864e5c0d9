import { ROUND_DOWN, type Big } from '@sanchay/finance';

/** The sandbox provider buys back 3 % below its selling price. */
const BUY_BACK_PCT = 97;

/** Rupees a gram that the provider pays for gold it sells at `price`, rounded down to the paisa: what gold is worth. */
export function buyBackPrice(price: Big): Big {
  return price.times(BUY_BACK_PCT).div(100).round(2, ROUND_DOWN);
}

/** SQL of `buyBackPrice` for an SQL expression of a price. */
export function buyBackSql(price: string): string {
  return `trunc(${price} * ${BUY_BACK_PCT} / 100, 2)`;
}
