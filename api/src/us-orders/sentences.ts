import { createMessages } from '../platform/http/language.ts';
import { validationFailed, type Problem } from '../platform/http/problem.ts';

/** Refusals of orders of US shares in the language of the request. */
export const usOrderSentence = createMessages({
  en: {
    unknown: 'US stock not found.',
    order_unknown: 'Order not found.',
    holding_unknown: 'You do not hold this stock.',
    size_needed: 'Enter an amount or a number of shares.',
    size_both: 'Enter an amount or a number of shares, not both.',
    amount_decimals: 'Enter dollars with at most two decimals.',
    amount_least: 'Enter at least {least}.',
    amount_most: 'One order is for at most {most}.',
    quantity_decimals: 'Enter shares with at most six decimals.',
    quantity_positive: 'Enter more than 0 shares.',
    quantity_least: 'The order has to be worth at least {least}.',
    amount_market: 'An order by amount is placed at the market price.',
    price_needed: 'Enter a price for a limit order.',
    price_decimals: 'Enter a price in dollars and cents.',
    price_far: 'Enter a price between {low} and {high}.',
    wallet_short: 'You need {needed}, and your wallet has {available}. Add money first.',
    shares_short: 'You can sell {free} shares. The rest has not settled yet or is part of another order.',
    shares_none: 'You have no settled shares of this company to sell.',
    not_open: 'Open your US stocks account first.',
    w8ben_expired: 'Your W-8BEN has expired. Sign it again before you buy.',
    amount_due: 'A payment was reversed by your bank. Pay the amount due before you sell.',
    not_cancellable: 'This order has ended, so it cannot be cancelled.',
    no_confirmation: 'The trade confirmation is available once the order has traded and ended.',
  },
  hi: {
    unknown: 'US स्टॉक नहीं मिला।',
    order_unknown: 'ऑर्डर नहीं मिला।',
    holding_unknown: 'यह स्टॉक आपके पास नहीं है।',
    size_needed: 'राशि या शेयरों की संख्या डालें।',
    size_both: 'राशि या शेयरों की संख्या में से एक ही डालें।',
    amount_decimals: 'डॉलर में ज़्यादा से ज़्यादा दो दशमलव डालें।',
    amount_least: 'कम से कम {least} डालें।',
    amount_most: 'एक ऑर्डर ज़्यादा से ज़्यादा {most} का हो सकता है।',
    quantity_decimals: 'शेयरों में ज़्यादा से ज़्यादा छह दशमलव डालें।',
    quantity_positive: '0 से ज़्यादा शेयर डालें।',
    quantity_least: 'ऑर्डर कम से कम {least} का होना चाहिए।',
    amount_market: 'राशि वाला ऑर्डर मार्केट भाव पर होता है।',
    price_needed: 'लिमिट ऑर्डर के लिए भाव डालें।',
    price_decimals: 'भाव डॉलर और सेंट में डालें।',
    price_far: '{low} और {high} के बीच का भाव डालें।',
    wallet_short: '{needed} चाहिए और आपके वॉलेट में {available} है। पहले पैसे जोड़ें।',
    shares_short: 'आप {free} शेयर बेच सकते हैं। बाकी अभी सेटल नहीं हुए हैं या किसी दूसरे ऑर्डर में हैं।',
    shares_none: 'आपके पास इस कंपनी के बेचने लायक सेटल हुए शेयर नहीं हैं।',
    not_open: 'पहले अपना US स्टॉक्स खाता खोलें।',
    w8ben_expired: 'आपका W-8BEN एक्सपायर हो गया है। खरीदने से पहले इसे फिर साइन करें।',
    amount_due: 'आपके बैंक ने एक भुगतान वापस लिया है। बेचने से पहले बकाया राशि चुकाएँ।',
    not_cancellable: 'यह ऑर्डर खत्म हो चुका है, इसलिए रद्द नहीं हो सकता।',
    no_confirmation: 'ऑर्डर के सौदे होने और खत्म होने के बाद ट्रेड कन्फ़र्मेशन मिलेगा।',
  },
});

type Key = Parameters<typeof usOrderSentence>[0];

/** A 422 beside a field of the form. */
export function refusedField(
  field: string,
  code: Key,
  values: Record<string, string | number> = {},
): Problem {
  const message = (usOrderSentence as (key: Key, values: Record<string, string | number>) => string)(
    code,
    values,
  );
  return validationFailed(code, message, { [field]: [message] });
}
