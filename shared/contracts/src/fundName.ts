/** Short forms of fund houses as investment apps print them; a house that is not listed keeps its name. */
const HOUSES: readonly (readonly [full: string, short: string])[] = [
  ['Aditya Birla Sun Life', 'ABSL'],
  ['Bank of India', 'BOI'],
  ['Baroda BNP Paribas', 'Baroda BNP'],
  ['Franklin India', 'Franklin'],
  ['Franklin Templeton India', 'Franklin'],
  ['ICICI Prudential', 'ICICI Pru'],
  ['Invesco India', 'Invesco'],
  ['LIC MF', 'LIC'],
  ['Mahindra Manulife', 'Mahindra'],
  ['Mirae Asset', 'Mirae'],
  ['Motilal Oswal', 'Motilal'],
  ['Nippon India', 'Nippon'],
  ['PGIM India', 'PGIM'],
  ['WhiteOak Capital', 'WhiteOak'],
];

const PLAN_MESSAGES =
  /^(?:and|annual|bonus|capital|cum|daily|direct|distribution|dividend|fortnightly|growth|half|idcw|income|monthly|of|option|payout|plan|quarterly|re-?investment|regular|weekly|withdrawal|yearly)$/i;

/** Whether a part of a name contains nothing but plan and option. */
function isPlan(part: string): boolean {
  const messages = part.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  return messages.every((word) => PLAN_MESSAGES.test(word));
}

/** The parts of a name between its dashes. */
function partsOf(name: string): string[] {
  return name.trim().split(/\s+-\s*|\s*-\s+|(?<=\bfund)-|-(?=(?:direct|regular|growth|idcw)\b)/i);
}

/** The name without parts after a dash, and words after "Fund", that name plan and option only. */
function withoutPlan(name: string): string {
  const parts = partsOf(name);
  const fund = parts.filter((part, at) => at === 0 || !isPlan(part)).join(' - ');
  const tail = /^(.*\bfund)\s+(.+)$/i.exec(fund);
  return tail && /\b(?:direct|regular|growth|idcw)\b/i.test(tail[2]!) && isPlan(tail[2]!) ? tail[1]! : fund;
}

/**
 * The short name of a scheme for lists: the short form of the house and the scheme without plan and option. "Aditya
 * Birla Sun Life Flexi Cap Fund - Direct Plan - Growth" is "ABSL Flexi Cap". A short name is returned unchanged.
 */
export function shortFundName(name: string): string {
  const fund = withoutPlan(name).replace(/ Fund$/i, '');
  const house = HOUSES.find(([full]) => fund.toLowerCase().startsWith(`${full.toLowerCase()} `));
  return house ? house[1] + fund.slice(house[0].length) : fund;
}

/** The plan of a scheme by its name; direct where the name does not state it, because only direct plans are sold. */
export function planOfName(name: string): 'Direct' | 'Regular' {
  return /\bregular\b/i.test(name) && !/\bdirect\b/i.test(name) ? 'Regular' : 'Direct';
}

/** The API's code of the option of a scheme by its name: Z growth, N payout, Y reinvestment. */
export function optionOfName(name: string): 'Z' | 'N' | 'Y' {
  if (!/\b(?:idcw|dividend|payout|re-?investment)\b/i.test(name)) return 'Z';
  return /\bre-?investment\b/i.test(name) && !/\bpayout\b/i.test(name) ? 'Y' : 'N';
}

/**
 * The short name of a fund, with plan and option where they are not those of all funds for sale, direct and growth:
 * "Axis Flexi Cap · Regular · Growth". A title is returned unchanged.
 */
export function fundTitle(name: string): string {
  const usual = planOfName(name) === 'Direct' && optionOfName(name) === 'Z';
  const plan = usual ? [] : partsOf(name).slice(1).filter(isPlan);
  return [shortFundName(name), ...plan.map((part) => part.replace(/ (?:plan|option)$/i, ''))].join(' · ');
}

/** Plan and option of a scheme by its name in the language of `t`: "Direct · Growth". */
export function planLabel(t: (key: string) => string, name: string): string {
  return `${t(`plan.${planOfName(name)}`)} · ${t(`option.${optionOfName(name)}`)}`;
}
