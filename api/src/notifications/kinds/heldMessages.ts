import { noticeKind } from '../noticeKind.ts';

type Order = { name: string };

/** Notices of reports about orders that could not be processed, in the words of who reported. */
function reportNotices(en: string, hi: string) {
  return {
    held: noticeKind<Order>({
      group: 'orders',
      en: ({ name }) => ({
        title: `Order being checked: ${name}`,
        text: `The ${en} reported something about your order that we could not process. Our support team is checking it with the ${en}, and settlement waits until then. You do not need to do anything. We notify you when it is done.`,
      }),
      hi: ({ name }) => ({
        title: `ऑर्डर की जाँच हो रही है: ${name}`,
        text: `${hi} ने आपके ऑर्डर के बारे में ऐसी सूचना भेजी जिसे हम प्रोसेस नहीं कर सके। हमारी सपोर्ट टीम ${hi} के साथ इसकी जाँच कर रही है और तब तक सेटलमेंट रुका रहेगा। आपको कुछ नहीं करना है। जाँच पूरी होने पर हम आपको सूचना देंगे।`,
      }),
    }),
    taken: noticeKind<Order>({
      group: 'orders',
      en: ({ name }) => ({
        title: `Order checked: ${name}`,
        text: `What the ${en} reported is processed. The order shows all of it.`,
      }),
      hi: ({ name }) => ({
        title: `ऑर्डर की जाँच पूरी हुई: ${name}`,
        text: `${hi} की सूचना प्रोसेस हो गई है। ऑर्डर में अब सब कुछ दिख रहा है।`,
      }),
    }),
    closed: noticeKind<Order>({
      group: 'orders',
      en: ({ name }) => ({
        title: `Order checked: ${name}`,
        text: `Our support team has checked the report with the ${en} and closed it. It changes nothing about your order.`,
      }),
      hi: ({ name }) => ({
        title: `ऑर्डर की जाँच पूरी हुई: ${name}`,
        text: `हमारी सपोर्ट टीम ने ${hi} के साथ सूचना की जाँच करके उसे बंद कर दिया है। इससे आपके ऑर्डर में कुछ नहीं बदलता।`,
      }),
    }),
  };
}

const ofExchange = reportNotices('exchange', 'एक्सचेंज');
const ofBroker = reportNotices('broker', 'ब्रोकर');

/** Notices of messages about orders of shares that are held for staff, and of their end. */
export const heldMessageNotices = {
  stock_order_message_held: ofExchange.held,
  stock_order_message_taken: ofExchange.taken,
  stock_order_message_closed: ofExchange.closed,
  us_order_message_held: ofBroker.held,
  us_order_message_taken: ofBroker.taken,
  us_order_message_closed: ofBroker.closed,
};
