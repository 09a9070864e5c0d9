import { dateOfEpochDay } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { insertRows } from '../../db/insertRows.ts';
import type { ParsedFile } from './parsedFile.ts';
import { houseOf, schemeOfFacts, UNNAMED, unnamedFacts } from './schemeOfFacts.ts';

const FACTS =
  'isin, isin_reinvestment, name, short_name, fund_name, house_code, category, sub_category, scheme_class, direct, reinvestment, maturity_type';
const OWN = FACTS.split(', ');

const CREATE = `
  INSERT INTO schemes (code, amfi_code, sanchay_id, slug, risk, lump_allowed, sip_allowed, redemption_allowed,
    switch_allowed, stp_allowed, swp_allowed, sandbox, ${FACTS})
  SELECT 'AMFI-' || new.amfi_code, new.amfi_code, 'AMFI' || new.amfi_code, 'amfi-' || new.amfi_code, 'Not stated',
    false, false, false, false, false, false, false, ${OWN.map((name) => `new.${name}`).join(', ')}
  FROM json_populate_recordset(NULL::schemes, $1) AS new`;

/** An older file must not bring old names back, unless there is no name yet. */
const REWORD = `
  UPDATE schemes SET (${FACTS}) = (${OWN.map((name) => `new.${name}`).join(', ')})
  FROM json_populate_recordset(NULL::schemes, $1) AS new
  WHERE schemes.amfi_code = new.amfi_code AND NOT schemes.sandbox
    AND (new.nav_date >= schemes.nav_date OR schemes.name = '${UNNAMED} ' || schemes.amfi_code)
    AND (${OWN.map((name) => `schemes.${name}`).join(', ')}) IS DISTINCT FROM (${OWN.map((name) => `new.${name}`).join(', ')})`;

/** A new name in a newer file is a change of that day, so that the fund's page can show the former one. */
const NEW_NAMES = `
  SELECT schemes.id AS scheme_id, 'renamed' AS kind, new.nav_date AS applies_from, new.name AS new_name,
    schemes.name AS former_name, 'AMFI' AS source, now() AS applied_at
  FROM json_populate_recordset(NULL::schemes, $1) AS new JOIN schemes USING (amfi_code)
  WHERE NOT schemes.sandbox AND new.nav_date >= schemes.nav_date AND schemes.name <> new.name
    AND schemes.name <> '${UNNAMED} ' || schemes.amfi_code
    AND NOT EXISTS (SELECT 1 FROM scheme_changes c
      WHERE c.scheme_id = schemes.id AND c.kind = 'renamed' AND c.applies_from = new.nav_date)`;

/** Codes of houses by name; those that we do not have are added. */
async function houseCodes(tx: Tx, names: Set<string>): Promise<Map<string, string>> {
  const houses = [...names].map(houseOf);
  await tx.query(
    `INSERT INTO fund_houses (code, name, short_name, slug, available_for_purchase)
     SELECT new.code, new.name, new.short_name, new.slug, 0 FROM json_populate_recordset(NULL::fund_houses, $1) AS new
     WHERE NOT EXISTS (SELECT 1 FROM fund_houses known WHERE lower(known.name) = lower(new.name))
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(houses)],
  );
  const rows = await tx.query<{ name: string; code: string }>(
    'SELECT lower(name) AS name, code FROM fund_houses',
  );
  const known = new Map(rows.map(({ name, code }) => [name, code]));
  return new Map(houses.map(({ name, code }) => [name, known.get(name.toLowerCase()) ?? code]));
}

/** A scheme that is known by its ISIN takes the AMFI code of the file, unless its own code is in the file as well. */
const ADOPT = `
  UPDATE schemes SET amfi_code = new.amfi_code
  FROM (SELECT DISTINCT ON (isin) isin, amfi_code FROM json_populate_recordset(NULL::schemes, $1)
    ORDER BY isin, amfi_code) AS new
  WHERE schemes.isin = new.isin
    AND (schemes.amfi_code IS NULL OR schemes.amfi_code <> ALL ($2::int[]))
    AND NOT EXISTS (SELECT 1 FROM schemes s WHERE s.amfi_code = new.amfi_code)`;

/** Codes of a file with an ISIN that belongs to a scheme of another code: that scheme stays the only one. */
const DOUBLES = `
  SELECT new.amfi_code FROM json_populate_recordset(NULL::schemes, $1) AS new
  WHERE EXISTS (SELECT 1 FROM scheme_isins k JOIN schemes s ON s.id = k.scheme_id
    WHERE k.isin = new.isin AND s.amfi_code IS DISTINCT FROM new.amfi_code)`;

interface NewCodes {
  fresh: Set<number>;
  left: Set<number>;
}

/**
 * Which of the new codes of a file become schemes. An ISIN names one scheme: a code with a known ISIN, or one under a
 * lower code of the same file, makes none: it is `left` out.
 */
async function newCodes(tx: Tx, facts: ParsedFile['facts'], codes: readonly number[]): Promise<NewCodes> {
  const known = async () => {
    const rows = await tx.query<{ amfi_code: number }>(
      'SELECT amfi_code FROM schemes WHERE amfi_code = ANY($1)',
      [codes],
    );
    return new Set(rows.map(({ amfi_code }) => amfi_code));
  };
  const before = await known();
  const identified = codes
    .filter((code) => !before.has(code) && facts.get(code)?.isin)
    .map((amfi_code) => {
      const { isin, isin_reinvestment } = facts.get(amfi_code)!;
      return { amfi_code, isin, isin_reinvestment };
    });
  if (identified.length === 0)
    return { fresh: new Set(codes.filter((code) => !before.has(code))), left: new Set() };
  await tx.query(ADOPT, [JSON.stringify(identified), codes]);
  const after = await known();
  const open = identified.filter(({ amfi_code }) => !after.has(amfi_code));
  const doubles = await tx.query<{ amfi_code: number }>(DOUBLES, [JSON.stringify(open)]);
  const left = new Set(doubles.map(({ amfi_code }) => amfi_code));
  const taken = new Set<string | null>();
  for (const { amfi_code, isin, isin_reinvestment } of open.toSorted((a, b) => a.amfi_code - b.amfi_code)) {
    if (taken.has(isin)) left.add(amfi_code);
    else taken.add(isin).add(isin_reinvestment);
  }
  return { fresh: new Set(codes.filter((code) => !after.has(code) && !left.has(code))), left };
}

type Row = ReturnType<typeof schemeOfFacts>;

/**
 * The rows without ISINs that name another scheme: one in the database, or an earlier row. Each ISIN stands in one
 * column of one scheme, as the payout's or growth's or as that of reinvestment.
 */
async function withOwnIsins<Known extends Row>(tx: Tx, rows: readonly Known[]): Promise<Known[]> {
  const named = rows.flatMap(({ isin, isin_reinvestment: other }) => [isin, other]);
  const owners = await tx.query<{ isin: string; amfi_code: number | null }>(
    'SELECT k.isin, s.amfi_code FROM scheme_isins k JOIN schemes s ON s.id = k.scheme_id WHERE k.isin = ANY ($1)',
    [named.filter(Boolean)],
  );
  const owned = new Map(owners.map(({ isin, amfi_code }) => [isin, amfi_code]));
  return rows.map((row) => {
    const own = (isin: string | null) => {
      if (isin === null) return null;
      if (!owned.has(isin)) owned.set(isin, row.amfi_code);
      return owned.get(isin) === row.amfi_code ? isin : null;
    };
    const isin = own(row.isin);
    const other = own(row.isin_reinvestment);
    return { ...row, isin, isin_reinvestment: other === isin ? null : other };
  });
}

/**
 * Creates the schemes of a file that we do not have, and corrects the facts of imported ones that it words anew.
 * A scheme is known by its AMFI code, or by its ISIN, and then takes the code.
 * @returns how many were created.
 */
export async function mergeSchemes(tx: Tx, { facts, points }: ParsedFile): Promise<number> {
  // Imports wait for one another here, so that each sees the ISINs of those before.
  await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('scheme isins', 0))");
  const codes = [...new Set(points.map(({ amfi_code }) => amfi_code))];
  const { fresh, left } = await newCodes(tx, facts, codes);
  const named = codes.filter((code) => !left.has(code));
  const wanted = named.flatMap((code) => facts.get(code) ?? (fresh.has(code) ? [unnamedFacts(code)] : []));
  const houses = await houseCodes(tx, new Set(wanted.map(({ house }) => house)));
  const latest = new Map(points.map(({ amfi_code, day }) => [amfi_code, dateOfEpochDay(day)]));
  const inOrder = wanted.toSorted(
    (a, b) => Number(fresh.has(a.amfi_code)) - Number(fresh.has(b.amfi_code)) || a.amfi_code - b.amfi_code,
  );
  const rows = await withOwnIsins(
    tx,
    inOrder.map((one) => ({
      ...schemeOfFacts(one, houses.get(houseOf(one.house).name)!),
      // Stands for the day of the file's words; the NAV columns themselves follow the rows of `navs`.
      nav_date: latest.get(one.amfi_code)!,
    })),
  );
  await tx.query(CREATE, [JSON.stringify(rows.filter(({ amfi_code }) => fresh.has(amfi_code)))]);
  const known = JSON.stringify(rows.filter(({ amfi_code }) => !fresh.has(amfi_code)));
  await insertRows(tx, 'scheme_changes', await tx.query(NEW_NAMES, [known]));
  await tx.query(REWORD, [known]);
  return fresh.size;
}
