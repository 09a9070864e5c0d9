import { completeSentences } from '@sanchay/finance';
import type { PageHead } from '@sanchay/remote-kit';

/** Where a page stands, for the tags of its head. */
export interface HeadPlace {
  /** Of the product as people reach it, without a slash at the end. */
  origin: string;
  path: string;
  language: 'en' | 'hi';
  /** Value of `?lang`, when the address has it. */
  lang: string | null;
  status: number;
  /** Path of a picture for previews, when the shell has one. */
  picture: string | null;
}

const DESCRIPTION = {
  en: 'Invest in direct mutual funds with zero commission. Buy digital gold, compare insurance and plan your goals with Sanchay.',
  hi: 'ज़ीरो कमीशन पर डायरेक्ट म्यूचुअल फ़ंड में निवेश करें। संचय पर डिजिटल गोल्ड खरीदें, बीमा की तुलना करें और लक्ष्य प्लान करें।',
};

/** Text as an attribute or an element of HTML holds it. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!,
  );
}

/** JSON for an inert block: it must not end the element that holds it. */
export function inert(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The tags by which search engines and senders of links know a page. */
export function headTags(head: PageHead | null, place: HeadPlace): string {
  const { origin, language, status, lang, picture } = place;
  const title = head?.title ? `${head.title} · Sanchay` : 'Sanchay';
  const description = completeSentences(head?.description ?? '') || DESCRIPTION[language];
  const own = origin + (head?.canonical ?? place.path);
  const inLanguage = (code: string): string => `${own}${own.includes('?') ? '&' : '?'}lang=${code}`;
  const canonical = lang === 'hi' || lang === 'en' ? inLanguage(lang) : own;
  const hidden = status !== 200 || head?.index === false;
  const meta = (kind: 'name' | 'property', name: string, content: string): string =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
  const link = (rel: string, href: string, more = ''): string =>
    `<link rel="${rel}"${more} href="${escapeHtml(href)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    link('canonical', canonical),
    ...(hidden
      ? [meta('name', 'robots', 'noindex')]
      : [
          link('alternate', inLanguage('en'), ' hreflang="en"'),
          link('alternate', inLanguage('hi'), ' hreflang="hi"'),
          link('alternate', own, ' hreflang="x-default"'),
        ]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Sanchay'),
    meta('property', 'og:title', head?.title ?? 'Sanchay'),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', language === 'hi' ? 'hi_IN' : 'en_IN'),
    ...(picture ? [meta('property', 'og:image', origin + picture)] : []),
    meta('name', 'twitter:card', 'summary'),
    meta('name', 'twitter:title', head?.title ?? 'Sanchay'),
    meta('name', 'twitter:description', description),
    ...(head?.structured?.length
      ? [`<script type="application/ld+json">${inert(structured(head.structured, origin))}</script>`]
      : []),
  ].join('\n');
}

function structured(objects: readonly Record<string, unknown>[], origin: string): unknown {
  const placed = objects.map((one) => ({ '@context': 'https://schema.org', ...absolute(one, origin) }));
  return placed.length === 1 ? placed[0] : placed;
}

/** Addresses (`url`, `item`, `@id`, `logo`, `image`) that a page gives as paths, with the product's origin. */
function absolute(value: Record<string, unknown>, origin: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, placed(key, part, origin)]));
}

function placed(key: string, part: unknown, origin: string): unknown {
  if (typeof part === 'string')
    return /^(url|item|@id|logo|image)$/.test(key) && part.startsWith('/') ? origin + part : part;
  if (Array.isArray(part)) return part.map((one) => placed('', one, origin));
  if (typeof part === 'object' && part !== null) return absolute(part as Record<string, unknown>, origin);
  return part;
}
