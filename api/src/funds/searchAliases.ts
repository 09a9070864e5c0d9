/** Abbreviations and former names by which people look for a fund house, by how the house's short name begins. */
const HOUSE_ALIASES: readonly [beginning: string, aliases: string][] = [
  ['aditya birla', 'absl bslmf'],
  ['baroda', 'bob bnpp'],
  ['bandhan', 'idfc'],
  ['canara', 'canrob crmf'],
  ['franklin', 'ft templeton'],
  ['hsbc', 'lnt'],
  ['icici', 'ipru'],
  ['lic', 'licmf'],
  ['mirae', 'mamf'],
  ['motilal', 'mosl moamc'],
  ['nippon', 'nimf reliance'],
  ['parag parikh', 'ppfas'],
  ['ppfas', 'parag parikh'],
  ['sbi', 'state bank'],
  ['bank of india', 'boi'],
];

/** What people call a kind of fund, by its sub-category or a word of its name. */
const KIND_ALIASES: readonly [messages: string, aliases: string][] = [
  ['balanced advantage', 'baf'],
  ['dynamic asset allocation', 'baf'],
  ['elss', 'tax saver 80c'],
  ['fund of funds', 'fof'],
  ['gilt', 'gsec'],
  ['large cap', 'bluechip'],
  ['multi asset', 'maaf'],
  ['retirement', 'pension'],
];

/**
 * Words besides its name by which a fund is found: the abbreviations of its house ("ABSL", "HDFC MF") and of its kind.
 * @param house slug and short name of the fund house.
 * @param kind name and sub-category of the fund.
 */
export function fundAliases(house: { slug: string; short: string }, kind: string): string {
  const short = house.short.toLowerCase();
  const about = kind.toLowerCase();
  return [
    `${house.slug} mf`,
    ...HOUSE_ALIASES.filter(([beginning]) => short.startsWith(beginning)).map(([, aliases]) => aliases),
    ...KIND_ALIASES.filter(([message]) => about.includes(message)).map(([, aliases]) => aliases),
  ].join(' ');
}
