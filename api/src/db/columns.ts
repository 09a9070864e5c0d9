/**
 * What a store does with a column:
 * - `key`: INSERT writes it, UPDATE finds the row by it
 * - `fixed`: INSERT writes it, nothing changes it afterwards; `json` is the same for a value stored as JSON
 * - `changing`: INSERT and UPDATE write it
 * - `later`: null at first, UPDATE writes it
 * - `defaulted`: starts at the default of the database, UPDATE writes it
 * - `version`: starts at the default of the database, UPDATE counts it up
 */
type Kind = 'key' | 'fixed' | 'json' | 'changing' | 'later' | 'defaulted' | 'version';

type KindOf<Value> =
  | Exclude<Kind, 'later' | 'version'>
  | (null extends Value ? 'later' : never)
  | (Value extends number ? 'version' : never);

/** One entry for each field of the row: a field without a column does not compile. */
type Kinds<Row> = { [Name in keyof Row]-?: KindOf<Row[Name]> };
type NamesOf<K, Wanted extends Kind> = { [Name in keyof K]: K[Name] extends Wanted ? Name : never }[keyof K];

export interface Statement {
  text: string;
  values: unknown[];
}

const INSERTED: readonly Kind[] = ['key', 'fixed', 'json', 'changing'];
const UPDATED: readonly Kind[] = ['changing', 'later', 'defaulted'];

/**
 * The columns of a table, stated once: `columnsOf<Row>()('table', { id: 'key', … })`. Its SELECT list, INSERT and UPDATE
 * derive from them. A missing field, a column that the row does not have and a `later` field that cannot be null do not
 * compile. Names are of our own code, never of a request.
 */
export function columnsOf<Row extends object>() {
  return <const K extends Kinds<Row>>(
    table: string,
    kinds: K & Record<Exclude<keyof K, keyof Row>, never>,
  ) => {
    const entries = Object.entries(kinds as Record<string, Kind>);
    const keys = entries.filter(([, kind]) => kind === 'key').map(([name]) => name);
    const named = (wanted: readonly Kind[]): string[] =>
      entries.filter(([, kind]) => kind !== 'key' && wanted.includes(kind)).map(([name]) => name);
    const inserted = [...keys, ...named(INSERTED)];
    const updated = named(UPDATED);
    const counted = named(['version']);
    const json = new Set(named(['json']));
    const valuesOf = (row: object, names: readonly string[]): unknown[] =>
      names.map((name) => {
        const value = (row as Record<string, unknown>)[name];
        return json.has(name) ? JSON.stringify(value) : value;
      });

    return {
      /** All columns, for a SELECT whose parsed statement the server keeps. */
      selected: entries.map(([name]) => name).join(', '),
      /** All columns of the table as `alias`, for a SELECT that joins others. */
      selectedOf: (alias: string): string => entries.map(([name]) => `${alias}.${name}`).join(', '),
      /** The columns that INSERT writes. */
      inserted: inserted.join(', '),
      /** `later` fields of a row that was just inserted. */
      blank: Object.fromEntries(named(['later']).map((name) => [name, null])) as Record<
        NamesOf<K, 'later'>,
        null
      >,
      /** INSERT of one row; its key columns are the first parameters, in the order in which they are stated. */
      insert(row: Pick<Row, NamesOf<K, 'key' | 'fixed' | 'json' | 'changing'> & keyof Row>): Statement {
        const places = inserted.map((_, index) => `$${index + 1}`).join(', ');
        const text = `INSERT INTO ${table} (${inserted.join(', ')}) VALUES (${places})`;
        return { text, values: valuesOf(row, inserted) };
      },
      /** UPDATE of one row by its key. */
      update(row: Pick<Row, NamesOf<K, 'key' | 'changing' | 'later' | 'defaulted'> & keyof Row>): Statement {
        const changes = updated.map((name, index) => `${name} = $${keys.length + index + 1}`);
        const counts = counted.map((name) => `${name} = ${name} + 1`);
        const where = keys.map((name, index) => `${name} = $${index + 1}`).join(' AND ');
        const text = `UPDATE ${table} SET ${[...changes, ...counts].join(', ')} WHERE ${where}`;
        return { text, values: valuesOf(row, [...keys, ...updated]) };
      },
      /** The assignments of an UPDATE of the table as `own` from rows of JSON as `n`. */
      assignments(own: string): string {
        const changes = updated.map((name) => `${name} = n.${name}`);
        const counts = counted.map((name) => `${name} = ${own}.${name} + 1`);
        return [...changes, ...counts].join(', ');
      },
    };
  };
}

/** The fields of a new row that the caller gives: all but those that start as null or at a default. */
export type Inserted<Columns extends { insert(row: never): Statement }> = Parameters<Columns['insert']>[0];
