import type { StatementRunFailure } from '@sanchay/contracts';
import type { Localized } from '../../platform/http/language.ts';
import { noticeKind } from '../noticeKind.ts';

const FAILED: Localized<Record<StatementRunFailure, string>> = {
  en: {
    registrar_unavailable:
      "The registrars couldn't be reached for a day. The next update is tried as planned.",
    no_folios:
      'CAMS and KFintech have no folio of your PAN, so there is no statement. Import one by its file instead.',
    not_arrived: "The statement hasn't arrived within three days. If it still comes, we'll read it.",
    other_pan: 'The statement belongs to another PAN, so nothing was added.',
    unreadable: "The file that arrived isn't a statement we can read, so nothing was added.",
    no_pan: 'Your account has no PAN, so no statement can be requested. Complete your KYC.',
    expired: 'The forwarded statement was deleted, because its password was not entered within seven days.',
    too_large:
      'The forwarded file is larger than 6 MB, so nothing was added. Request one for a shorter period.',
    no_file: 'The forwarded mail has no statement attached, so nothing was added. Forward it with its file.',
  },
  hi: {
    registrar_unavailable: 'एक दिन तक रजिस्ट्रार से संपर्क नहीं हो सका। अगला अपडेट तय समय पर होगा।',
    no_folios: 'CAMS और KFintech के पास आपके PAN का कोई फ़ोलियो नहीं है, इसलिए स्टेटमेंट नहीं है। फ़ाइल से इम्पोर्ट करें।',
    not_arrived: 'स्टेटमेंट तीन दिन में नहीं आया। बाद में आने पर भी हम इसे पढ़ लेंगे।',
    other_pan: 'स्टेटमेंट किसी दूसरे PAN का है, इसलिए कुछ नहीं जोड़ा गया।',
    unreadable: 'आई हुई फ़ाइल ऐसा स्टेटमेंट नहीं है जिसे हम पढ़ सकें, इसलिए कुछ नहीं जोड़ा गया।',
    no_pan: 'आपके खाते में PAN नहीं है, इसलिए स्टेटमेंट नहीं मँगाया जा सकता। अपना KYC पूरा करें।',
    expired: 'सात दिन में पासवर्ड नहीं डाला गया, इसलिए फ़ॉरवर्ड किया हुआ स्टेटमेंट हटा दिया गया।',
    too_large: 'फ़ॉरवर्ड की हुई फ़ाइल 6 MB से बड़ी है, इसलिए कुछ नहीं जोड़ा गया। कम अवधि का स्टेटमेंट मँगाएँ।',
    no_file: 'फ़ॉरवर्ड किए हुए मेल में कोई स्टेटमेंट नहीं है, इसलिए कुछ नहीं जोड़ा गया। फ़ाइल के साथ फ़ॉरवर्ड करें।',
  },
};

/** Notices about statements that arrive by themselves. */
export const statementNotices = {
  statement_applied: noticeKind<{ added: number }>({
    group: 'account',
    en: ({ added }) => ({
      title: 'Your holdings elsewhere are up to date',
      text: `${added} ${added === 1 ? 'transaction was' : 'transactions were'} added from the statement of CAMS and KFintech. You can undo it under Import.`,
    }),
    hi: ({ added }) => ({
      title: 'आपकी दूसरी जगह की होल्डिंग्स अपडेट हो गईं',
      text: `CAMS और KFintech के स्टेटमेंट से ${added} लेन-देन जोड़े गए। इसे "इम्पोर्ट" में वापस लिया जा सकता है।`,
    }),
  }),
  statement_review: noticeKind<Record<never, never>>({
    group: 'account',
    en: () => ({
      title: 'Review your new statement',
      text: 'A statement has arrived. Nothing changes until you review and add it, within seven days.',
    }),
    hi: () => ({
      title: 'नया स्टेटमेंट जाँचें',
      text: 'स्टेटमेंट आ गया है। जब तक आप सात दिन में जाँचकर न जोड़ें, कुछ नहीं बदलेगा।',
    }),
  }),
  statement_password: noticeKind<Record<never, never>>({
    group: 'account',
    en: () => ({
      title: 'Your forwarded statement needs its password',
      text: 'Enter the password that you chose at the registrar. It is used once and not stored.',
    }),
    hi: () => ({
      title: 'फ़ॉरवर्ड किए हुए स्टेटमेंट का पासवर्ड चाहिए',
      text: 'रजिस्ट्रार पर चुना गया पासवर्ड लिखें। यह एक बार काम आता है और सेव नहीं होता।',
    }),
  }),
  statement_failed: noticeKind<{ failure: StatementRunFailure }>({
    group: 'account',
    en: ({ failure }) => ({ title: 'Your holdings elsewhere were not updated', text: FAILED.en[failure] }),
    hi: ({ failure }) => ({ title: 'आपकी दूसरी जगह की होल्डिंग्स अपडेट नहीं हुईं', text: FAILED.hi[failure] }),
  }),
};
