import { formatDate, formatPercent, formatRupees } from '@sanchay/finance';
import { holdersOf } from '../../applicants/index.ts';
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
    payout: 'Interest payout',
    maturity: 'At maturity',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    half_yearly: 'Half-yearly',
    yearly: 'Yearly',
    opened: 'Start date',
    matures: 'Maturity date',
    amount: 'Maturity amount, after expected TDS',
    account: 'Payout account',
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
    payout: 'ब्याज का भुगतान',
    maturity: 'मैच्योरिटी पर',
    monthly: 'हर महीने',
    quarterly: 'हर तिमाही',
    half_yearly: 'हर छमाही',
    yearly: 'हर साल',
    opened: 'शुरू होने की तारीख',
    matures: 'मैच्योरिटी की तारीख',
    amount: 'मैच्योरिटी राशि, अनुमानित TDS के बाद',
    account: 'भुगतान का खाता',
    uninsured: 'कंपनियों के डिपॉज़िट पर DICGC बीमा नहीं होता।',
    sandbox: 'सैंडबॉक्स: जारीकर्ता और डिपॉज़िट काल्पनिक हैं।',
  },
});

/** The certificate of a booked deposit as PDF, in the language of the request. */
export async function certificatePdf(
  q: Queries,
  deposit: Deposit,
  { portfolioId, sandbox }: { portfolioId: string; sandbox: boolean },
): Promise<Buffer> {
  const language = requestLanguage();
  const [holder] = await holdersOf(q, portfolioId);
  const paise = (amount: number) => formatRupees(amount, { decimals: 2 });
  const rows: [string, string][] = [
    [message('number'), deposit.certificate_no ?? ''],
    [message('holder'), holder?.name ?? ''],
    [message('issuer'), deposit.issuer.name],
    [message('principal'), paise(deposit.principal)],
    [message('rate'), message('rateValue', { rate: formatPercent(deposit.rate, { decimals: 2 }) })],
    [message('payout'), message(deposit.payout)],
    [message('opened'), formatDate(deposit.opens_on!, language)],
    [message('matures'), formatDate(deposit.matures_on!, language)],
    [message('amount'), paise(deposit.maturity_amount)],
    [message('account'), `${deposit.account.bank_name} ${deposit.account.masked_account_no}`],
  ];
  const notes = [
    ...(deposit.issuer.kind === 'non_bank' ? [message('uninsured')] : []),
    ...(sandbox ? [message('sandbox')] : []),
  ];
  return termsPdf({ title: message('title'), rows, notes });
}
