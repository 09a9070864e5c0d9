/** Countries where people from India mostly live, then the others; ISO 3166 codes. */
const CODES =
  'IN AE US GB SG CA AU SA KW QA OM BH DE NZ MY HK IE NL FR CH SE JP ' +
  'AF AL AM AR AT AZ BA BD BE BG BN BO BR BT BW BY BZ CL CN CO CR CY CZ DK DO DZ EC EE EG ES ET FI FJ GE GH GR GT GY ' +
  'HN HR HU ID IL IQ IR IS IT JM JO KE KG KH KR KZ LA LB LI LK LT LU LV LY MA MC MD ME MG MK MM MN MO MT MU MV MX MZ ' +
  'NA NG NO NP PA PE PG PH PK PL PT PY RO RS RU RW SC SD SI SK SN SR SV SY SZ TH TJ TM TN TR TT TW TZ UA UG UY UZ VE VN ' +
  'YE ZA ZM ZW';

export interface Country {
  value: string;
  label: string;
}

/** Countries with their names in a language; the frequent ones first, the others by name. */
export function countriesIn(language: string, { abroad = false }: { abroad?: boolean } = {}): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = CODES.split(' ').map((value) => ({ value, label: names.of(value) ?? value }));
  const others = all.slice(22).sort((a, b) => a.label.localeCompare(b.label, language));
  return [...all.slice(abroad ? 1 : 0, 22), ...others];
}
