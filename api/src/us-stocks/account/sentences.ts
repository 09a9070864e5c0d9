import { createMessages } from '../../platform/http/language.ts';
import { validationFailed, type Problem } from '../../platform/http/problem.ts';

/** Refusals of the account for US stocks and its wallet in the language of the request. */
export const usSentence = createMessages({
  en: {
    non_resident: 'US stocks through the LRS are for residents of India only.',
    joint: 'US stocks need an account with one holder. Open a single account for them.',
    not_open: 'Open your US stocks account first.',
    w8ben_expired: 'Your W-8BEN has expired. Sign it again before you add money.',
    amount_below: 'Minimum amount: {limit}.',
    amount_decimals: 'Enter whole rupees.',
    usd_below: 'Minimum withdrawal: {limit}.',
    usd_decimals: 'Enter dollars with at most two decimals.',
    usd_above: 'Available in your wallet: {limit}.',
    net_too_low: "The bank's charges are higher than this amount. Enter a larger amount.",
    over_limit: 'This exceeds the LRS limit by {over}. You can still send about {left} in FY {year}.',
    quote_changed: 'The rate or the charges changed. Check the new amounts and confirm again.',
    bank_unknown: 'Choose one of your verified bank accounts.',
    amount_due: 'Pay the amount due after the chargeback first.',
    no_rate: 'The dollar rate is unavailable right now.',
    transfer_unknown: 'Transfer not found.',
    year_changed:
      'The payment arrived in the new financial year, in which the TCS or the LRS limit differs. Send the money again.',
  },
  hi: {
    non_resident: 'LRS के तहत US स्टॉक्स सिर्फ़ भारत के निवासियों के लिए हैं।',
    joint: 'US स्टॉक्स के लिए एक ही धारक वाला खाता चाहिए। इसके लिए सिंगल खाता खोलें।',
    not_open: 'पहले अपना US स्टॉक्स खाता खोलें।',
    w8ben_expired: 'आपका W-8BEN एक्सपायर हो गया है। पैसे जोड़ने से पहले इसे फिर साइन करें।',
    amount_below: 'न्यूनतम राशि: {limit}।',
    amount_decimals: 'पूरे रुपये डालें।',
    usd_below: 'न्यूनतम निकासी: {limit}।',
    usd_decimals: 'डॉलर में ज़्यादा से ज़्यादा दो दशमलव डालें।',
    usd_above: 'आपके वॉलेट में उपलब्ध: {limit}।',
    net_too_low: 'बैंक का शुल्क इस राशि से ज़्यादा है। बड़ी राशि डालें।',
    over_limit: 'यह LRS की सीमा से {over} ज़्यादा है। वित्त वर्ष {year} में आप अब भी करीब {left} भेज सकते हैं।',
    quote_changed: 'भाव या शुल्क बदल गया है। नई राशि देखकर फिर पुष्टि करें।',
    bank_unknown: 'अपना कोई सत्यापित बैंक खाता चुनें।',
    amount_due: 'पहले चार्जबैक के बाद की बकाया राशि चुकाएँ।',
    no_rate: 'डॉलर का भाव अभी उपलब्ध नहीं है।',
    transfer_unknown: 'ट्रांसफ़र नहीं मिला।',
    year_changed: 'भुगतान नए वित्त वर्ष में पहुँचा, जिसमें TCS या LRS की सीमा अलग है। पैसे फिर से भेजें।',
  },
});

/** A 422 beside a field of the form. */
export function refusedUsField(field: string, code: string, message: string): Problem {
  return validationFailed(code, message, { [field]: [message] });
}
