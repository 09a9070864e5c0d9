/** States and union territories of India by the two letters of their vehicles, in the order of their names. */
export const INDIAN_STATES: readonly string[] =
  'AN AP AR AS BR CH CG DN DL GA GJ HR HP JK JH KA KL LA LD MP MH MN ML MZ NL OD PY PB RJ SK TN TS TR UP UK WB'.split(
    ' ',
  );

/** Countries where people from India mostly live, India first. */
export const FREQUENT_COUNTRIES: readonly string[] =
  'IN AE US GB SG CA AU SA KW QA OM BH DE NZ MY HK IE NL FR CH SE JP'.split(' ');

/** All countries of citizenship, birth or tax residence. Source: ISO 3166-1, two letters. */
export const COUNTRIES: readonly string[] = [
  ...FREQUENT_COUNTRIES,
  ...(
    'AD AF AG AL AM AO AR AT AZ BA BB BD BE BF BG BI BJ BM BN BO BR BS BT BW BY BZ CD CF CG CI CL CM CN CO CR CU CV CY CZ ' +
    'DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM GA GD GE GH GI GM GN GQ GR GT GW GY HN HR HT HU ID IL IQ IR IS IT JM JO ' +
    'KE KG KH KI KM KN KP KR KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MZ ' +
    'NA NE NG NI NO NP NR PA PE PG PH PK PL PS PT PW PY RO RS RU RW SB SC SD SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ ' +
    'TL TM TN TO TR TT TV TW TZ UA UG UY UZ VA VC VE VG VN VU WS YE ZA ZM ZW'
  ).split(' '),
];

export const isIndianState = (code: string | undefined): boolean => INDIAN_STATES.includes(code ?? '');
export const isCountry = (code: string | undefined): boolean => COUNTRIES.includes(code ?? '');
