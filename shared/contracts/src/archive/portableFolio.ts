import { Type as T, type Static } from '@sinclair/typebox';
import { closed, Codes, Day, Nullable } from '../calls/shapes.ts';
import { IMPORT_FAULTS, IMPORTED_ASSETS, IMPORTED_KINDS } from '../enums/imports.ts';

const text = (maxLength: number) => T.String({ minLength: 1, maxLength });
const decimal = (description: string) =>
  T.String({ pattern: '^-?\\d{1,14}(\\.\\d{1,4})?$', maxLength: 20, description });

/** Units and cost of one lot that a transaction added or took. */
const PortablePart = T.Object(
  {
    lot: { ...text(120), description: 'key of the transaction that brought the lot' },
    units: decimal('signed'),
    cost: decimal('rupees, duty and tax included, signed'),
    flow: decimal('rupees to the investor, after exit load and before STT; negative is what was paid'),
  },
  closed,
);

/** What a sale took of one lot, corrections included, as the capital gains report lists it. */
const PortableSoldLot = T.Object(
  {
    bought_on: Day,
    units: decimal('units sold'),
    cost: decimal('rupees, stamp duty included'),
    stamp_duty: decimal('rupees'),
    proceeds: decimal('rupees before exit load, charges and STT'),
    exit_load: decimal('rupees; the charges of a sale of shares, without STT'),
    stt: decimal('rupees'),
  },
  closed,
);

/** What the books of this product state of a transaction beyond what the statement of a registrar does. */
export const ExactFacts = T.Object(
  {
    paid_on: Nullable({ ...Day, description: 'day on which money left the bank account or reached it' }),
    interest: decimal('rupees that the fund house paid for a late payout'),
    tds: decimal('rupees deducted from the payout'),
    net: decimal('rupees that reached the bank account with the interest or after the TDS'),
    switch: Nullable({ ...text(60), description: 'shared by both legs of a switch' }),
    parts: T.Array(PortablePart, { maxItems: 20_000 }),
    sold: T.Array(PortableSoldLot, { maxItems: 20_000 }),
  },
  closed,
);
export type ExactFacts = Static<typeof ExactFacts>;

const PortableRow = T.Object(
  {
    key: {
      ...text(120),
      description: 'the same for a transaction in every statement: day, units and balance',
    },
    date: Day,
    nth: T.Integer({ minimum: 0, description: 'place within its day' }),
    kind: Codes(IMPORTED_KINDS),
    description: T.String({ maxLength: 400 }),
    amount: Nullable(decimal('rupees with the sign of the units, before duty')),
    units: decimal('units or grams, negative for what left the folio'),
    nav: Nullable(decimal('rupees a unit')),
    stamp_duty: decimal('rupees'),
    stt: decimal('rupees'),
    tds: T.Optional(
      Nullable(decimal('rupees that a statement states to be deducted from a dividend or payout')),
    ),
    exact: Nullable(ExactFacts),
  },
  closed,
);
export type PortableRow = Static<typeof PortableRow>;

/** One scheme in one folio, or digital gold, with all its transactions: what a statement of its registrar would state. */
export const PortableFolio = T.Object(
  {
    asset: Codes(IMPORTED_ASSETS),
    source: Codes(['sanchay', 'imported'] as const),
    code: Nullable(text(24)),
    isin: Nullable(T.String({ maxLength: 12 })),
    name: text(300),
    house: Nullable(T.String({ maxLength: 200 })),
    folio_no: T.String({ maxLength: 60 }),
    covers_from: Day,
    covers_to: Day,
    opening: Nullable(decimal('units before the first transaction; null where no statement has them')),
    closing: Nullable(decimal('units after the last one')),
    nav: Nullable(decimal('rupees a unit')),
    valued_on: Nullable(Day),
    cost: Nullable(decimal('rupees that the units had cost')),
    faults: T.Array(Codes(IMPORT_FAULTS), { maxItems: IMPORT_FAULTS.length }),
    rows: T.Array(PortableRow, { maxItems: 100_000 }),
  },
  closed,
);
export type PortableFolio = Static<typeof PortableFolio>;
