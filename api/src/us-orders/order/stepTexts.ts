import type { StockOrderStep } from '@sanchay/contracts';
import { formatDateTime, toWire } from '@sanchay/finance';
import { createMessages, requestLanguage } from '../../platform/http/language.ts';
import type { StepFacts, StepRow } from './orderStore.ts';
import { inDollars } from './terms.ts';

const title = createMessages({
  en: {
    placed: 'Order placed',
    sent: 'Sent to the broker',
    accepted: 'Accepted by the broker',
    triggered: 'Trigger price reached',
    traded: 'Traded',
    cancel_requested: 'Cancellation requested',
    cancel_refused: 'Too late to cancel',
    cancelled: 'Cancelled',
    expired: 'Expired at market close',
    rejected: 'Rejected by the broker',
    annulled: 'Trade annulled',
    annulment_refused: 'Trade stays as settled',
    trade_refused: 'Late trade not taken',
    message_held: 'Report being checked',
    message_taken: 'Report processed',
    message_closed: 'Report checked',
    settled: 'Settled',
  },
  hi: {
    placed: 'ऑर्डर दिया गया',
    sent: 'ब्रोकर को भेजा गया',
    accepted: 'ब्रोकर ने स्वीकार किया',
    triggered: 'ट्रिगर प्राइस पर पहुँचा',
    traded: 'सौदा हुआ',
    cancel_requested: 'रद्द करने का अनुरोध किया गया',
    cancel_refused: 'रद्द करने में देर हो गई',
    cancelled: 'रद्द हुआ',
    expired: 'बाज़ार बंद होने पर समाप्त',
    rejected: 'ब्रोकर ने अस्वीकार किया',
    annulled: 'सौदा रद्द किया गया',
    annulment_refused: 'सेटल हुआ सौदा बना रहेगा',
    trade_refused: 'देर से आया सौदा नहीं लिया गया',
    message_held: 'सूचना की जाँच हो रही है',
    message_taken: 'सूचना प्रोसेस हुई',
    message_closed: 'सूचना की जाँच पूरी हुई',
    settled: 'सेटल हुआ',
  },
});

const text = createMessages({
  en: {
    waits: 'The US market opens at {time}. The order is sent then.',
    traded: '{quantity} shares at {price}: {amount}.',
    annulledTrade: '{quantity} shares at {price} do not count. No dollars or shares move for them.',
    annulmentRefused: 'The trade was annulled after settlement. Your shares and dollars stay as they are.',
    tradeRefused:
      'The broker reported {quantity} shares at {price} that your order does not cover any more. They are not charged to you, and your dollars and shares stay as they are.',
    messageHeld:
      'The broker reported something about this order that we could not process, so this page may not show everything yet. Our support team is checking it with the broker. Settlement waits until then. You do not need to do anything, and we notify you when it is done.',
    messageTaken: 'What the broker reported is processed. This page shows all of it.',
    messageClosed:
      'Our support team has checked the report with the broker and closed it. It changes nothing about this order.',
    boughtShares: '{quantity} shares are in your account. {amount} was paid.',
    soldShares: '{amount} was added to your dollar wallet.',
  },
  hi: {
    waits: 'US बाज़ार {time} खुलेगा। ऑर्डर तब भेजा जाएगा।',
    traded: '{quantity} शेयर, {price} पर: {amount}।',
    annulledTrade: '{quantity} शेयर, {price} पर नहीं गिने जाएँगे। इनके लिए कोई डॉलर या शेयर नहीं जाएगा।',
    annulmentRefused: 'सेटलमेंट के बाद सौदा रद्द किया गया। आपके शेयर और डॉलर वैसे ही रहेंगे।',
    tradeRefused:
      'ब्रोकर ने {price} पर {quantity} शेयरों का सौदा बताया, जो आपके ऑर्डर में अब नहीं आता। इसका पैसा आपसे नहीं लिया जाएगा। आपके डॉलर और शेयर वैसे ही रहेंगे।',
    messageHeld:
      'ब्रोकर ने इस ऑर्डर के बारे में ऐसी सूचना भेजी जिसे हम प्रोसेस नहीं कर सके, इसलिए हो सकता है कि यहाँ अभी सब कुछ न दिखे। हमारी सपोर्ट टीम ब्रोकर के साथ इसकी जाँच कर रही है। तब तक सेटलमेंट रुका रहेगा। आपको कुछ नहीं करना है, जाँच पूरी होने पर हम आपको सूचना देंगे।',
    messageTaken: 'ब्रोकर की सूचना प्रोसेस हो गई है। इस पेज पर अब सब कुछ दिख रहा है।',
    messageClosed:
      'हमारी सपोर्ट टीम ने ब्रोकर के साथ सूचना की जाँच करके उसे बंद कर दिया है। इससे इस ऑर्डर में कुछ नहीं बदलता।',
    boughtShares: '{quantity} शेयर आपके खाते में आ गए। {amount} का भुगतान हुआ।',
    soldShares: '{amount} आपके डॉलर वॉलेट में जोड़े गए।',
  },
});

const reasons = createMessages({
  en: {
    risk_check: 'The order did not pass the checks of the broker.',
    market_closed: 'The US market had closed.',
    unknown_share: 'The broker does not offer this stock.',
    halted: 'Trading in this stock is halted.',
    requested: 'Cancelled on request.',
    ioc: 'The rest found no counterparty at once.',
    day_over: 'It found no counterparty until the market closed.',
    trade_annulled: 'The trade was annulled.',
    corporate_action: 'A split changed the share. Place a new order at the new price.',
    other: 'The broker gave no further reason.',
  },
  hi: {
    risk_check: 'ऑर्डर ब्रोकर की जाँच में पास नहीं हुआ।',
    market_closed: 'US बाज़ार बंद हो चुका था।',
    unknown_share: 'ब्रोकर के पास यह स्टॉक नहीं है।',
    halted: 'इस स्टॉक में ट्रेडिंग रुकी हुई है।',
    requested: 'अनुरोध पर रद्द किया गया।',
    ioc: 'बाकी शेयरों के लिए तुरंत कोई सौदा नहीं मिला।',
    day_over: 'बाज़ार बंद होने तक कोई सौदा नहीं मिला।',
    trade_annulled: 'सौदा रद्द किया गया।',
    corporate_action: 'स्प्लिट से शेयर बदल गया है। नए भाव पर नया ऑर्डर दें।',
    other: 'ब्रोकर ने कोई और कारण नहीं बताया।',
  },
});

const REASONS = [
  ...(['risk_check', 'market_closed', 'unknown_share', 'halted', 'requested', 'ioc', 'day_over'] as const),
  ...(['trade_annulled', 'corporate_action'] as const),
];

/** A code of the broker in the language of the request. */
export function reasonText(code: string): string {
  return reasons(REASONS.find((known) => known === code) ?? 'other');
}

const shares = (quantity = '0'): string => String(toWire(quantity, 6));
const priced = ({ quantity, price = '0' }: StepFacts) => ({
  quantity: shares(quantity),
  price: inDollars(price),
});
const withReason = ({ reason }: StepFacts): string | null =>
  reason === undefined ? null : reasonText(reason);

const texts: Readonly<Partial<Record<StockOrderStep, (facts: StepFacts) => string | null>>> = {
  placed: ({ opens }) =>
    opens === undefined ? null : text('waits', { time: formatDateTime(opens, requestLanguage()) }),
  traded: (facts) => text('traded', { ...priced(facts), amount: inDollars(facts.amount ?? '0') }),
  rejected: withReason,
  cancelled: withReason,
  expired: withReason,
  annulled: (facts) => text('annulledTrade', priced(facts)),
  annulment_refused: () => text('annulmentRefused'),
  trade_refused: (facts) => text('tradeRefused', priced(facts)),
  message_held: () => text('messageHeld'),
  message_taken: () => text('messageTaken'),
  message_closed: () => text('messageClosed'),
  settled: ({ quantity, amount = '0' }) =>
    quantity === undefined
      ? text('soldShares', { amount: inDollars(amount) })
      : text('boughtShares', { quantity: shares(quantity), amount: inDollars(amount) }),
};

/** A step of the timeline in the language of the request. */
export function stepText({ step, facts }: StepRow): { title: string; text: string | null } {
  return { title: title(step), text: texts[step]?.(facts) ?? null };
}
