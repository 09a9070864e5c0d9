export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of our encodings that the `Accept-Encoding` header takes; `br;q=0` refuses it. */
export function encodingOf(
  header: string | string[] | undefined,
  ours: readonly Encoding[] = ['br', 'gzip'],
): Encoding {
  const taken = new Set(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([coding]) => coding),
  );
  return ours.find((encoding) => taken.has(encoding)) ?? 'identity';
}
