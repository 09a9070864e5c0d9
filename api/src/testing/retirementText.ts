/**
 * Generated statements of NPS and passbooks of EPF in the layouts of the recordkeeping agencies and of EPFO (no real one
 * is among the sample data).
 */
export const NPS_SCHEMES = [
  'ZED PENSION FUND SCHEME E - TIER I',
  'ZED PENSION FUND SCHEME G - TIER I',
] as const;

interface NpsLine {
  on: string;
  what: string;
  amount: string;
  nav: string;
  units: string;
}
interface NpsScheme {
  name: string;
  opening: string;
  lines: NpsLine[];
  closing: string;
  nav: string;
  value: string;
}
interface NpsText {
  pran?: string;
  from: string;
  to: string;
  total: string;
  schemes: NpsScheme[];
}

/** A transaction statement as CSV. */
export function npsCsv({ pran = '110000000001', from, to, total, schemes }: NpsText): string {
  const quoted = (figure: string) => (figure.includes(',') ? `"${figure}"` : figure);
  return [
    'NPS Transaction Statement for Tier I Account',
    '',
    'Subscriber Details',
    '',
    `PRAN,'${pran}`,
    'Subscriber Name,TEST INVESTOR',
    'Scheme Choice - ACTIVE CHOICE',
    '',
    'Investment Summary',
    '',
    `Value of your Holdings(Investments)as on ${to} (in Rs),No of Contributions,Total Contribution in your account as on ${to} (in Rs)`,
    '(A),,(B)',
    `Rs ${quoted(total)},2,Rs 1000.00`,
    '',
    'Investment Details - Scheme Wise Summary',
    `Particulars,Scheme wise Value of your Holdings(Investments) (in Rs) (E = U * N),Total Units ( U ),NAV as on ${to} ( N ),`,
    ...schemes.map(({ name, value, closing, nav }) => `${name},${quoted(value)},${quoted(closing)},${nav},`),
    '',
    ' Contribution/Redemption Details during the selected period',
    "Date,Particulars,Uploaded By,Employee Contribution(Rs),Employer's Contribution(Rs),Total(Rs),",
    '05-May-2025,For April 2025,ZED POP (5000001),5000.00,5000.00,10000.00,',
    '',
    'Transaction Details',
    '',
    ...schemes.flatMap(({ name, opening, lines, closing }) => [
      name,
      'Date,Description,Amount (in Rs),NAV,Units',
      `${from},Opening balance,,,${quoted(opening)}`,
      ...lines.map(({ on, what, amount, nav, units }) =>
        [on, what, quoted(amount), nav, quoted(units)].join(','),
      ),
      `${to},Closing Balance,,,${quoted(closing)}`,
      '',
    ]),
  ].join('\n');
}

/** The same statement as the text of its PDF, cells parted by tabs. */
export function npsText(statement: NpsText): string {
  const cells = (line: string) =>
    [...line.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain!).join('\t\t');
  return npsCsv(statement)
    .replaceAll(/Rs "([^"]+)"/g, '"Rs $1"')
    .split('\n')
    .map((line) => cells(line.replace(",'", ',')))
    .join('\n');
}

const line = (on: string, what: string, [amount, nav, units]: [string, string, string]): NpsLine => ({
  ...{ on, what, amount, nav, units },
});

/** Two years of one account: contributions, a charge, a change of scheme and a partial withdrawal. */
export const NPS_YEARS: readonly NpsText[] = [
  {
    ...{ from: '01-Apr-2024', to: '31-Mar-2025', total: '64,000.00' },
    schemes: [
      {
        ...{
          name: NPS_SCHEMES[0],
          opening: '0.0000',
          closing: '1,000.0000',
          nav: '40.0000',
          value: '40,000.00',
        },
        lines: [
          line('06-May-2024', 'By Contribution for April 2024', ['38,000.00', '38.0000', '1,000.0000']),
        ],
      },
      {
        ...{
          name: NPS_SCHEMES[1],
          opening: '0.0000',
          closing: '1,000.0000',
          nav: '24.0000',
          value: '24,000.00',
        },
        lines: [
          line('06-May-2024', 'By Contribution for April 2024', ['23,000.00', '23.0000', '1,000.0000']),
        ],
      },
    ],
  },
  {
    ...{ from: '01-Apr-2025', to: '31-Mar-2026', total: '83,976.25' },
    schemes: [
      {
        ...{
          name: NPS_SCHEMES[0],
          opening: '1,000.0000',
          closing: '1,374.5000',
          nav: '42.5000',
          value: '58,416.25',
        },
        lines: [
          line('07-Apr-2025', 'Billing for Q4 2024-2025', ['(20.00)', '40.0000', '(0.5000)']),
          line('06-May-2025', 'By Contribution for April 2025', ['20,000.00', '40.0000', '500.0000']),
          line('02-Sep-2025', 'To Withdrawal On Account of Partial Withdrawal', [
            '(5,125.00)',
            '41.0000',
            '(125.0000)',
          ]),
        ],
      },
      {
        ...{
          name: NPS_SCHEMES[1],
          opening: '1,000.0000',
          closing: '1,022.4000',
          nav: '25.0000',
          value: '25,560.00',
        },
        lines: [line('06-May-2025', 'By Contribution for April 2025', ['546.56', '24.4000', '22.4000'])],
      },
    ],
  },
];

interface EpfText {
  member?: string;
  opening: string;
  lines: string[];
  /** Contributions, interest and closing balance of employee, employer and pension. */
  total: string;
  interest: string;
  closing: string;
  year: number;
}

/** The text of a passbook of a financial year. */
export function epfText({
  member = 'BGBNG00000000000012345',
  year,
  opening,
  lines,
  ...ends
}: EpfText): string {
  return [
    'EPFO Member Passbook',
    'Establishment ID/Name\t\tBGBNG0000000000 / ZED PRIVATE LIMITED',
    `Member ID/Name\t\t${member} / TEST INVESTOR`,
    'UAN\t\t100000000001',
    `EPF Passbook [ Financial Year - ${year}-${year + 1} ]`,
    `OB Int. Updated upto 31/03/${year}\t\t${opening}`,
    ...lines,
    `Total Contributions for the year [ ${year} ]\t\t${ends.total}`,
    `Int. Updated upto 31/03/${year + 1}\t\t${ends.interest}`,
    `Closing Balance as on 31/03/${year + 1}\t\t${ends.closing}`,
    'Taxable Data for the year',
    `OB Int. Updated upto 01/04/${year}\t\t1,000\t\t1,000\t\t0`,
  ].join('\n');
}

const paid = (month: string, day: string, due: string) =>
  `${month}\t\t${day}\t\tCR\t\tCont. for Due-Month ${due}\t\t50,000\t\t15,000\t\t6,000\t\t4,750\t\t1,250`;

/** Two years of one account: contributions, a claim, a transfer of an earlier account and interest. */
export const EPF_YEARS: readonly EpfText[] = [
  {
    ...{ year: 2024, opening: '0\t\t0\t\t0', total: '12,000\t\t9,500\t\t2,500', interest: '800\t\t600\t\t0' },
    lines: [paid('Apr-2024', '15-05-2024', '052024'), paid('May-2024', '14-06-2024', '062024')],
    closing: '12,800\t\t10,100\t\t2,500',
  },
  {
    ...{ year: 2025, opening: '12,800\t\t10,100\t\t2,500', total: '6,000\t\t4,750\t\t1,250' },
    lines: [
      paid('Apr-2025', '15-05-2025', '052025'),
      'Aug-2025\t\t02-09-2025\t\tCR\t\tTRANSFER IN - Old Member Id PYBOM00000000000054321\t\t0\t\t0\t\t3,000\t\t2,000\t\t0',
      'Sep-2025\t\t20-10-2025\t\tDR\t\tClaim: Against PARA 68J\t\t5,000\t\t0\t\t0',
    ],
    interest: '1,100\t\t900\t\t0',
    closing: '17,900\t\t17,750\t\t3,750',
  },
];
