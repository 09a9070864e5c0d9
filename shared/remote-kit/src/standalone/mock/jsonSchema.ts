/** The part of JSON Schema that the contracts use. */
export interface JsonSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  patternProperties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** A schema of the contracts as plain JSON Schema, which it is. */
export function jsonSchema(schema: object): JsonSchema {
  return schema as JsonSchema;
}
