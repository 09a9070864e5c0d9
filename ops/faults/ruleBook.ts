import type { FaultRule, RequestMatch } from './rule.ts';

/** What a rule is matched against. */
export interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  /** Origin under which it was requested. */
  origin: string;
}

/** A rule and how many requests it was used for. */
export interface CountedRule {
  rule: FaultRule;
  hits: number;
}

/** The rules in force. A request is judged by the first rule that fits it and has turns left. */
export class RuleBook {
  /** Rules behind all others, which stay when those are put or cleared. */
  base: readonly FaultRule[] = [];
  #rules: CountedRule[] = [];

  /** Puts these rules in place of all others; counting starts anew. */
  put(rules: readonly FaultRule[]): void {
    this.#rules = rules.map((rule) => ({ rule, hits: 0 }));
  }

  clear(): void {
    this.#rules = [];
  }

  list(): readonly Readonly<CountedRule>[] {
    return this.#rules;
  }

  /** The rule for a request, which this counts, or null. */
  take(asked: Asked): FaultRule | null {
    const found = this.#rules.find(
      ({ rule, hits }) => (rule.times === undefined || hits < rule.times) && fits(rule.match, asked),
    );
    if (!found) return this.base.find((rule) => fits(rule.match, asked)) ?? null;
    found.hits += 1;
    return found.rule;
  }
}

/** True when a request is one that the rule is about. */
export function fits({ method, path, regex, origin }: RequestMatch, asked: Asked): boolean {
  if (method !== undefined && method !== asked.method) return false;
  if (origin !== undefined && origin !== asked.origin) return false;
  if (regex !== undefined) return new RegExp(regex).test(asked.url);
  return path === undefined || globPattern(path).test(asked.url.split('?', 1)[0]!);
}

function globPattern(glob: string): RegExp {
  const source = glob
    .split(/(\*\*|\*)/)
    .map((piece) =>
      piece === '**' ? '.*' : piece === '*' ? '[^/]*' : piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}$`);
}
