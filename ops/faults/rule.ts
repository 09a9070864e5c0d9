/** Which requests a rule is about; what is left out fits everything. */
export interface RequestMatch {
  method?: string;
  /** Path without its query: `*` stands for anything but a slash, `**` for anything. */
  path?: string;
  /** Regular expression over path and query, instead of `path`. */
  regex?: string;
  /** Origin under which the proxy was requested, where it serves several. */
  origin?: string;
}

/** How changed bytes differ from the right ones. */
export type Tampering = { append: string } | { prepend: string } | { flip: true };

/** What goes wrong with a request. Without `status`, `hang` or `reset` the request goes upstream. */
export interface Fault {
  /** Answers with this status instead of asking. */
  status?: number;
  /** Body of that answer, or instead of the upstream's. */
  body?: string;
  headers?: Record<string, string>;
  /** Milliseconds before anything else happens. */
  delay?: number;
  /** Never answers. */
  hang?: true;
  /** Cuts the connection: before an answer, or after half of it. */
  reset?: 'before' | 'half';
  /** Half of the body, in an answer that looks whole. */
  truncate?: true;
  /** Noise of the same length. */
  garbage?: true;
  tamper?: Tampering;
  empty?: true;
  /** Another content type. */
  type?: string;
  /** Headers of the answer that go missing. */
  dropHeaders?: string[];
}

export interface FaultRule extends Fault {
  match: RequestMatch;
  /** How many requests it is for; without it, all. */
  times?: number;
}

const FIELDS: Record<keyof FaultRule, (value: unknown) => boolean> = {
  match: isMatch,
  times: (value) => Number.isInteger(value) && (value as number) > 0,
  status: (value) => Number.isInteger(value) && (value as number) >= 200 && (value as number) <= 599,
  body: isText,
  headers: (value) => isObject(value) && Object.values(value).every(isText),
  delay: (value) => Number.isInteger(value) && (value as number) >= 0,
  hang: isTrue,
  reset: (value) => value === 'before' || value === 'half',
  truncate: isTrue,
  garbage: isTrue,
  tamper: (value) =>
    isObject(value) &&
    Object.keys(value).length === 1 &&
    (isText(value.append) || isText(value.prepend) || value.flip === true),
  empty: isTrue,
  type: isText,
  dropHeaders: (value) => Array.isArray(value) && value.every(isText),
};

/**
 * Rules as they came over HTTP.
 * @throws TypeError that names the rule and the field that is not one.
 */
export function readRules(value: unknown): FaultRule[] {
  if (!Array.isArray(value)) throw new TypeError('Rules are a list.');
  return value.map((rule: unknown, index) => {
    const place = `Rule ${index + 1}`;
    if (!isObject(rule) || !Object.hasOwn(rule, 'match')) throw new TypeError(`${place} has no match.`);
    for (const [field, content] of Object.entries(rule)) {
      if (!Object.hasOwn(FIELDS, field)) throw new TypeError(`${place} has an unknown field: ${field}.`);
      if (!FIELDS[field as keyof FaultRule](content)) throw new TypeError(`${place}: ${field} is not right.`);
    }
    return rule as unknown as FaultRule;
  });
}

function isMatch(value: unknown): boolean {
  if (!isObject(value)) return false;
  const known = Object.entries(value).every(
    ([field, content]) => ['method', 'path', 'regex', 'origin'].includes(field) && isText(content),
  );
  if (!known || (value.path !== undefined && value.regex !== undefined)) return false;
  try {
    return value.regex === undefined || new RegExp(value.regex as string) instanceof RegExp;
  } catch {
    return false;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTrue(value: unknown): boolean {
  return value === true;
}
