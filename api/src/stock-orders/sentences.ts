import { createMessages } from '../platform/http/language.ts';
import { validationFailed, type Problem } from '../platform/http/problem.ts';

/** Refusals of stock orders in the language of the request. */
export const stockSentence = createMessages({
  en: {
    unknown: 'Stock not found.',
    order_unknown: 'Order not found.',
    quantity_whole: 'Enter a whole number of shares.',
    quantity_least: 'Enter at least 1 share.',
    quantity_most: 'One order is for at most {most} shares.',
    amount_small: 'This amount does not buy one share with its charges.',
    price_needed: 'Enter a price for a limit order.',
    price_off_tick: 'Enter a price in steps of {tick}.',
    price_outside_band: "Today's price range is {low} to {high}. Enter a price within it.",
    trigger_buy: 'The trigger price of a purchase cannot be above its limit price.',
    trigger_sell: 'The trigger price of a sale cannot be below its limit price.',
    trigger_above_last: 'The last price is {price}. Enter a trigger price above it for a purchase.',
    trigger_below_last: 'The last price is {price}. Enter a trigger price below it for a sale.',
    trigger_ioc: 'A stop-loss order waits for its trigger price. Choose the validity Day.',
    cash_short: 'You need {needed}, and {available} is available. Add cash first.',
    shares_short:
      'You can sell {free} shares. The rest is not in your demat account yet or is part of another order.',
    shares_none: 'You have no shares of this company in your demat account to sell.',
    shares_unsettled: 'These shares can be sold once they settle on {date}.',
    gtt_unknown: 'GTT order not found.',
    gtt_ended: 'This GTT order has ended, so it cannot be changed.',
    gtt_changed: 'This GTT order was changed elsewhere. Check it and try again.',
    gtt_most: 'At most {most} GTT orders can wait at a time.',
    gtt_held: 'You hold {held} shares of this company. A GTT order sells at most those.',
    gtt_at_last: 'The last price is {price}. Enter a trigger price above or below it.',
    gtt_stop_below: 'The last price is {price}. The stop-loss has to trigger below it.',
    gtt_target_above: 'The last price is {price}. The target has to trigger above it.',
    gtt_pair_of_sale: 'Only a sale can have a target and a stop-loss.',
    gtt_target_limit: 'Enter the trigger price and the limit price of the target.',
    gtt_limit_far: 'Enter a limit price within {percent}% of its trigger price.',
    merged: 'This company has merged into {into}. Its shares are no longer traded.',
    halted:
      'The exchange has halted trading in this share since {time}. You can place the order when trading continues.',
    market_halted:
      'The exchange has halted all trading since {time}, because the index moved {level}%. You can place orders again from {again}.',
    market_halted_day:
      'The exchange has ended trading for the day since {time}, because the index moved {level}%. You can place orders for the next market day after the usual closing time.',
    non_resident: 'Orders of Indian stocks are for residents of India only.',
    amount_due: 'A payment was reversed by your bank. Pay the amount due before you sell or withdraw.',
    not_cancellable: 'This order has ended, so it cannot be cancelled.',
    no_note: 'The contract note is available once the order has traded and ended.',
    add_least: 'Add at least {least}.',
    add_most: 'Add at most {most} at a time.',
    amount_paise: 'Enter an amount in rupees and paise.',
    withdraw_most: 'You can withdraw up to {available}.',
    withdraw_least: 'Enter an amount to withdraw.',
    bank_unknown: 'Choose one of your verified bank accounts.',
  },
  hi: {
    unknown: 'स्टॉक नहीं मिला।',
    order_unknown: 'ऑर्डर नहीं मिला।',
    quantity_whole: 'शेयरों की पूरी संख्या डालें।',
    quantity_least: 'कम से कम 1 शेयर डालें।',
    quantity_most: 'एक ऑर्डर में ज़्यादा से ज़्यादा {most} शेयर हो सकते हैं।',
    amount_small: 'इस राशि में चार्ज के साथ एक शेयर नहीं आता।',
    price_needed: 'लिमिट ऑर्डर के लिए भाव डालें।',
    price_off_tick: '{tick} के स्टेप में भाव डालें।',
    price_outside_band: 'आज की प्राइस रेंज {low} से {high} है। इसी के बीच का भाव डालें।',
    trigger_buy: 'खरीद का ट्रिगर प्राइस लिमिट प्राइस से ज़्यादा नहीं हो सकता।',
    trigger_sell: 'बिक्री का ट्रिगर प्राइस लिमिट प्राइस से कम नहीं हो सकता।',
    trigger_above_last: 'आखिरी भाव {price} है। खरीद के लिए इससे ऊपर का ट्रिगर प्राइस डालें।',
    trigger_below_last: 'आखिरी भाव {price} है। बिक्री के लिए इससे नीचे का ट्रिगर प्राइस डालें।',
    trigger_ioc: 'स्टॉप-लॉस ऑर्डर ट्रिगर प्राइस का इंतज़ार करता है। वैलिडिटी में दिन चुनें।',
    cash_short: '{needed} चाहिए और {available} उपलब्ध है। पहले कैश जोड़ें।',
    shares_short: 'आप {free} शेयर बेच सकते हैं। बाकी अभी आपके डीमैट खाते में नहीं हैं या किसी दूसरे ऑर्डर में हैं।',
    shares_none: 'आपके डीमैट खाते में इस कंपनी के बेचने लायक शेयर नहीं हैं।',
    shares_unsettled: 'ये शेयर {date} को सेटल होने के बाद बेचे जा सकते हैं।',
    gtt_unknown: 'GTT ऑर्डर नहीं मिला।',
    gtt_ended: 'यह GTT ऑर्डर खत्म हो चुका है, इसलिए बदला नहीं जा सकता।',
    gtt_changed: 'यह GTT ऑर्डर कहीं और बदला गया है। जाँचकर फिर कोशिश करें।',
    gtt_most: 'एक समय पर ज़्यादा से ज़्यादा {most} GTT ऑर्डर रखे जा सकते हैं।',
    gtt_held: 'आपके पास इस कंपनी के {held} शेयर हैं। GTT ऑर्डर ज़्यादा से ज़्यादा इतने ही बेचता है।',
    gtt_at_last: 'आखिरी भाव {price} है। ट्रिगर प्राइस इससे ऊपर या नीचे डालें।',
    gtt_stop_below: 'आखिरी भाव {price} है। स्टॉप-लॉस का ट्रिगर प्राइस इससे नीचे डालें।',
    gtt_target_above: 'आखिरी भाव {price} है। टारगेट का ट्रिगर प्राइस इससे ऊपर डालें।',
    gtt_pair_of_sale: 'टारगेट और स्टॉप-लॉस सिर्फ़ बिक्री में हो सकते हैं।',
    gtt_target_limit: 'टारगेट का ट्रिगर प्राइस और लिमिट प्राइस दोनों डालें।',
    gtt_limit_far: 'लिमिट प्राइस ट्रिगर प्राइस के {percent}% के अंदर डालें।',
    merged: 'यह कंपनी {into} में मर्ज हो चुकी है। इसके शेयरों में अब ट्रेडिंग नहीं होती।',
    halted: 'एक्सचेंज ने {time} से इस शेयर में ट्रेडिंग रोकी हुई है। ट्रेडिंग फिर शुरू होने पर ऑर्डर दें।',
    market_halted:
      'इंडेक्स {level}% बदलने के कारण एक्सचेंज ने {time} से पूरे बाज़ार में ट्रेडिंग रोकी हुई है। {again} से फिर ऑर्डर दे सकते हैं।',
    market_halted_day:
      'इंडेक्स {level}% बदलने के कारण एक्सचेंज ने {time} से आज की ट्रेडिंग खत्म कर दी है। अगले कारोबारी दिन के ऑर्डर बाज़ार बंद होने के समय के बाद दें।',
    non_resident: 'भारतीय स्टॉक के ऑर्डर सिर्फ़ भारत के निवासियों के लिए हैं।',
    amount_due: 'आपके बैंक ने एक भुगतान वापस लिया है। बेचने या निकालने से पहले बकाया राशि चुकाएँ।',
    not_cancellable: 'यह ऑर्डर खत्म हो चुका है, इसलिए रद्द नहीं हो सकता।',
    no_note: 'ऑर्डर के सौदे होने और खत्म होने के बाद कॉन्ट्रैक्ट नोट मिलेगा।',
    add_least: 'कम से कम {least} जोड़ें।',
    add_most: 'एक बार में ज़्यादा से ज़्यादा {most} जोड़ें।',
    amount_paise: 'राशि रुपये और पैसे में डालें।',
    withdraw_most: 'आप {available} तक निकाल सकते हैं।',
    withdraw_least: 'निकालने की राशि डालें।',
    bank_unknown: 'अपना कोई सत्यापित बैंक खाता चुनें।',
  },
});

type Key = Parameters<typeof stockSentence>[0];

/** A 422 beside a field of the form. */
export function refusedField(
  field: string,
  code: Key,
  values: Record<string, string | number> = {},
): Problem {
  const message = (stockSentence as (key: Key, values: Record<string, string | number>) => string)(
    code,
    values,
  );
  return validationFailed(code, message, { [field]: [message] });
}
