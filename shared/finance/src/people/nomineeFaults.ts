import { requireRule } from '../rules/datedRule.ts';
import { isPersonalPan } from '../identifiers/identifiers.ts';
import { Big } from '../money.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import { birthFault, isMinor } from './birth.ts';
import type { PersonFault, PersonFaults } from './faults.ts';
import { nameKey, personNameFault } from './personNameFault.ts';

const WHOLE = '100.00';
const SHARE = /^(?:\d{1,2}(?:\.\d{1,2})?|100(?:\.0{1,2})?)$/;
const LICENCE = /^[A-Z]{2}[ -]?\d{2}[ -]?(?:19|20)\d{2}\d{7}$/;

export interface NomineeAnswers {
  name?: string;
  relation?: string;
  date_of_birth?: string;
  /** Percent in words of digits: "33.34". */
  share?: string;
  id_kind?: string;
  id_number?: string;
  guardian_name?: string;
  guardian_relation?: string;
}

/** An account holder, who can be neither nominee nor a minor nominee's guardian. */
export interface Holder {
  name: string;
  pan?: string;
}

interface Around {
  today: string;
  holders: readonly Holder[];
}

/** How many nominees a portfolio can have on a day. @throws NoRuleError */
export function mostNominees(today: string, rules: Pick<RuleBook, 'nominee_limit'>): number {
  return requireRule(rules.nominee_limit, today, 'the number of nominees').value;
}

/** The sum of the shares with two decimals; what is no share counts as nothing. */
export function sharesTotal(nominees: readonly NomineeAnswers[]): string {
  const sum = nominees.reduce(
    (total, { share = '' }) => (SHARE.test(share) ? total.plus(share) : total),
    new Big(0),
  );
  return sum.toFixed(2);
}

/** 100 percent in equal parts of two decimals; the first takes what is left over. */
export function equalShares(count: number): string[] {
  const each = Math.floor(10_000 / count);
  const inHundredths = Array.from({ length: count }, (_, index) =>
    index === 0 ? 10_000 - each * (count - 1) : each,
  );
  return inHundredths.map((share) => new Big(share).div(100).toFixed(2));
}

/**
 * What is wrong with a list of nominees: `0.name`, `2.share`, and `shares` or `nominees` for the list. Shares are
 * 100.00 together, a minor has a guardian, nobody who holds the account is named. Source: rules R6 and anchors.
 */
export function nomineeFaults(
  nominees: readonly NomineeAnswers[],
  around: Around,
  rules: Pick<RuleBook, 'nominee_limit'>,
): PersonFaults {
  if (nominees.length === 0) return { nominees: 'missing' };
  if (nominees.length > mostNominees(around.today, rules)) return { nominees: 'nominees_many' };
  const found = nominees.flatMap((nominee, index) =>
    Object.entries(oneNominee(nominee, around)).map(([field, fault]): [string, PersonFault] => [
      `${index}.${field}`,
      fault,
    ]),
  );
  nominees.forEach((_, index) => {
    if (sameAsBefore(nominees, index)) found.push([`${index}.name`, 'nominee_twice']);
  });
  if (sharesTotal(nominees) !== WHOLE) found.push(['shares', 'shares_total']);
  return Object.fromEntries(found);
}

/** The same name and day of birth as an earlier one. */
function sameAsBefore(nominees: readonly NomineeAnswers[], index: number): boolean {
  const { name = '', date_of_birth: born } = nominees[index]!;
  const key = nameKey(name);
  return nominees
    .slice(0, index)
    .some((other) => key !== '' && nameKey(other.name ?? '') === key && other.date_of_birth === born);
}

function oneNominee(nominee: NomineeAnswers, { today, holders }: Around): PersonFaults {
  const born = birthFault(nominee.date_of_birth, today);
  const found: [string, PersonFault | null][] = [
    ['name', nameOf(nominee, holders)],
    ['relation', nominee.relation ? null : 'choice'],
    ['date_of_birth', born],
    ['share', shareFault(nominee.share)],
    ['id_kind', nominee.id_kind ? null : 'choice'],
    ['id_number', nominee.id_kind ? idFault(nominee, holders) : null],
    ...(born === null && isMinor(nominee.date_of_birth!, today) ? guardian(nominee) : []),
  ];
  return Object.fromEntries(found.filter((pair): pair is [string, PersonFault] => pair[1] !== null));
}

function nameOf({ name = '' }: NomineeAnswers, holders: readonly Holder[]): PersonFault | null {
  const fault = personNameFault(name);
  if (fault) return fault;
  return holders.some((holder) => nameKey(holder.name) === nameKey(name)) ? 'own_nominee' : null;
}

function shareFault(share: string | undefined): PersonFault | null {
  return share && SHARE.test(share) && new Big(share).gt(0) ? null : 'share';
}

function idFault({ id_kind: kind, id_number: number = '' }: NomineeAnswers, holders: readonly Holder[]) {
  if (kind === 'aadhaar') return /^\d{4}$/.test(number) ? null : ('aadhaar_last4' as const);
  if (kind === 'driving_licence') return LICENCE.test(number) ? null : ('driving_licence' as const);
  if (!isPersonalPan(number)) return 'pan' as const;
  return holders.some(({ pan }) => pan === number) ? ('own_nominee' as const) : null;
}

function guardian(nominee: NomineeAnswers): [string, PersonFault | null][] {
  const fault = personNameFault(nominee.guardian_name);
  const self = !fault && nameKey(nominee.guardian_name!) === nameKey(nominee.name ?? '');
  return [
    ['guardian_name', self ? 'guardian_self' : fault],
    ['guardian_relation', nominee.guardian_relation ? null : 'choice'],
  ];
}
