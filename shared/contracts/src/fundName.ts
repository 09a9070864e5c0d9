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
  /^(?:and|annual|bonus|capital|cum|cumulative|daily|direct|discretionary|distribution|dividend|flexi|fortnightly|growth|half|idcw|income|monthly|of|option|others|payout|periodic|plan|quarterly|re-?investment|regular|standard|weekly|withdrawal|yearly)$/i;

/** Whether a part of a name contains nothing but plan and option. */
function isPlan(part: string): boolean {
  const messages = part.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  return messages.every((word) => PLAN_MESSAGES.test(word));
}

/** The parts of a name between its dashes. */
function partsOf(name: string): string[] {
  return name
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(
      /\s+-\s*|\s*-\s+|(?<=\bfund)-|-(?=(?:direct|dividend|growth|idcw|monthly|payout|quarterly|regular)\b)/i,
    );
}

/** The name without parts after a dash, and plan after "Fund", that name plan and option only. */
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
  const fund = withoutPlan(name).replace(/(?<! of) Fund$/i, '');
  const house = HOUSES.find(([full]) => fund.toLowerCase().startsWith(`${full.toLowerCase()} `));
  return house ? house[1] + fund.slice(house[0].length) : fund;
}

/** The part of a name for its plan and option: parts after a dash, or what stands after "Fund". */
function planPart(name: string): string {
  const parts = partsOf(name);
  const own = parts.slice(1).filter(isPlan);
  const fund = parts.filter((part, at) => at === 0 || !isPlan(part)).join(' - ');
  return [fund.slice(withoutPlan(name).length), ...own].join(' ').trim();
}

/**
 * The plan of a scheme by its name. A name with an option alone is a regular plan, because a direct plan has to be named
 * as such since 2013 (SEBI, CIR/IMD/DF/21/2012); of an exchange traded fund, which has no plans, and of a short name it is
 * direct, because only direct plans are sold.
 */
export function planOfName(name: string): 'Direct' | 'Regular' {
  const plan = planPart(name);
  for (const text of [plan, name]) {
    if (/\bdirect\b/i.test(text)) return 'Direct';
    if (/\bregular\b(?! savings)/i.test(text)) return 'Regular';
  }
  const isExchangeTraded = /\b(?:etf|exchange traded)\b(?!.*\b(?:fof|funds?)\b)/i.test(name);
  return plan !== '' && !isExchangeTraded ? 'Regular' : 'Direct';
}

/** The API's code of the option of a scheme by its name: Z growth, N payout, Y reinvestment. */
export function optionOfName(name: string): 'Z' | 'N' | 'Y' {
  if (!/\b(?:idcw|dividend|payout|re-?investment)\b/i.test(name)) return 'Z';
  return /\bre-?investment\b/i.test(name) && !/\bpayout\b/i.test(name) ? 'Y' : 'N';
}

/** Words of plan and option that need no mention: the plan has its own place, growth is the option of most funds. */
const IMPLIED = /^(?:cumulative|direct|growth|option|plan|regular)$/i;

/**
 * The name of a fund in every list of what is held, planned or ordered: the short name, with the plan where it is regular
 * and the option where it is not growth, so that plans of one fund held together differ: "Axis Flexi Cap · Regular". A
 * title is returned unchanged.
 */
export function fundTitle(name: string): string {
  const part = planPart(name);
  if (part === '') return shortFundName(name);
  const option = part
    .replace(/income distribution cum capital withdrawal(?:[ (]+idcw\b)?/i, 'IDCW')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => /\p{L}/u.test(word) && !IMPLIED.test(word))
    .join(' ');
  const plan = planOfName(name) === 'Regular' && 'Regular';
  return [shortFundName(name), plan, option].filter(Boolean).join(' · ');
}

/** Plan and option of a scheme by its name in the language of `t`: "Direct · Growth". */
export function planLabel(t: (key: string) => string, name: string): string {
  return `${t(`plan.${planOfName(name)}`)} · ${t(`option.${optionOfName(name)}`)}`;
}
