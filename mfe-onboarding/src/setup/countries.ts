import { COUNTRIES, FREQUENT_COUNTRIES } from '@sanchay/finance';

export interface Country {
  value: string;
  label: string;
}

/** Countries with their names in a language; the frequent ones first, the others by name. */
export function countriesIn(language: string, { abroad = false }: { abroad?: boolean } = {}): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  const frequent = FREQUENT_COUNTRIES.length;
  const others = all.slice(frequent).sort((a, b) => a.label.localeCompare(b.label, language));
  return [...all.slice(abroad ? 1 : 0, frequent), ...others];
}
