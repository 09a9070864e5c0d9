/** A part of a mail: a text, a file in base64, several parts, or a mail that is attached. */
export type TestPart =
  | { kind: 'text'; text: string }
  | { kind: 'file'; type: string; name: string | null; bytes: Buffer; stated?: number }
  | { kind: 'several'; parts: TestPart[] }
  | { kind: 'mail'; content: TestPart };

/** What was encoded once; a large file is sent in many pieces. */
const encoded = new WeakMap<TestPart, string>();

function sentAs(part: TestPart): string {
  if (part.kind === 'text') return part.text;
  if (part.kind !== 'file') return '';
  const text = encoded.get(part) ?? part.bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n');
  encoded.set(part, text);
  return text;
}

/** `BODYSTRUCTURE` of RFC 3501. */
export function structureOf(part: TestPart): string {
  if (part.kind === 'several') return `(${part.parts.map(structureOf).join('')} "mixed" NIL NIL NIL)`;
  if (part.kind === 'text')
    return `("text" "plain" ("charset" "utf-8") NIL NIL "7bit" ${part.text.length} 1 NIL NIL NIL)`;
  if (part.kind === 'mail') {
    const envelope = `(NIL "fwd" NIL NIL NIL NIL NIL NIL NIL NIL)`;
    return `("message" "rfc822" NIL NIL NIL "7bit" 1000 ${envelope} ${structureOf(part.content)} 20 NIL ("attachment" NIL) NIL)`;
  }
  const [type, subtype] = part.type.split('/');
  const name = (key: string) => (part.name === null ? 'NIL' : `("${key}" "${part.name}")`);
  const size = part.stated ?? sentAs(part).length;
  return `("${type}" "${subtype}" ${name('name')} NIL NIL "base64" ${size} NIL ("attachment" ${name('filename')}) NIL)`;
}

/** A section by its number (`2`, `2.1`), with `.MIME` its own headers; `TEXT` of a mail that is one part. */
export function partOf(content: TestPart, section: string): string {
  const isMime = /\.MIME$|^HEADER$/i.test(section);
  const numbers = section.replace(/\.?(?:MIME|HEADER|TEXT)$/i, '');
  let part: TestPart = content;
  for (const number of numbers === '' ? [] : numbers.split('.')) {
    if (part.kind === 'mail') part = part.content;
    if (part.kind === 'several') part = part.parts[Number(number) - 1]!;
  }
  if (!isMime) return sentAs(part);
  const type = part.kind === 'file' ? part.type : 'text/plain';
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${part.kind === 'file' ? 'base64' : '7bit'}\r\n\r\n`;
}
