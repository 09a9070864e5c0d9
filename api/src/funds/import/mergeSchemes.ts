import { dateOfEpochDay } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { insertRows } from '../../market/insertRows.ts';
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

/** A new name in a newer file is a change of that day, so that the fund's page can tell the former one. */
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

/**
 * Creates the schemes of a file that we do not have, and corrects the facts of imported ones that it words anew.
 * A scheme is known by its AMFI code; those of the sandbox have none.
 * @returns how many were created.
 */
export async function mergeSchemes(tx: Tx, { facts, points }: ParsedFile): Promise<number> {
  const codes = [...new Set(points.map(({ amfi_code }) => amfi_code))];
  const there = await tx.query<{ amfi_code: number }>(
    'SELECT amfi_code FROM schemes WHERE amfi_code = ANY($1)',
    [codes],
  );
  const have = new Set(there.map(({ amfi_code }) => amfi_code));
  const wanted = codes.flatMap((code) => facts.get(code) ?? (have.has(code) ? [] : [unnamedFacts(code)]));
  const houses = await houseCodes(tx, new Set(wanted.map(({ house }) => house)));
  const latest = new Map(points.map(({ amfi_code, day }) => [amfi_code, dateOfEpochDay(day)]));
  const rows = wanted.map((one) => ({
    ...schemeOfFacts(one, houses.get(houseOf(one.house).name)!),
    // Stands for the day of the file's words; the NAV columns themselves follow the rows of `navs`.
    nav_date: latest.get(one.amfi_code)!,
  }));
  await tx.query(CREATE, [JSON.stringify(rows.filter(({ amfi_code }) => !have.has(amfi_code)))]);
  const known = JSON.stringify(rows.filter(({ amfi_code }) => have.has(amfi_code)));
  await insertRows(tx, 'scheme_changes', await tx.query(NEW_NAMES, [known]));
  await tx.query(REWORD, [known]);
  return codes.length - have.size;
}
