/** What the lines above the opening balance state of a scheme. */
export interface SchemeHeader {
  name: string;
  isin: string | null;
  registrar: string | null;
  rtaCode: string | null;
}

const MARKER = /ISIN\s*:|Registrar\s*:|\(\s*Advisor\s*:/i;
const REGISTRAR = /^(CAMS|KFINTECH|KARVY|FTAMIL|SBFS)\b/i;
const CODE = /^([A-Z0-9]{2,14})-(?=\S)/;
/** Lines that a scheme's name may run over. */
const NAME_LINES = 3;

const FURNITURE = [
  /^consolidated account statement\b/i,
  /^page \d+ of \d+$/i,
  /^date\s+transaction\b/i,
  /^\(INR\)/i,
  /^(?:units?|balance|amount|price)(?:\s+(?:units?|balance|amount|price))*$/i,
  /^nominee\s*\d*\s*:/i,
];

/** Lines that each page repeats, wherever a page ends. */
export function isPageFurniture(line: string): boolean {
  return FURNITURE.some((pattern) => pattern.test(line));
}

/** The scheme that lines name; null where they name none. */
export function readHeader(lines: readonly string[]): SchemeHeader | null {
  const marked = lines.findLastIndex((line) => MARKER.test(line));
  const end = marked === -1 ? lines.length - 1 : marked;
  if (end < 0) return null;
  const start = nameStart(lines, end);
  const text = lines
    .slice(start, end + 1)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  const registrar =
    /Registrar\s*:\s*([A-Z]+)/i.exec(text)?.[1] ?? REGISTRAR.exec(lines[end + 1] ?? '')?.[1] ?? null;
  const bare = text
    .replace(/-?\s*ISIN\s*:\s*\S*?(?=\(|\s|$)/i, ' ')
    .replace(/\(\s*Advisor\s*:[^)]*\)/i, ' ')
    .replace(/Registrar\s*:\s*[A-Z]*/i, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const rtaCode = CODE.exec(bare)?.[1] ?? null;
  const name = (rtaCode ? bare.slice(rtaCode.length + 1) : bare).replace(/[-\s]+$/, '').trim();
  if (!/[A-Za-z]{3}/.test(name)) return null;
  return {
    name: name.slice(0, 200),
    isin: /ISIN\s*:\s*([A-Z0-9]{12})(?![A-Z0-9])/i.exec(text)?.[1]?.toUpperCase() ?? null,
    registrar: registrar?.toUpperCase() ?? null,
    rtaCode,
  };
}

function nameStart(lines: readonly string[], end: number): number {
  for (let start = end; start >= 0 && start > end - NAME_LINES; start -= 1)
    if (CODE.test(lines[start]!)) return start;
  const own = lines[end]!.split(MARKER)[0]!;
  return /[A-Za-z]{3}/.test(own) || end === 0 ? end : end - 1;
}
