import { decimal, unitCount } from '@sanchay/finance';
import { isNegative, isSameUnits } from '../../imported/index.ts';
import { followsFrom, signedUnits } from './balanceChain.ts';
import { heldUnits, valueFits } from './heldUnits.ts';
import { isIsin, securityKind } from './isin.ts';
import { emptyHolding, type Statement, type StatementHolding, type StatementRow } from './statement.ts';

/** A demat account: its number, the depository participant, and the PAN of its first holder. */
export interface DematAccount {
  no: string;
  house: string | null;
  pan: string | null;
}

interface Held {
  isin: string;
  name: string;
  units: string;
  price: string;
  value: string;
}

interface Move {
  on: string;
  line: number;
  description: string;
  /** Units before, where they are printed. */
  opening: string | null;
  /** Signed, or as printed beside a balance that gives it the sign. */
  units: string;
  balance: string;
}

/** Securities and transactions of the demat accounts of a statement, put together at its end. */
export class DematBook {
  readonly #holdings = new Map<string, StatementHolding>();
  readonly #heldOn: () => string | null;

  /** @param heldOn the day of the holdings, known once the statement is read */
  constructor(heldOn: () => string | null) {
    this.#heldOn = heldOn;
  }

  /** Units of a security; null for one that is no share and no fund, or has no correct ISIN. */
  hold(account: DematAccount, { isin, name, units, price, value }: Held): StatementHolding | null {
    if (!isIsin(isin) || securityKind(isin) === 'other') return null;
    const holding = this.#holdingOf(account, isin, name);
    if (holding.closing !== null) holding.faults.push('twice');
    holding.closing = units;
    holding.nav = price;
    if (!valueFits({ units, price, value })) holding.faults.push('value');
    holding.name = name.slice(0, 200) || isin;
    return holding;
  }

  /** Opening units of a security, printed as a line of their own. */
  open(account: DematAccount, { isin, name }: { isin: string; name: string }, units: string): boolean {
    if (!isIsin(isin) || securityKind(isin) === 'other') return false;
    this.#holdingOf(account, isin, name).opening = units;
    return true;
  }

  /** Units that came or went. @returns whether the security is a share or a fund with a correct ISIN */
  move(account: DematAccount, { isin, name }: { isin: string; name: string }, move: Move): boolean {
    if (!isIsin(isin) || securityKind(isin) === 'other') return false;
    const holding = this.#holdingOf(account, isin, name);
    const last = holding.rows.at(-1);
    if (!last && move.opening !== null) holding.opening = move.opening;
    const before = last?.balance ?? holding.opening ?? '0';
    const units = signedUnits(move.units, before, move.balance).toFixed();
    holding.rows.push(
      rowOf(move, { units, before, nth: holding.rows.filter(({ on }) => on === move.on).length }),
    );
    return true;
  }

  /** Adds what was read to a statement; securities of which nothing is left and nothing moved are left out. */
  close(statement: Statement): void {
    for (const holding of this.#holdings.values()) {
      const last = holding.rows.at(-1)?.balance;
      if (holding.rows.length === 0) holding.opening = holding.closing ?? '0';
      // Units that came and are not among the holdings.
      if (holding.closing === null && last && unitCount(last).gt(0)) holding.faults.push('closing_missing');
      holding.closing ??= last ?? '0';
      holding.valuedOn = holding.nav === null ? null : this.#heldOn();
      if (last && !isSameUnits(last, holding.closing)) holding.faults.push('closing');
      if (isNegative(holding.closing)) holding.faults.push('negative');
      const isEmpty = unitCount(holding.closing).eq(0) && holding.rows.length === 0;
      if (!isEmpty) statement.holdings.push(holding);
    }
  }

  #holdingOf(account: DematAccount, isin: string, name: string): StatementHolding {
    const key = `${account.no} ${isin}`;
    const known = this.#holdings.get(key);
    if (known) return known;
    const holding: StatementHolding = {
      ...emptyHolding(account.no, name.slice(0, 200) || isin),
      asset: securityKind(isin) === 'stock' ? 'stock' : 'mutual_fund',
      isin,
      pan: account.pan,
      house: account.house,
      faults: ['no_cost'],
    };
    this.#holdings.set(key, holding);
    return holding;
  }
}

function rowOf(
  { on, line, description, balance }: Move,
  { units, before, nth }: { units: string; before: string; nth: number },
): StatementRow {
  return {
    on,
    line,
    nth,
    units,
    balance,
    kind: decimal(units).lt(0) ? 'transfer_out' : 'transfer_in',
    description: description.slice(0, 200),
    amount: null,
    nav: null,
    stampDuty: '0',
    stt: '0',
    fault: !followsFrom(before, units, balance) ? 'balance' : isNegative(balance) ? 'negative' : null,
  };
}

/** Units of a fund in a folio as a depository lists them, without transactions. */
export function folioUnits(
  { pan, house }: { pan: string | null; house: string | null },
  held: Parameters<typeof heldUnits>[0] & { isin: string },
): StatementHolding | null {
  if (!isIsin(held.isin) || securityKind(held.isin) !== 'mutual_fund') return null;
  return { ...heldUnits(held), isin: held.isin, pan, house };
}
