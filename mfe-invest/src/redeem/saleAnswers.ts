export const MUCH = ['amount', 'units', 'all'] as const;
export type Much = (typeof MUCH)[number];

/** What has been answered so far of a sale or switch; it lives in the address, so Back and a reload lose nothing. */
export interface SaleAnswers {
  folio: string | null;
  by: Much | null;
  /** Rupees or units, by `by`. */
  value: number | null;
  bank: string | null;
  /** The fund that a switch goes into. */
  to: string | null;
}

export type SaleQuestion = 'folio' | 'target' | 'much' | 'bank' | 'review';

/** Reads the answers of an address; what is not an answer counts as not given. */
export function readAnswers(query: URLSearchParams): SaleAnswers {
  const by = query.get('by');
  const value = Number(query.get('value') ?? Number.NaN);
  return {
    folio: query.get('folio'),
    by: MUCH.find((one) => one === by) ?? null,
    value: Number.isFinite(value) && value > 0 ? value : null,
    bank: query.get('bank'),
    to: query.get('to'),
  };
}

/** The answers and the question as an address's query. */
export function writeAnswers(answers: SaleAnswers, question: SaleQuestion): URLSearchParams {
  const query = new URLSearchParams({ at: question });
  for (const [name, value] of Object.entries(answers)) if (value !== null) query.set(name, String(value));
  return query;
}

interface Choices {
  folios: number;
  banks: number;
  kind: 'redeem' | 'switch';
}

/** The questions of a sale in order; skips a question with only one possible answer. */
export function questionsOf({ folios, banks, kind }: Choices): SaleQuestion[] {
  return [
    ...(folios > 1 ? (['folio'] as const) : []),
    ...(kind === 'switch' ? (['target'] as const) : []),
    'much',
    ...(kind === 'redeem' && banks > 1 ? (['bank'] as const) : []),
    'review',
  ];
}

function isAnswered(question: SaleQuestion, { folio, by, value, bank, to }: SaleAnswers): boolean {
  switch (question) {
    case 'folio':
      return folio !== null;
    case 'target':
      return to !== null;
    case 'much':
      return by === 'all' || (by !== null && value !== null);
    case 'bank':
      return bank !== null;
    case 'review':
      return false;
  }
}

/** The question for an address: the one it names, unless an earlier one is still unanswered. */
export function questionAt(
  named: string | null,
  questions: readonly SaleQuestion[],
  answers: SaleAnswers,
): SaleQuestion {
  const open = questions.findIndex((question) => !isAnswered(question, answers));
  const wanted = questions.findIndex((question) => question === named);
  return questions[wanted < 0 ? 0 : Math.min(wanted, open)]!;
}
