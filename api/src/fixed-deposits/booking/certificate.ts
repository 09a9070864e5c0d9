import { formatDate, formatPercent, formatRupees, type Locale } from '@sanchay/finance';
import { holdersOf } from '../../applicants/index.ts';
import { currentNominees } from '../../nominees/index.ts';
import type { Queries } from '../../db/pool.ts';
import type { Deposit } from '@sanchay/contracts';
import { createMessages, requestLanguage } from '../../platform/http/language.ts';
import { termsPdf } from '../../platform/pdf/termsPdf.ts';

const message = createMessages({
  en: {
    title: 'Fixed deposit certificate',
    number: 'Certificate number',
    holder: 'First holder',
    issuer: 'Issuer',
    principal: 'Principal',
    rate: 'Interest rate',
    rateValue: '{rate} a year',
    tenure: 'Tenure',
    months: '{months} months',
    payout: 'Interest payout',
    maturity: 'At maturity',
    annually: 'At maturity, compounded yearly',
    compounded_quarterly: 'At maturity, compounded quarterly',
    compounded_monthly: 'At maturity, compounded monthly',
    daily: 'At maturity, compounded daily',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    half_yearly: 'Half-yearly',
    yearly: 'Yearly',
    opened: 'Start date',
    matures: 'Maturity date',
    amount: 'Maturity amount, after expected TDS',
    ended: 'Status',
    withdrawn: 'Closed before maturity on {date}',
    matured: 'Matured on {date}',
    renewed: 'Renewed on {date}',
    reversed: 'Closed on {date}, as your bank reversed the payment',
    paid: 'Amount paid out',
    account: 'Payout account',
    pay_out: 'Paid to the bank account',
    renew_principal: 'Principal renewed, interest paid out',
    renew_all: 'Principal and interest renewed',
    nominee: 'Nominee',
    nomineeYes: 'Registered',
    nomineeNo: 'Not registered',
    early: 'Premature withdrawal',
    earlyFrom: 'Day {from} onwards: {rate}',
    earlyBetween: 'Day {from} to {to}: {rate}',
    notAllowed: 'not allowed, except in an emergency',
    withoutInterest: 'without interest',
    reduced: 'rate for the period held, minus {less}',
    uninsured: 'Deposits with companies are not insured by DICGC.',
    sandbox: 'Sandbox: issuer and deposit are invented.',
  },
  hi: {
    title: 'फ़िक्स्ड डिपॉज़िट सर्टिफ़िकेट',
    number: 'सर्टिफ़िकेट नंबर',
    holder: 'पहला धारक',
    issuer: 'जारीकर्ता',
    principal: 'मूलधन',
    rate: 'ब्याज दर',
    rateValue: '{rate} प्रति वर्ष',
    tenure: 'अवधि',
    months: '{months} महीने',
    payout: 'ब्याज का भुगतान',
    maturity: 'मैच्योरिटी पर',
    annually: 'मैच्योरिटी पर, सालाना कंपाउंडिंग',
    compounded_quarterly: 'मैच्योरिटी पर, तिमाही कंपाउंडिंग',
    compounded_monthly: 'मैच्योरिटी पर, मासिक कंपाउंडिंग',
    daily: 'मैच्योरिटी पर, दैनिक कंपाउंडिंग',
    monthly: 'हर महीने',
    quarterly: 'हर तिमाही',
    half_yearly: 'हर छमाही',
    yearly: 'हर साल',
    opened: 'शुरू होने की तारीख',
    matures: 'मैच्योरिटी की तारीख',
    amount: 'मैच्योरिटी राशि, अनुमानित TDS के बाद',
    ended: 'स्थिति',
    withdrawn: '{date} को समय से पहले बंद',
    matured: '{date} को मैच्योर',
    renewed: '{date} को रिन्यू',
    reversed: '{date} को बंद, क्योंकि बैंक ने भुगतान वापस लिया',
    paid: 'भुगतान की गई राशि',
    account: 'भुगतान का खाता',
    pay_out: 'बैंक खाते में भुगतान',
    renew_principal: 'मूलधन रिन्यू, ब्याज का भुगतान',
    renew_all: 'मूलधन और ब्याज रिन्यू',
    nominee: 'नॉमिनी',
    nomineeYes: 'दर्ज है',
    nomineeNo: 'दर्ज नहीं है',
    early: 'समय से पहले निकासी',
    earlyFrom: '{from} दिन से: {rate}',
    earlyBetween: '{from} से {to} दिन: {rate}',
    notAllowed: 'अनुमति नहीं, आपात स्थिति को छोड़कर',
    withoutInterest: 'बिना ब्याज के',
    reduced: 'जितने समय रखा उसकी दर से {less} कम',
    uninsured: 'कंपनियों के डिपॉज़िट पर DICGC बीमा नहीं होता।',
    sandbox: 'सैंडबॉक्स: जारीकर्ता और डिपॉज़िट काल्पनिक हैं।',
  },
});

const paise = (amount: number): string => formatRupees(amount, { decimals: 2 });
const ENDS = ['withdrawn', 'matured', 'renewed', 'reversed'] as const;

/** How a deposit ended and what it paid; null while it runs. */
function endRows(
  { state, ended_on: on, paid_on_end: paid }: Deposit,
  language: Locale,
): [string, string][] | null {
  const end = ENDS.find((each) => each === state);
  if (end === undefined || on === null) return null;
  return [
    [message('ended'), message(end, { date: formatDate(on, language) })],
    ...(paid === null ? [] : ([[message('paid'), paise(paid)]] satisfies [string, string][])),
  ];
}

/** The certificate of a booked deposit as PDF, in the language of the request; of one that has ended, with its end. */
export async function certificatePdf(
  q: Queries,
  deposit: Deposit,
  { portfolioId, sandbox }: { portfolioId: string; sandbox: boolean },
): Promise<Buffer> {
  const language = requestLanguage();
  const [holder] = await holdersOf(q, portfolioId);
  const nominees = await currentNominees(q, portfolioId);
  const rows: [string, string][] = [
    [message('number'), deposit.certificate_no ?? ''],
    [message('holder'), holder?.name ?? ''],
    [message('issuer'), deposit.issuer.name],
    [message('principal'), paise(deposit.principal)],
    [message('rate'), message('rateValue', { rate: formatPercent(deposit.rate, { decimals: 2 }) })],
    [message('tenure'), message('months', { months: deposit.months })],
    [message('payout'), payoutText(deposit)],
    [message('opened'), formatDate(deposit.opens_on!, language)],
    [message('matures'), formatDate(deposit.matures_on!, language)],
    ...(endRows(deposit, language) ?? [
      [message('amount'), paise(deposit.maturity_amount)],
      [message('maturity'), message(deposit.maturity_instruction)],
    ]),
    [message('account'), `${deposit.account.bank_name} ${deposit.account.masked_account_no}`],
    [message('nominee'), message(nominees?.choice === 'named' ? 'nomineeYes' : 'nomineeNo')],
    ...(deposit.ended_on === null ? deposit.early_closure : []).map((term): [string, string] => [
      message('early'),
      earlyText(term),
    ]),
  ];
  const notes = [
    ...(deposit.issuer.kind === 'non_bank' ? [message('uninsured')] : []),
    ...(sandbox ? [message('sandbox')] : []),
  ];
  return termsPdf({ title: message('title'), rows, notes });
}

const COMPOUNDED = {
  annually: 'annually',
  quarterly: 'compounded_quarterly',
  monthly: 'compounded_monthly',
  daily: 'daily',
} as const;

function payoutText({ payout, compounding }: Deposit): string {
  return message(payout === 'maturity' ? COMPOUNDED[compounding] : payout);
}

function earlyText({
  from_days: from,
  to_days: to,
  allowed,
  interest,
  less,
}: Deposit['early_closure'][number]): string {
  const rate = !allowed
    ? message('notAllowed')
    : interest
      ? message('reduced', { less: formatPercent(less, { decimals: 0 }) })
      : message('withoutInterest');
  return to === null ? message('earlyFrom', { from, rate }) : message('earlyBetween', { from, to, rate });
}
