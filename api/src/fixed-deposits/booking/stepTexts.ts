import type { DepositStep } from '@sanchay/contracts';
import { formatRupees, rupees } from '@sanchay/finance';
import { partnerSentence } from '../../partners/index.ts';
import { paymentSentence } from '../../payments/index.ts';
import { createMessages } from '../../platform/http/language.ts';
import type { StepFacts, StepRow } from './depositStore.ts';

const money = (amount: string | undefined): string =>
  formatRupees(rupees(amount ?? '0').toFixed(2), { decimals: 2 });
const withTax = ({ tds }: StepFacts): boolean => rupees(tds ?? '0').gt(0);

const title = createMessages({
  en: {
    placed: 'Deposit requested',
    paid: 'Payment received',
    payment_ended: 'Payment failed',
    sent: 'Sent to the issuer',
    queried: 'The issuer has a question',
    answered: 'Answer sent',
    accepted: 'Deposit booked',
    rejected: 'Rejected by the issuer',
    interest_added: 'Interest added',
    interest_paid: 'Interest paid to your bank account',
    instruction_changed: 'Maturity instruction changed',
    matured: 'Matured and paid to your bank account',
    renewed: 'Renewed at maturity',
    withdrawn: 'Withdrawn before maturity',
    reversed: 'Payment reversed by your bank',
  },
  hi: {
    placed: 'डिपॉज़िट का अनुरोध किया गया',
    paid: 'भुगतान मिला',
    payment_ended: 'भुगतान असफल',
    sent: 'जारीकर्ता को भेजा गया',
    queried: 'जारीकर्ता ने सवाल पूछा है',
    answered: 'जवाब भेजा गया',
    accepted: 'डिपॉज़िट बुक हुआ',
    rejected: 'जारीकर्ता ने अस्वीकार किया',
    interest_added: 'ब्याज जोड़ा गया',
    interest_paid: 'ब्याज आपके बैंक खाते में भेजा गया',
    instruction_changed: 'मैच्योरिटी का निर्देश बदला गया',
    matured: 'मैच्योर हुआ, पैसे आपके बैंक खाते में भेजे गए',
    renewed: 'मैच्योरिटी पर रिन्यू हुआ',
    withdrawn: 'समय से पहले निकाला गया',
    reversed: 'बैंक ने भुगतान वापस लिया',
  },
});

const text = createMessages({
  en: {
    accepted: 'Certificate {certificate}.',
    refunded: '{reason} Your money is being refunded to the account that paid.',
    interest: '{interest}',
    interestTaxed: '{interest}, less {tds} TDS.',
    paid: '{amount}',
    renewed: '{amount} at {rate}% a year. {paid} was paid to your bank account.',
    withdrawn: '{amount} at {rate}% a year for the time held.',
  },
  hi: {
    accepted: 'सर्टिफ़िकेट {certificate}।',
    refunded: '{reason} आपका पैसा उसी खाते में वापस भेजा जा रहा है जिससे भुगतान हुआ था।',
    interest: '{interest}',
    interestTaxed: '{interest}, {tds} TDS घटाकर।',
    paid: '{amount}',
    renewed: '{amount}, {rate}% प्रति वर्ष पर। {paid} आपके बैंक खाते में भेजे गए।',
    withdrawn: '{amount}, रखी गई अवधि के लिए {rate}% प्रति वर्ष पर।',
  },
});

const texts: Readonly<Partial<Record<DepositStep, (facts: StepFacts) => string | null>>> = {
  accepted: ({ certificate = '' }) => text('accepted', { certificate }),
  payment_ended: ({ reason = '' }) => paymentSentence(reason),
  queried: ({ query = '' }) => partnerSentence(query),
  rejected: ({ reason = '' }) => text('refunded', { reason: partnerSentence(reason) ?? '' }),
  interest_added: interestText,
  interest_paid: interestText,
  matured: ({ amount }) => text('paid', { amount: money(amount) }),
  renewed: ({ amount, rate = '', paid }) =>
    text('renewed', { amount: money(amount), rate, paid: money(paid) }),
  withdrawn: ({ amount, rate = '' }) => text('withdrawn', { amount: money(amount), rate }),
};

function interestText(facts: StepFacts): string {
  const interest = money(facts.interest);
  return withTax(facts)
    ? text('interestTaxed', { interest, tds: money(facts.tds) })
    : text('interest', { interest });
}

/** A stored reason, of the payment or of the issuer, in the language of the request. */
export const depositReason = (reason: string | null): string | null =>
  partnerSentence(paymentSentence(reason));

/** A step of the timeline in the language of the request. */
export function stepText({ step, facts }: StepRow): { title: string; text: string | null } {
  return { title: title(step), text: texts[step]?.(facts) ?? null };
}
