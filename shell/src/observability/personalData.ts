const alone = (pattern: string, flags = 'g'): RegExp =>
  new RegExp(`(?<![A-Za-z0-9])(?:${pattern})(?![A-Za-z0-9])`, flags);

/** Devanagari digits count as digits. */
const D = '[0-9\u0966-\u096f]';

/** What is taken out, in this order: a rule may rely on those before it. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\/\/[^\s/@]+@/g, '//'],
  [/(\/[^\s?#"'<>]*)[?#][^\s"'<>]*/g, '$1'],
  [/\beyJ[\w-]+(?:\.[\w-]*)+/g, '[token]'],
  [/\bBearer\s+[^\s"',;]+/gi, '[token]'],
  [
    /(password|passwd|secret|token|authorization|api[-_]?key|cookie|cvv)(["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi,
    '$1$2[secret]',
  ],
  [new RegExp(`\\b(otp|pin|code|mpin)((?:\\W{1,3}|\\W+is\\W+))${D}{4,8}(?!${D})`, 'gi'), '$1$2[secret]'],
  [/[\w.+-]+@[a-z][\w.-]*/gi, '[address]'],
  [alone('[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][A-Z0-9]Z[A-Z0-9]', 'gi'), '[GSTIN]'],
  [alone('[A-Z]{5}[0-9]{4}[A-Z]', 'gi'), '[PAN]'],
  [alone('[A-Z]{4}0[A-Z0-9]{6}', 'gi'), '[IFSC]'],
  [
    new RegExp(`(?:₹|\\bRs\\b\\.?|\\bINR\\b|रु\\.?|रुपये)\\s*-?${D}[0-9\u0966-\u096f,]*(?:\\.${D}+)?`, 'gi'),
    '[amount]',
  ],
  [new RegExp(`(?<!${D})${D}{1,3}(?:,${D}{2,3})+(?:\\.${D}+)?(?!${D})`, 'g'), '[amount]'],
  [new RegExp(`(?<![0-9\u0966-\u096f.])${D}+\\.${D}{2}(?!${D}|\\.${D})`, 'g'), '[amount]'],
  [new RegExp(`\\b(account|a/c|folio)(\\D{0,12})${D}{4,}`, 'gi'), '$1$2[number]'],
  [new RegExp(`\\+?${D}(?:[\\s-]?${D}){8,18}`, 'g'), '[number]'],
  [/(?<![\w-])(?!mfe_)(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, '[token]'],
];

/**
 * The text without what could identify a user or their money: PAN, Aadhaar, GSTIN, IFSC, phone, card, account and
 * folio numbers (any nine digits and more), e-mail and UPI addresses, tokens, passwords, one-time codes, amounts, and
 * the query and fragment of every address. Our own release names and short numbers stay.
 */
export function withoutPersonalData(text: string): string {
  return rules.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
