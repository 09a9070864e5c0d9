import {
  addBusinessDays,
  isBusinessDay,
  nextBusinessDay,
  type BusinessCalendar,
  type SchemeClass,
} from '../calendar/calendar.ts';
import { addDays } from '../calendar/dates.ts';
import { requireRule } from '../rules/datedRule.ts';
import { instantAtIst, instantMillis, istDate, istMillis, type Instant } from '../calendar/ist.ts';
import type { NavRule, NavRuleValue } from './navRules.ts';
import type { RedemptionGroup } from '../orders/redemptionRules.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

/** Why the day was determined this way; a key for the sentence shown to the user. */
export type NavExplanation = 'before_cut_off' | 'after_cut_off' | 'money_came_later' | 'not_a_business_day';

export type ApplicableNav = {
  /** The date whose NAV applies; for liquid funds it may be a Sunday or a holiday. */
  navDate: string;
  /** The business day on which the order is processed. */
  processedDate: string;
  /** The day on which units (purchase) arrive: settlement days counted from the processing day. */
  allotmentDate: string;
  /** The cut-off instant that the order meets, with offset +05:30. */
  cutOff: string;
  /** The dated row that decided. */
  ruleId: string;
  explanation: NavExplanation;
};

export type PurchaseTiming = {
  schemeClass: SchemeClass;
  /** When the order was placed. */
  placedAt: Instant;
  /** When the money reached the fund house; the order's own time when absent. */
  realisedAt?: Instant | null;
  calendar: BusinessCalendar;
};

type Processing = { date: string; rule: NavRule; cutOff: string; explanation: NavExplanation };

function rowsFor(rules: readonly NavRule[], schemeClass: SchemeClass, side: NavRuleValue['side']): NavRule[] {
  return rules.filter((row) => row.value.schemeClass === schemeClass && row.value.side === side);
}

/** The day that processes an order standing at `millis`: today strictly before the cut-off, else the next. */
function processingOf(
  millis: number,
  calendar: BusinessCalendar,
  cls: SchemeClass,
  rows: NavRule[],
): Processing {
  const today = istDate(new Date(millis));
  const at = (date: string, explanation: NavExplanation): Processing => {
    const rule = requireRule(rows, date, `NAV of ${cls} funds`);
    return { date, rule, cutOff: instantAtIst(date, rule.value.cutOff), explanation };
  };
  if (!isBusinessDay(calendar, today, cls))
    return at(nextBusinessDay(calendar, today, cls), 'not_a_business_day');
  const sameDay = at(today, 'before_cut_off');
  if (millis < istMillis(today, sameDay.rule.value.cutOff)) return sameDay;
  return at(nextBusinessDay(calendar, today, cls), 'after_cut_off');
}

function navDateOf(
  { date, rule, explanation }: Processing,
  calendar: BusinessCalendar,
  cls: SchemeClass,
): string {
  const navDay = explanation === 'after_cut_off' ? rule.value.lateNavDay : rule.value.navDay;
  if (navDay === 'same') return date;
  if (navDay === 'previous_calendar') return addDays(date, -1);
  return addDays(nextBusinessDay(calendar, date, cls), -1);
}

/**
 * The NAV of a purchase. Equity and debt: order placed and money at the fund house before 15:00 of a business
 * day, that day's NAV. Liquid: before 13:30 of a business day, the NAV of the calendar day before. Otherwise
 * the same for the next business day. To the millisecond: 14:59:59.999 counts, 15:00:00.000 does not.
 * Units of equity and debt funds arrive T+1, T being the processing day, counting days on which both the exchange and
 * banks work: that is the reading under which all three worked examples of April 2024 hold. Liquid units arrive on the
 * processing day itself.
 * Source: rules R5 (SEBI circulars of 2020; Zerodha bulletin on 9 April 2024).
 * @throws NoRuleError when no row covers the day; RangeError for a bad instant.
 */
export function applicableNav(
  { schemeClass, placedAt, realisedAt, calendar }: PurchaseTiming,
  rules: Pick<RuleBook, 'nav'>,
): ApplicableNav {
  const rows = rowsFor(rules.nav, schemeClass, 'purchase');
  const placed = instantMillis(placedAt);
  const ruleAtPlacing = requireRule(rows, istDate(placedAt), `NAV of ${schemeClass} funds`);
  const money = realisedAt && ruleAtPlacing.value.needsMoney ? instantMillis(realisedAt) : placed;
  const byOrder = processingOf(placed, calendar, schemeClass, rows);
  const chosen =
    money > placed ? laterOf(byOrder, processingOf(money, calendar, schemeClass, rows)) : byOrder;
  return {
    navDate: navDateOf(chosen, calendar, schemeClass),
    processedDate: chosen.date,
    allotmentDate: addBusinessDays(calendar, chosen.date, chosen.rule.value.settlesInDays, 'debt'),
    cutOff: chosen.cutOff,
    ruleId: chosen.rule.rule_id,
    explanation: chosen.explanation,
  };
}

function laterOf(byOrder: Processing, byMoney: Processing): Processing {
  return byMoney.date > byOrder.date ? { ...byMoney, explanation: 'money_came_later' } : byOrder;
}

/**
 * The NAV of a purchase known only by its date: placed and paid at the start of the day, so within every cut-off.
 */
export function applicableNavOnDate(
  schemeClass: SchemeClass,
  orderDate: string,
  calendar: BusinessCalendar,
  rules: Pick<RuleBook, 'nav'>,
): ApplicableNav {
  return applicableNav({ schemeClass, placedAt: instantAtIst(orderDate), calendar }, rules);
}

/** The class of a fund, and the group within it whose sales differ. */
export type SaleClass = { schemeClass: SchemeClass; group: RedemptionGroup | null };

/** The kinds of rule that date a sale; those of a group come before the ordinary ones of its class. */
export type SaleNavRules = Pick<RuleBook, 'nav' | `nav_${RedemptionGroup}`>;

export type RedemptionNav = Omit<ApplicableNav, 'allotmentDate'> & {
  /** The day by which the money should arrive. */
  payoutDate: string;
};

/**
 * The NAV of a redemption (or of a switch's sale): before the cut-off of a business day, that day's NAV; after it,
 * the next business day's. Liquid funds get, before the cut-off, the NAV of the calendar day before the next business
 * day; after it, the next business day's. What comes on a closed day stands as of the next business day, before its
 * cut-off. Source: rules R5.
 * @throws NoRuleError when no row covers the day; RangeError for a bad instant.
 */
export function redemptionNav(
  { schemeClass, group }: SaleClass,
  placedAt: Instant,
  calendar: BusinessCalendar,
  rules: SaleNavRules,
): RedemptionNav {
  const ofGroup = group ? rules[`nav_${group}`] : [];
  const rows = rowsFor([...ofGroup, ...rules.nav], schemeClass, 'redemption');
  const chosen = processingOf(instantMillis(placedAt), calendar, schemeClass, rows);
  return {
    navDate: navDateOf(chosen, calendar, schemeClass),
    processedDate: chosen.date,
    payoutDate: addBusinessDays(calendar, chosen.date, chosen.rule.value.settlesInDays, 'debt'),
    cutOff: chosen.cutOff,
    ruleId: chosen.rule.rule_id,
    explanation: chosen.explanation,
  };
}

/** The earlier cut-off we show to people for a class on a date, as an instant with offset +05:30. */
export function platformCutOff(
  schemeClass: SchemeClass,
  date: string,
  rules: Pick<RuleBook, 'platform_cut_off'>,
): string {
  const rows = rules.platform_cut_off.filter((row) => row.value.schemeClass === schemeClass);
  return instantAtIst(date, requireRule(rows, date, `platform cut-off of ${schemeClass} funds`).value.cutOff);
}
