import type { ImportedKind } from '@sanchay/contracts';
import { decimal } from '@sanchay/finance';
import { valueFits } from './heldUnits.ts';
import type { StatementRow } from './statement.ts';

const CHARGE = /\b(?:billing|charges?|fees?|persistency)\b/i;
const SWITCH = /scheme preference change|rebalanc|pfm change|inter[- ]scheme|one way switch|shifting/i;

const size = (figure: string): string => figure.replace(/^-/, '');

/**
 * A transaction of NPS from the text and the figures of its line: amount, NAV and units, or units before the NAV. Null
 * for other figures.
 */
export function npsRow({
  head,
  figures,
  unitsFirst,
}: {
  head: string;
  figures: readonly string[];
  unitsFirst: boolean;
}): Omit<StatementRow, 'on' | 'line' | 'nth'> | null {
  if (figures.length !== 3) return null;
  const [amount, second, third] = figures as [string, string, string];
  const [units, price] = unitsFirst ? [second, third] : [third, second];
  if (price.startsWith('-') || decimal(units).eq(0)) return null;
  const isOut = units.startsWith('-');
  if (isOut !== amount.startsWith('-') && !decimal(amount).eq(0)) return null;
  const fits = valueFits({ units: size(units), price, value: size(amount) });
  return {
    kind: kindOf(head, isOut),
    description: head.slice(0, 200),
    amount,
    units,
    nav: price,
    balance: null,
    stampDuty: '0',
    stt: '0',
    fault: fits ? null : 'amount',
  };
}

function kindOf(head: string, isOut: boolean): ImportedKind {
  if (SWITCH.test(head)) return isOut ? 'switch_out' : 'switch_in';
  if (isOut) return CHARGE.test(head) ? 'charge' : 'withdrawal';
  return 'contribution';
}
