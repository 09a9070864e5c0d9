import { formatDate, formatRupees } from '@sanchay/finance';
import type { StockOrderStep } from '@sanchay/contracts';
import { createMessages, requestLanguage } from '../../platform/http/language.ts';
import type { StepFacts, StepRow } from './orderStore.ts';

const title = createMessages({
  en: {
    placed: 'Order placed',
    sent: 'Sent to the exchange',
    accepted: 'Accepted by the exchange',
    triggered: 'Trigger price reached',
    traded: 'Traded',
    cancel_requested: 'Cancellation requested',
    cancel_refused: 'Too late to cancel',
    cancelled: 'Cancelled',
    expired: 'Expired at market close',
    rejected: 'Rejected by the exchange',
    annulled: 'Trade annulled by the exchange',
    annulment_refused: 'Trade stays as settled',
    trade_refused: 'Late trade not taken',
    message_held: 'Report being checked',
    message_taken: 'Report processed',
    message_closed: 'Report checked',
    settled: 'Settled',
  },
  hi: {
    placed: 'ऑर्डर दिया गया',
    sent: 'एक्सचेंज को भेजा गया',
    accepted: 'एक्सचेंज ने स्वीकार किया',
    triggered: 'ट्रिगर प्राइस पर पहुँचा',
    traded: 'सौदा हुआ',
    cancel_requested: 'रद्द करने का अनुरोध किया गया',
    cancel_refused: 'रद्द करने में देर हो गई',
    cancelled: 'रद्द हुआ',
    expired: 'बाज़ार बंद होने पर समाप्त',
    rejected: 'एक्सचेंज ने अस्वीकार किया',
    annulled: 'एक्सचेंज ने सौदा रद्द किया',
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
    forDay: 'For the market on {day}.',
    traded: '{quantity} at {price} a share.',
    annulledTrade: '{quantity} at {price} a share do not count. No money or shares move for them.',
    annulmentRefused:
      'The exchange annulled the trade after settlement. Your shares and money stay as they are.',
    tradeRefused:
      'The exchange reported {quantity} at {price} a share after the order had ended. It is not charged to you, and your cash and shares stay as they are.',
    messageHeld:
      'The exchange reported something about this order that we could not process, so this page may not show everything yet. Our support team is checking it with the exchange. Settlement waits until then. You do not need to do anything, and we notify you when it is done.',
    messageTaken: 'What the exchange reported is processed. This page shows all of it.',
    messageClosed:
      'Our support team has checked the report with the exchange and closed it. It changes nothing about this order.',
    boughtShares: '{quantity} shares are in your demat account. {amount} was paid.',
    soldShares: '{amount} was added to your cash.',
  },
  hi: {
    forDay: '{day} के बाज़ार के लिए।',
    traded: '{quantity} शेयर, {price} प्रति शेयर।',
    annulledTrade: '{quantity} शेयर, {price} प्रति शेयर नहीं गिने जाएँगे। इनके लिए कोई पैसा या शेयर नहीं जाएगा।',
    annulmentRefused: 'एक्सचेंज ने सेटलमेंट के बाद सौदा रद्द किया। आपके शेयर और पैसे वैसे ही रहेंगे।',
    tradeRefused:
      'एक्सचेंज ने ऑर्डर खत्म होने के बाद {quantity} शेयर, {price} प्रति शेयर का सौदा बताया। इसका पैसा आपसे नहीं लिया जाएगा। आपका कैश और शेयर वैसे ही रहेंगे।',
    messageHeld:
      'एक्सचेंज ने इस ऑर्डर के बारे में ऐसी सूचना भेजी जिसे हम प्रोसेस नहीं कर सके, इसलिए हो सकता है कि यहाँ अभी सब कुछ न दिखे। हमारी सपोर्ट टीम एक्सचेंज के साथ इसकी जाँच कर रही है। तब तक सेटलमेंट रुका रहेगा। आपको कुछ नहीं करना है, जाँच पूरी होने पर हम आपको सूचना देंगे।',
    messageTaken: 'एक्सचेंज की सूचना प्रोसेस हो गई है। इस पेज पर अब सब कुछ दिख रहा है।',
    messageClosed:
      'हमारी सपोर्ट टीम ने एक्सचेंज के साथ सूचना की जाँच करके उसे बंद कर दिया है। इससे इस ऑर्डर में कुछ नहीं बदलता।',
    boughtShares: '{quantity} शेयर आपके डीमैट खाते में आ गए। {amount} का भुगतान हुआ।',
    soldShares: '{amount} आपके कैश में जोड़े गए।',
  },
});

const reasons = createMessages({
  en: {
    risk_check: 'The order did not pass the checks of the exchange.',
    market_closed: 'The market had closed.',
    unknown_share: 'The exchange does not list this share.',
    halted: 'Trading in this share is halted.',
    market_halted: 'The exchange had halted all trading.',
    outside_band: "The price is outside the day's price range.",
    off_tick: 'The price is not a step of the exchange.',
    quantity: 'The exchange does not accept this number of shares.',
    duplicate: 'The exchange has this order already.',
    requested: 'Cancelled on request.',
    ioc: 'The rest found no counterparty at once.',
    day_over: 'It found no counterparty until the market closed.',
    trade_annulled: 'The exchange annulled the trade.',
    corporate_action:
      'A split, bonus issue, merger or demerger changed the share, so the order no longer fits it.',
    other: 'The exchange gave no further reason.',
  },
  hi: {
    risk_check: 'ऑर्डर एक्सचेंज की जाँच में पास नहीं हुआ।',
    market_closed: 'बाज़ार बंद हो चुका था।',
    unknown_share: 'यह शेयर एक्सचेंज पर सूचीबद्ध नहीं है।',
    halted: 'इस शेयर में ट्रेडिंग रुकी हुई है।',
    market_halted: 'एक्सचेंज ने पूरे बाज़ार में ट्रेडिंग रोकी हुई थी।',
    outside_band: 'भाव आज की प्राइस रेंज से बाहर है।',
    off_tick: 'भाव एक्सचेंज के स्टेप में नहीं है।',
    quantity: 'एक्सचेंज शेयरों की यह संख्या स्वीकार नहीं करता।',
    duplicate: 'एक्सचेंज के पास यह ऑर्डर पहले से है।',
    requested: 'अनुरोध पर रद्द किया गया।',
    ioc: 'बाकी शेयरों के लिए तुरंत कोई सौदा नहीं मिला।',
    day_over: 'बाज़ार बंद होने तक कोई सौदा नहीं मिला।',
    trade_annulled: 'एक्सचेंज ने सौदा रद्द किया।',
    corporate_action: 'स्प्लिट, बोनस, मर्जर या डीमर्जर से शेयर बदल गया है, इसलिए यह ऑर्डर अब लागू नहीं होता।',
    other: 'एक्सचेंज ने कोई और कारण नहीं बताया।',
  },
});

const REASONS = [
  ...([
    'risk_check',
    'market_closed',
    'unknown_share',
    'halted',
    'market_halted',
    'outside_band',
    'off_tick',
    'quantity',
  ] as const),
  ...(['duplicate', 'requested', 'ioc', 'day_over', 'trade_annulled', 'corporate_action'] as const),
];

/** A code of the exchange in the language of the request. */
export function reasonText(code: string): string {
  return reasons(REASONS.find((known) => known === code) ?? 'other');
}

const money = (amount = '0'): string => formatRupees(Number(amount), { decimals: 2 });
const withReason = ({ reason }: StepFacts): string | null =>
  reason === undefined ? null : reasonText(reason);

const texts: Readonly<Partial<Record<StockOrderStep, (facts: StepFacts) => string | null>>> = {
  placed: ({ day }) =>
    day === undefined ? null : text('forDay', { day: formatDate(day, requestLanguage()) }),
  traded: ({ quantity = 0, price }) => text('traded', { quantity, price: money(price) }),
  rejected: withReason,
  cancelled: withReason,
  expired: withReason,
  annulled: ({ quantity = 0, price }) => text('annulledTrade', { quantity, price: money(price) }),
  annulment_refused: () => text('annulmentRefused'),
  trade_refused: ({ quantity = 0, price }) => text('tradeRefused', { quantity, price: money(price) }),
  message_held: () => text('messageHeld'),
  message_taken: () => text('messageTaken'),
  message_closed: () => text('messageClosed'),
  settled: ({ quantity, amount }) =>
    quantity === undefined
      ? text('soldShares', { amount: money(amount) })
      : text('boughtShares', { quantity, amount: money(amount) }),
};

/** A step of the timeline in the language of the request. */
export function stepText({ step, facts }: StepRow): { title: string; text: string | null } {
  return { title: title(step), text: texts[step]?.(facts) ?? null };
}
