import { GAIN_PERIODS, type CapitalGains, type GainHead, type GainLot } from '@sanchay/contracts';
import { SCHEDULE_112A_COLUMNS, type Schedule112aColumn, type Schedule112aRow } from '@sanchay/finance';
import { childrenGainsSheet } from './clubbing/childrenSheet.ts';
import { gainsMessage } from './gainsMessages.ts';
import { sheetOf, type ColumnKind, type ColumnOf, type Sheet } from './files/sheet.ts';

type Title = Exclude<Parameters<typeof gainsMessage>[0], 'title' | 'as_of' | 'draft'>;
type GainColumn<Row> = ColumnOf<Row, Title>;

/** The name of a head of gains, in the language of the request. */
export function headName(head: GainHead): string {
  return gainsMessage(head === 'slab' ? 'slab_head' : head);
}

function sheet<Row>(name: Title, rows: readonly Row[], columns: readonly GainColumn<Row>[]): Sheet {
  return sheetOf<Row, Title>((title) => gainsMessage(title), { name, rows, columns });
}

type Pool = CapitalGains['pools'][number];
const rules = ({ rule_ids: ids }: { rule_ids: readonly string[] }): string => ids.join(', ');

const summary: readonly GainColumn<Pool>[] = [
  ['head', 'text', ({ head }) => headName(head)],
  ['rate', 'percent', ({ rate_percentage: rate }) => rate],
  ['gains', 'rupees', ({ gains }) => gains],
  ['losses', 'rupees', ({ losses }) => losses],
  ['set_off', 'rupees', (pool) => pool.set_off],
  ['brought_forward', 'rupees', (pool) => pool.brought_forward],
  ['exemption', 'rupees', ({ exemption }) => exemption],
  ['taxable', 'rupees', ({ taxable }) => taxable],
  ['tax', 'rupees', ({ tax }) => tax],
  ['rules', 'text', rules],
];

/** What stands in the way of final figures of a lot, and which of them the account holder entered. */
function remark({ gaps, face_value_changed: changed, fair_value_entered: entered }: GainLot): string | null {
  const all = [
    ...gaps,
    ...(changed ? ['face_value_changed' as const] : []),
    ...(entered ? ['fair_value_entered' as const] : []),
  ];
  return all.length === 0 ? null : all.map((gap) => gainsMessage(gap)).join('; ');
}

const isUsShare = ({ asset }: GainLot): boolean => asset === 'us_stock';

/** Columns of lots; those of US shares have six decimals. */
const lotColumns = (all: readonly GainLot[]): readonly GainColumn<GainLot>[] => [
  ['fund', 'text', ({ name, holder }) => (holder === undefined ? name : `${name} (${holder})`)],
  ['isin', 'text', ({ isin }) => isin],
  ['folio', 'text', (lot) => lot.folio_no],
  ['kind', 'text', ({ kind }) => gainsMessage(kind)],
  ['bought', 'date', (lot) => lot.bought_on],
  ['sold', 'date', (lot) => lot.sold_on],
  ['units', all.some(isUsShare) ? 'shares' : 'units', ({ units }) => units],
  ['cost', 'rupees', ({ cost }) => cost],
  ['stamp_duty', 'rupees', (lot) => lot.stamp_duty],
  ['fair_value', 'nav', (lot) => lot.fair_value],
  ['tax_cost', 'rupees', (lot) => lot.tax_cost],
  ['proceeds', 'rupees', ({ proceeds }) => proceeds],
  ['exit_load', 'rupees', (lot) => lot.exit_load],
  ['charges', 'rupees', ({ charges }) => charges],
  ['stt', 'rupees', ({ stt }) => stt],
  ['gain', 'rupees', ({ gain }) => gain],
  ['term', 'text', ({ term }) => (term === null ? null : gainsMessage(term))],
  ['head', 'text', ({ head }) => headName(head)],
  ['rate', 'percent', (lot) => lot.rate_percentage],
  ['rules', 'text', rules],
  ['remark', 'text', remark],
];

/** How the dollars of US shares become rupees. */
const usShares: readonly GainColumn<GainLot>[] = [
  ['share', 'text', ({ name }) => name],
  ['symbol', 'text', ({ code }) => code],
  ['account', 'text', (lot) => lot.folio_no],
  ['units', 'shares', ({ units }) => units],
  ['bought', 'date', (lot) => lot.bought_on],
  ['cost_usd', 'dollars', ({ dollars }) => dollars!.cost],
  ['rate_day', 'date', ({ dollars }) => dollars!.bought.date],
  ['dollar_rate', 'nav', ({ dollars }) => dollars!.bought.rate],
  ['cost', 'rupees', ({ cost }) => cost],
  ['sold', 'date', (lot) => lot.sold_on],
  ['proceeds_usd', 'dollars', ({ dollars }) => dollars!.proceeds],
  ['charges_usd', 'dollars', ({ dollars }) => dollars!.charges],
  ['rate_day', 'date', ({ dollars }) => dollars!.sold.date],
  ['dollar_rate', 'nav', ({ dollars }) => dollars!.sold.rate],
  ['proceeds', 'rupees', ({ proceeds }) => proceeds],
  ['charges', 'rupees', ({ charges }) => charges],
  ['gain', 'rupees', ({ gain }) => gain],
  ['term', 'text', ({ term }) => (term === null ? null : gainsMessage(term))],
  ['head', 'text', ({ head }) => headName(head)],
  ['rate', 'percent', (lot) => lot.rate_percentage],
  ['rules', 'text', rules],
];

type Period = CapitalGains['periods'][number];
const periods: readonly GainColumn<Period>[] = [
  ['head', 'text', ({ head }) => headName(head)],
  ['rate', 'percent', ({ rate_percentage: rate }) => rate],
  ...GAIN_PERIODS.map((period): GainColumn<Period> => [period, 'rupees', ({ amounts }) => amounts[period]]),
];

type Loss = CapitalGains['carried_losses'][number];
const carried: readonly GainColumn<Loss>[] = [
  ['year', 'text', (loss) => loss.financial_year],
  ['short_loss', 'rupees', ({ short }) => short],
  ['long_loss', 'rupees', ({ long }) => long],
  ['earlier_short', 'rupees', (loss) => loss.earlier_short],
  ['earlier_long', 'rupees', (loss) => loss.earlier_long],
  ['used_short', 'rupees', (loss) => loss.used_short],
  ['used_long', 'rupees', (loss) => loss.used_long],
  ['left_short', 'rupees', (loss) => loss.left_short],
  ['left_long', 'rupees', (loss) => loss.left_long],
  ['usable_until', 'text', (loss) => loss.usable_until],
];

const other: readonly GainColumn<[Title, number]>[] = [
  ['figure', 'text', ([title]) => gainsMessage(title)],
  ['amount', 'rupees', ([, amount]) => amount],
];

/** The sheets of a capital gains report in the language of the request; their figures are those of the screen. */
export function gainsSheets(gains: CapitalGains, schedule: readonly Schedule112aRow[]): Sheet[] {
  return [
    sheet('summary', gains.pools, summary),
    lotsSheet(gains),
    schedule112aSheet(schedule),
    slabSheet(gains),
    ...(gains.lots.some(isUsShare) ? [usSharesSheet(gains)] : []),
    sheet('periods', gains.periods, periods),
    sheet('carried', gains.carried_losses, carried),
    ...(gains.clubbed?.length ? [childrenGainsSheet(gains)] : []),
    sheet(
      'other',
      [
        ['exemption_limit', gains.exemption?.limit ?? 0],
        ['exemption_used', gains.exemption?.used ?? 0],
        ['carry_short', gains.carry_forward.short],
        ['carry_long', gains.carry_forward.long],
        ['interest', gains.interest],
        ...taxRows(gains),
      ],
      other,
    ),
  ];
}

/** The tax of the year; where gains of children are exempt in one regime, that of each. */
function taxRows({ tax, old_regime: old }: CapitalGains): [Title, number][] {
  if (old === undefined) return [['tax', tax]];
  return [
    ['tax_new_regime', tax],
    ['child_exempt', old.exempt],
    ['tax_old_regime', old.tax],
  ];
}

/** The lots of a report by themselves. */
export function lotsSheet(gains: CapitalGains): Sheet {
  return sheet('lots', gains.lots, lotColumns(gains.lots));
}

function slabSheet({ lots }: CapitalGains): Sheet {
  const taxed = lots.filter(({ head }) => head === 'slab');
  return sheet('slab', taxed, lotColumns(taxed));
}

/** The lots of US shares in dollars and rupees. */
export function usSharesSheet({ lots }: CapitalGains): Sheet {
  return sheet('us_shares', lots.filter(isUsShare), usShares);
}

const SCHEDULE_TITLES: Record<Schedule112aColumn, string> = {
  acquired: 'Share/Unit acquired(1a)',
  transferred: 'Share/Unit transferred(1b)',
  isin: 'ISIN Code(2)',
  name: 'Name of the Share/Unit(3)',
  units: 'No. of Shares/Units(4)',
  unitPrice: 'Sale-price per Share/Unit(5)',
  fullValue: 'Full Value of Consideration(6)',
  costTaken: 'Cost of acquisition without indexation(7)',
  cost: 'Cost of acquisition(8)',
  lowerOf6And11: 'If acquired before 01.02.2018, lower of 6 and 11(9)',
  unitFairValue: 'Fair Market Value per share/unit as on 31st January 2018(10)',
  fairValue: 'Total Fair Market Value as per section 55(2)(ac)(11)',
  expenses: 'Expenditure wholly and exclusively in connection with transfer(12)',
  deductions: 'Total deductions(13)',
  balance: 'Balance(14)',
};
const SCHEDULE_KINDS: Partial<Record<Schedule112aColumn, ColumnKind>> = {
  acquired: 'text',
  transferred: 'text',
  isin: 'text',
  name: 'text',
  units: 'units',
  unitPrice: 'nav',
  unitFairValue: 'nav',
};

/** Schedule 112A with the titles of the return, in English in both languages: it is uploaded as it is. */
export function schedule112aSheet(rows: readonly Schedule112aRow[]): Sheet {
  const columns = SCHEDULE_112A_COLUMNS.map(([name]) => ({
    name,
    title: SCHEDULE_TITLES[name],
    kind: SCHEDULE_KINDS[name] ?? ('rupees' as const),
  }));
  return {
    name: gainsMessage('schedule_112a'),
    columns,
    rows: rows.map((row) =>
      columns.map(({ name, kind }) => (kind === 'text' ? row[name] : Number(row[name]))),
    ),
  };
}
