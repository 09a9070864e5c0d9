import { formatRupees, type Locale } from '@sanchay/finance';
import { createMessages, type Localized } from '../platform/http/language.ts';

/** Refusals of settlements, in the language of the investor or the member of staff. */
export const sentence = createMessages({
  en: {
    unknown: 'Chargeback not found.',
    nothing_due: 'Nothing is due.',
    due_changed: 'The amount due has changed. Please check it and try again.',
    own: 'You cannot settle a chargeback of your own account.',
    amount: 'Enter an amount above ₹0 and at most {due}, with two decimals at most.',
    reference: 'Enter the bank reference, or the reason for the write-off.',
  },
  hi: {
    unknown: 'चार्जबैक नहीं मिला।',
    nothing_due: 'कुछ बकाया नहीं है।',
    due_changed: 'बकाया राशि बदल गई है। कृपया देखकर फिर कोशिश करें।',
    own: 'आप अपने ही खाते का चार्जबैक नहीं निपटा सकते।',
    amount: '₹0 से ज़्यादा और ज़्यादा से ज़्यादा {due} की राशि लिखें, दशमलव के बाद दो अंकों तक।',
    reference: 'बैंक का रेफ़रेंस या राइट-ऑफ़ का कारण लिखें।',
  },
});

const money = (amount: string) => formatRupees(amount, { decimals: 2 });
/** In the list of tickets; the text below has the paise. */
const whole = (amount: string) => formatRupees(amount, { decimals: 0 });

interface Figures {
  amount: string;
  recovered: string;
  due: string;
}

const texts: Localized<Record<'subject' | 'due' | 'settled', (figures: Figures) => string>> = {
  en: {
    subject: ({ amount }) => `Payment of ${whole(amount)} reversed by your bank`,
    due: ({ amount, recovered, due }) =>
      `Your bank reversed a payment of ${money(amount)}. Orders worth ${money(recovered)} were reversed. ${money(due)} is due. Redemptions and switches are paused until it is settled. Pay it under Orders, or reply here to tell us about a transfer you made.`,
    settled: ({ amount }) =>
      `Your bank reversed a payment of ${money(amount)}. All orders paid with it were reversed, and nothing is due. Reply here if you have questions.`,
  },
  hi: {
    subject: ({ amount }) => `बैंक ने ${whole(amount)} का भुगतान वापस ले लिया`,
    due: ({ amount, recovered, due }) =>
      `आपके बैंक ने ${money(amount)} का भुगतान वापस ले लिया। ${money(recovered)} की खरीद रिवर्स कर दी गई। ${money(due)} बकाया हैं। इनके निपटने तक रिडेम्प्शन और स्विच रुके रहेंगे। बकाया राशि ऑर्डर पेज पर चुकाएँ, या बैंक ट्रांसफ़र की जानकारी देने के लिए यहाँ जवाब दें।`,
    settled: ({ amount }) =>
      `आपके बैंक ने ${money(amount)} का भुगतान वापस ले लिया। इससे हुई पूरी खरीद रिवर्स कर दी गई। कुछ बकाया नहीं है। कोई सवाल हो तो यहाँ जवाब दें।`,
  },
};

/** Subject and text of the ticket of a chargeback. Rupees as decimal text. */
export function ticketText(language: Locale, figures: Figures): { subject: string; text: string } {
  const { subject, due, settled } = texts[language];
  return { subject: subject(figures), text: (Number(figures.due) > 0 ? due : settled)(figures) };
}
