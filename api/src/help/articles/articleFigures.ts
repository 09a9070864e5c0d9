import {
  formatPercent,
  formatRupees,
  formatTimeOfDay,
  istDate,
  mandateRuleOn,
  requireRule,
  type SchemeClass,
} from '@sanchay/finance';
import { appSettings } from '../../config/index.ts';
import type { Queries } from '../../db/pool.ts';
import { goldTaxOn } from '../../gold/index.ts';
import type { Context } from '../../platform/context.ts';
import type { HelpLanguage } from './articleFiles.ts';

/** A percentage without trailing zeros. */
const percent = (value: number): string => formatPercent(value, { decimals: 3 }).replace(/\.?0+%$/, '%');

/** What fills the gaps of articles on the business day of now: rules in force and settings, in words of a language. */
export async function articleFigures(
  ctx: Context,
  q: Queries,
  language: HelpLanguage,
): Promise<Record<string, string>> {
  const today = istDate(await ctx.business.now(q));
  const settings = await appSettings(q);
  const book = ctx.rules.book();
  const rupees = (value: number) => formatRupees(value, { locale: language });
  const time = (text: string) => formatTimeOfDay(text, language);
  const nav = (schemeClass: SchemeClass, side: 'purchase' | 'redemption') =>
    requireRule(
      book.nav.filter(({ value }) => value.schemeClass === schemeClass && value.side === side),
      today,
      `${side} of ${schemeClass}`,
    ).value;
  const rates = requireRule(book.equity_gains, today, 'tax on equity gains').value;
  const mandate = mandateRuleOn(today, book).value;
  const tds = requireRule(book.fd_tds, today, 'TDS on deposits').value;
  return {
    cutOffEquity: time(nav('equity', 'purchase').cutOff),
    cutOffLiquid: time(nav('liquid', 'purchase').cutOff),
    cutOffRedemption: time(nav('equity', 'redemption').cutOff),
    ourCutOffEquity: time(settings.cutOffDisplay.equity),
    ourCutOffLiquid: time(settings.cutOffDisplay.liquid),
    payoutDaysEquity: String(nav('equity', 'redemption').settlesInDays),
    stampDuty: percent(requireRule(book.stamp_duty, today, 'stamp duty').value),
    stcgRate: percent(rates.stcgPct),
    ltcgRate: percent(rates.ltcgPct),
    ltcgExemption: rupees(requireRule(book.equity_exemption, today, 'tax-free equity gain').value),
    goldGst: percent(Number((await goldTaxOn(q, today)).igst)),
    goldMinimum: rupees(settings.gold.minimum),
    goldMaximum: rupees(settings.gold.maximum),
    goldLockMinutes: String(settings.gold.lock / 60_000),
    tdsBank: rupees(tds.bank),
    tdsBankSenior: rupees(tds.bankSenior),
    tdsNonBank: rupees(tds.nonBank),
    tdsRate: percent(tds.ratePct),
    tdsRateWithoutPan: percent(tds.rateWithoutPanPct),
    mandateNoCodeUpTo: rupees(mandate.noCodeUpTo),
    mandateNoticeHours: String(mandate.noticeHours),
    bankAccounts: String(settings.maximumBankAccounts),
    seniorAge: String(settings.seniorAge),
    opens: time(settings.support.opens),
    closes: time(settings.support.closes),
    reopenDays: String(settings.support.reopenDays),
  };
}

/** Text with its gaps filled. @throws Error for a gap without a value, which a test finds before a user does. */
export function fillGaps(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`no figure for {{${name}}}`);
    return figure;
  });
}
