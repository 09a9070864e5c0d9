interface Schema {
  type?: string;
  enum?: readonly string[];
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  pattern?: string;
  $id?: string;
}

/** A schema of fields in the form of a readable type. Nested objects are named after their field. */
export function typeMessages(schema: object): string {
  const { properties = {} } = schema as Schema;
  const fields = Object.entries(properties).map(([name, inner]) => `  ${name}: ${messageOf(inner)};`);
  return `{\n${fields.join('\n')}\n}`;
}

function messageOf({ type, enum: messages, anyOf }: Schema): string {
  if (anyOf) return anyOf.map(messageOf).join(' | ');
  if (messages) return messages.map((word) => `'${word}'`).join(' | ');
  if (type === 'integer') return 'number';
  return type === 'object' ? 'UserInfo' : (type ?? 'unknown');
}

const ids: Record<string, string> = {
  portfolioId: '5a9c4a1e-0002-4000-8000-000000000001',
  orderId: 'd3b1f0c2-7a44-4c1e-9b6d-2f1f8f0a9e11',
  paymentId: '9f0e2c77-18c5-4b2f-8a0e-6f3f4b1d2c90',
  cartId: '0c5d8a56-52e1-4f0b-9d57-3f6f2f7f1a22',
  name: 'Personal',
  code: 'LFAG-GR',
  date: '2026-11-20',
};
const numbers: Record<string, number> = { onboardingState: 13, revision: 4, count: 2, serial: 12 };

/** A payload that fits the schema; of a user only the identifying fields, the rest belongs to `UserInfo`. */
export function example(schema: object, name: string): unknown {
  const { type, enum: messages, anyOf, properties } = schema as Schema;
  if (anyOf) return example(anyOf[0]!, name);
  if (messages) return messages[0];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return numbers[name] ?? 1;
  if (type !== 'object') return ids[name] ?? name;
  if (name === 'user') return { id: '5a9c4a1e-0001-4000-8000-000000000001', name: 'Asha Ramesh Kulkarni' };
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([field, inner]) => [field, example(inner, field)]),
  );
}
