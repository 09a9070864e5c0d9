import type { CallName } from '@sanchay/contracts';
import { calls, type CallDefinition } from '@sanchay/contracts/calls';
import type { TSchema } from '@sinclair/typebox';
import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { hideIdentifiers, hidesField, isIdentityCall } from './hideIdentifiers.ts';

const vault = {
  blindIndex: (kind: string, value: string) => createHash('sha256').update(`${kind}:${value}`).digest(),
} as Context['vault'];

const reads = (Object.entries(calls) as [CallName, CallDefinition][]).filter(
  ([name, { method, audience }]) => method === 'GET' && audience !== 'anyone' && !isIdentityCall(name),
);

/** A value of a schema whose free texts are all the same, with its branches merged. */
function filled({ type, items, properties, anyOf, allOf, ...rest }: TSchema, text: string): unknown {
  const branches = (anyOf ?? allOf ?? []) as TSchema[];
  if (branches.length > 0) {
    const values = branches.map((one) => filled(one, text)).filter((one) => one !== null);
    return values.every((one) => typeof one === 'object') ? Object.assign({}, ...values) : values[0];
  }
  if (type === 'array') return [filled(items as TSchema, text)];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries((properties ?? {}) as Record<string, TSchema>).map(([key, one]) => [
        key,
        filled(one, text),
      ]),
    );
  return type === 'string' && rest.const === undefined ? text : null;
}

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' || (Array.isArray(inner) && typeof inner[0] === 'string')
      ? [key]
      : fieldsOf(inner),
  );
}

const OF_LOGIN: CallName[] = ['security', 'notices', 'noticePreferences'];
const LOOKS_IDENTIFYING =
  /(^|_)(folios?|account|ifsc|upi|pan|certificate|reference|number|demat|client)(_|$)/;
/** Fields with such names that identify nobody's account, with the reason. */
const IDENTIFIES_NOBODY: Record<string, string> = {
  payee_upi_id: 'where everybody pays to',
  'tickets.number': 'a ticket of the login itself',
  'ticket.number': 'a ticket of the login itself',
  'staffTickets.number': 'for staff',
  'staffTicket.number': 'for staff',
};

describe('replies to a manager without identifiers', () => {
  test('P7 · every call: no text holds the end of an account, a PAN, an IFSC or a UPI id, whatever its field', () => {
    expect(reads.length).toBeGreaterThan(80);
    const secrets = ['2210', '234F', 'ABCPK1234L', 'SBIN0001234', 'asha.k@okaxis', 'as•••@okaxis'];
    const text = `Bank ••2210, ••••••${secrets.slice(1).join(' or ')}.`;
    const leaks = reads
      .filter(([name]) => !OF_LOGIN.includes(name))
      .flatMap(([name, { reply }]) => {
        const hidden = hideIdentifiers(vault, name, filled(reply, text));
        const json = JSON.stringify(hidden, (key, value) =>
          key === 'payee_upi_id' ? null : (value as unknown),
        );
        return secrets.filter((one) => json.includes(one)).map((one) => [name, one]);
      });
    expect(leaks).toEqual([]);
  });

  test('P7 · every call: a field with the name of an identifier is replaced, or is known to be none', () => {
    const open = reads.flatMap(([name, { reply }]) =>
      [...new Set(fieldsOf(filled(reply, 'x')))]
        .filter((field) => LOOKS_IDENTIFYING.test(field) && !hidesField(name, field))
        .filter((field) => !(field in IDENTIFIES_NOBODY) && !(`${name}.${field}` in IDENTIFIES_NOBODY))
        .map((field) => `${name}.${field}`),
    );
    expect(open).toEqual([]);
  });

  test('P7 · an account has the same label where its number, and where its bank is named with the open end', () => {
    const whole = hideIdentifiers(vault, 'bankAccounts', { data: [{ masked_account_no: '••••••••2210' }] });
    const { data } = hideIdentifiers(vault, 'mandateTerms', { data: { label: 'Sahyadri Bank ••2210' } });
    expect(data.label).toBe(`Sahyadri Bank ${whole.data[0]!.masked_account_no}`);
  });

  test('P7 · a folio with signs of patterns is replaced in texts, and both sides of its change', () => {
    const reply = {
      data: {
        changes: [{ field: 'folio_no', before: '1001(1)+/95', now: '10010012/00' }],
        text: 'Folio 1001(1)+/95.',
      },
    };
    const json = JSON.stringify(hideIdentifiers(vault, 'preparedOrder', reply));
    expect(json).not.toMatch(/1001/);
    expect(json).toMatch(/Folio ••••[B-Z]{3}\./);
  });

  test('P7 · pages of a bank are left out, contacts of the login and addresses stay', () => {
    const paid = hideIdentifiers(vault, 'payment', {
      data: { redirect_url: 'https://bank.example/pay/1', text: 'to a•••@example.com' },
    });
    expect(paid.data).toEqual({ redirect_url: null, text: 'to a•••@example.com' });
    const mine = { data: { mobile: { masked: '••••••3210' } } };
    expect(hideIdentifiers(vault, 'security', mine)).toEqual(mine);
  });
});
