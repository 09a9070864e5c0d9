import { formatDate } from '@sanchay/finance';
import type { Localized } from '../../platform/http/language.ts';
import { noticeKind } from '../noticeKind.ts';

type Labels = Readonly<Record<string, string>>;

const KIND: Localized<Labels> = {
  en: { purchase: 'an investment', redemption: 'a redemption', switch: 'a switch' },
  hi: { purchase: 'निवेश का ऑर्डर', redemption: 'रिडेम्प्शन', switch: 'स्विच' },
};
const ENDED: Localized<Labels> = {
  en: {
    confirmed: 'confirmed',
    cancelled: 'removed from the cart or replaced there',
    declined: 'declined',
    withdrawn: 'withdrawn',
    expired: 'expired',
  },
  hi: {
    confirmed: 'की पुष्टि हुई',
    cancelled: 'कार्ट से हटाया गया या वहाँ बदला गया',
    declined: 'अस्वीकार हुआ',
    withdrawn: 'वापस लिया गया',
    expired: 'खत्म हुआ',
  },
};

/** The child whose account it is; null for an own account, and absent from older notices. */
type OfChild = Record<'account', string | null>;
const english = ({ account }: OfChild, own: string): string => (account ? `${account}'s account` : own);
const hindi = ({ account }: OfChild, own: string): string => (account ? `${account} का खाता` : own);
const hindiOf = ({ account }: OfChild, own: string): string => (account ? `${account} के खाते` : own);

/** Notices about managers of an account, to its owner and to the manager. */
export const managerNotices = {
  manager_invited: noticeKind<{ owner: string; day: string } & OfChild>({
    group: 'security',
    en: ({ owner, day, ...of }) => ({
      title: `${owner} invited you to manage ${english(of, 'their account')}`,
      text: `Accept or reject the invitation by ${formatDate(day, 'en')} under Managed accounts.`,
    }),
    hi: ({ owner, day, ...of }) => ({
      title: `${owner} ने आपको ${hindi(of, 'अपना खाता')} मैनेज करने के लिए आमंत्रित किया है`,
      text: `${formatDate(day, 'hi')} तक "मैनेज किए गए खाते" में आमंत्रण स्वीकार या अस्वीकार करें।`,
    }),
  }),
  manager_accepted: noticeKind<{ manager: string } & OfChild>({
    group: 'security',
    en: ({ manager, ...of }) => ({
      title: `${manager} can now see ${english(of, 'your account')}`,
      text: 'Your invitation was accepted. You can remove this access at any time under Managed accounts.',
    }),
    hi: ({ manager, ...of }) => ({
      title: `${manager} अब ${hindi(of, 'आपका खाता')} देख सकते हैं`,
      text: 'आपका आमंत्रण स्वीकार किया गया। आप "मैनेज किए गए खाते" में यह एक्सेस कभी भी हटा सकते हैं।',
    }),
  }),
  manager_rejected: noticeKind<{ manager: string } & OfChild>({
    group: 'security',
    en: ({ manager, ...of }) => ({
      title: 'Invitation rejected',
      text: `${manager} rejected your invitation and has no access to ${english(of, 'your account')}.`,
    }),
    hi: ({ manager, ...of }) => ({
      title: 'आमंत्रण अस्वीकार किया गया',
      text: `${manager} ने आपका आमंत्रण अस्वीकार किया। उनके पास ${hindiOf(of, 'आपके खाते')} का एक्सेस नहीं है।`,
    }),
  }),
  manager_left: noticeKind<{ manager: string; by: string } & OfChild>({
    group: 'security',
    en: ({ manager, by, ...of }) => ({
      title: `${manager} no longer has access to ${english(of, 'your account')}`,
      text: by === 'expiry' ? 'The access ended on the date you set.' : 'They stopped managing your account.',
    }),
    hi: ({ manager, by, ...of }) => ({
      title: `${manager} को अब ${hindiOf(of, 'आपके खाते')} का एक्सेस नहीं है`,
      text: by === 'expiry' ? 'एक्सेस आपकी चुनी हुई तारीख पर खत्म हुआ।' : 'उन्होंने आपका खाता मैनेज करना बंद कर दिया है।',
    }),
  }),
  manager_access_ended: noticeKind<{ owner: string; by: string } & OfChild>({
    group: 'security',
    en: ({ owner, by, account }) => ({
      title: `You no longer have access to ${account ?? owner}'s account`,
      text:
        by === 'expiry' ? 'The access was given until this date.' : 'The account holder removed your access.',
    }),
    hi: ({ owner, by, account }) => ({
      title: `आपको अब ${account ?? owner} के खाते का एक्सेस नहीं है`,
      text: by === 'expiry' ? 'एक्सेस इसी तारीख तक था।' : 'खाताधारक ने आपका एक्सेस हटा दिया है।',
    }),
  }),
  order_prepared: noticeKind<{ manager: string; fund: string; kind: string }>({
    group: 'security',
    en: ({ manager, fund, kind }) => ({
      title: `${manager} prepared ${KIND.en[kind]} for you`,
      text: `${fund}: review it and confirm with your OTP, or decline it. Nothing happens without you.`,
    }),
    hi: ({ manager, fund, kind }) => ({
      title: `${manager} ने आपके लिए ${KIND.hi[kind]} तैयार किया है`,
      text: `${fund}: देखकर अपने OTP से पुष्टि करें या अस्वीकार करें। आपके बिना कुछ नहीं होगा।`,
    }),
  }),
  prepared_order_withdrawn: noticeKind<{ manager: string; fund: string; kind: string }>({
    group: 'security',
    en: ({ manager, fund, kind }) => ({
      title: `${manager} withdrew ${KIND.en[kind]} prepared for you`,
      text: `${fund}: you don't need to do anything, and nothing is placed.`,
    }),
    hi: ({ manager, fund, kind }) => ({
      title: `${manager} ने आपके लिए तैयार किया गया ${KIND.hi[kind]} वापस ले लिया`,
      text: `${fund}: आपको कुछ नहीं करना है, और कोई ऑर्डर नहीं दिया जाएगा।`,
    }),
  }),
  prepared_order_ended: noticeKind<{ fund: string; status: string; reason: string | null }>({
    group: 'orders',
    en: ({ fund, status, reason }) => ({
      title: `Prepared order ${ENDED.en[status]}`,
      text: reason === null ? fund : `${fund}. Reason: ${reason}`,
    }),
    hi: ({ fund, status, reason }) => ({
      title: `तैयार ऑर्डर ${ENDED.hi[status]}`,
      text: reason === null ? fund : `${fund}। कारण: ${reason}`,
    }),
  }),
};
