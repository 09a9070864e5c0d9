/** Units of a security that came into a demat account, or left it. */
export interface DematMove {
  isin: string;
  /** ISO day. */
  on: string;
  units: number;
}

interface Period {
  from: string;
  to: string;
}

const PRICE = 25;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const cells = (...parts: (string | number)[]) => parts.join('\t\t');
const money = (value: number) => `${value}.00`;
const nameOf = (isin: string) => `ZED ${isin.slice(0, 7)}`;

/** Units of each security before a day, in the order in which the securities came. */
function unitsBefore(moves: readonly DematMove[], day: string): Map<string, number> {
  const units = new Map<string, number>();
  for (const { isin, on, units: moved } of moves)
    units.set(isin, (units.get(isin) ?? 0) + (on < day ? moved : 0));
  return units;
}

/** The text of a consolidated statement of a depository over a period of a demat account. */
export function dematPeriod(kind: 'NSDL' | 'CDSL', moves: readonly DematMove[], period: Period): string {
  const closing = [...unitsBefore(moves, `${period.to}~`)].filter(([, units]) => units > 0);
  const sum = closing.reduce((total, [, units]) => total + units * PRICE, 0);
  const running = unitsBefore(moves, period.from);
  const shown = moves.filter(({ on }) => on >= period.from && on <= period.to);
  const moved = [...running.keys()].map((isin) => ({
    isin,
    lines: shown
      .filter((move) => move.isin === isin)
      .map(({ on, units }) => {
        const opening = running.get(isin)!;
        running.set(isin, opening + units);
        return {
          on,
          opening,
          debit: Math.max(0, -units),
          credit: Math.max(0, units),
          balance: opening + units,
        };
      }),
  }));
  return kind === 'NSDL' ? nsdl(period, { closing, sum, moved }) : cdsl(period, { closing, sum, moved });
}

interface Printed {
  closing: [isin: string, units: number][];
  sum: number;
  moved: {
    isin: string;
    lines: { on: string; opening: number; debit: number; credit: number; balance: number }[];
  }[];
}

function nsdl({ from, to }: Period, { closing, sum, moved }: Printed): string {
  const day = (iso: string) => `${iso.slice(8)}-${MONTHS[Number(iso.slice(5, 7)) - 1]}-${iso.slice(0, 4)}`;
  return [
    'National Securities Depository Limited',
    `Statement for the period from ${day(from)} to ${day(to)}`,
    cells('NSDL Demat Account', 'ACCOUNT HOLDER'),
    cells('ZED BROKING', 'TEST INVESTOR (PAN:AAAPE1111A)'),
    'DP ID: IN300000 Client ID: 10000001',
    'Equities (E)',
    ...closing.map(([isin, units]) =>
      cells(isin, nameOf(isin), '1.00', units, money(PRICE), money(units * PRICE)),
    ),
    cells('Total', money(sum)),
    'Summary of Transactions of',
    'DP ID: IN300000 Client ID: 10000001',
    ...moved.flatMap(({ isin, lines }) => [
      `ISIN : ${isin} - ${nameOf(isin)}`,
      ...lines.map(({ on, opening, debit, credit, balance }) =>
        cells(day(on), '81000000000001', 'By CM ZED SECURITIES', opening, debit, credit, balance),
      ),
    ]),
  ].join('\n');
}

function cdsl({ from, to }: Period, { closing, sum, moved }: Printed): string {
  const day = (iso: string) => iso.split('-').toReversed().join('-');
  const exact = (units: number) => units.toFixed(3);
  return [
    'Central Depository Services (India) Limited',
    `FOR THE PERIOD FROM ${day(from)} TO ${day(to)}`,
    'TEST INVESTOR ( PAN :AAAPE1111A )',
    'DP Name : ZED BROKING LIMITED BO ID : 1122334455667788',
    ...moved.flatMap(({ isin, lines }) =>
      lines.map(({ on, opening, debit, credit, balance }) =>
        cells(
          ...[isin, nameOf(isin), 'PAYOUT-CR CM', day(on)],
          ...[opening, credit, debit, balance].map(exact),
          '0',
        ),
      ),
    ),
    ...closing.map(([isin, units]) =>
      cells(
        ...[isin, nameOf(isin), exact(units), '--', '--', '--', exact(units)],
        ...[exact(PRICE), money(units * PRICE)],
      ),
    ),
    `Portfolio Value \` ${money(sum)} as on ${day(to)}`,
  ].join('\n');
}
