import type { ApiErrorKind } from './errorKinds.ts';

const ENGLISH: Record<ApiErrorKind, string> = {
  network: 'We could not reach Sanchay. Please check your connection and try again.',
  offline: 'You are offline. Please try again when you are connected.',
  timeout: 'This is taking too long. Please try again.',
  aborted: 'The request was cancelled.',
  unauthorised: 'Please sign in to continue.',
  validation: 'Please check what you have entered.',
  refused: 'This is not possible.',
  not_found: 'We could not find this.',
  rate_limited: 'Too many attempts. Please wait a little and try again.',
  conflict: 'This was changed in the meantime. Please look again.',
  server: 'Something went wrong on our side. Please try again.',
  unsure: 'We did not get an answer and are checking whether this went through.',
};

const HINDI: Record<ApiErrorKind, string> = {
  network: 'Sanchay से संपर्क नहीं हो पाया। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
  offline: 'आप ऑफ़लाइन हैं। इंटरनेट से जुड़ने के बाद फिर से कोशिश करें।',
  timeout: 'इसमें बहुत समय लग रहा है। फिर से कोशिश करें।',
  aborted: 'अनुरोध रद्द किया गया।',
  unauthorised: 'आगे बढ़ने के लिए साइन इन करें।',
  validation: 'आपने जो भरा है, उसे एक बार जाँच लें।',
  refused: 'यह संभव नहीं है।',
  not_found: 'यह नहीं मिला।',
  rate_limited: 'बहुत ज़्यादा कोशिशें हुईं। थोड़ी देर रुककर फिर से कोशिश करें।',
  conflict: 'इस बीच इसमें बदलाव हुआ है। एक बार फिर देख लें।',
  server: 'हमारी ओर से कुछ गड़बड़ी हुई। फिर से कोशिश करें।',
  unsure: 'जवाब नहीं मिला। हम जाँच रहे हैं कि यह पूरा हुआ या नहीं।',
};

/** What the user reads when the server provided no message: offline, no answer in time, server not reached. */
export function errorMessage(kind: ApiErrorKind, language: string): string {
  return (language === 'hi' ? HINDI : ENGLISH)[kind];
}
