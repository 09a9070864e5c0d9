import { formatDate, formatUnits } from '@sanchay/finance';
import { createHash } from 'node:crypto';
import { createMessages } from '../../platform/http/language.ts';
import type { Prepared } from '../../redemptions/index.ts';

const sentence = createMessages({
  en: {
    leg: ({ units, fund, folio, day }: Leg) =>
      `${units} units of ${fund} in folio ${folio} at the NAV of ${formatDate(day)}`,
    whole: ({ legs, bank, account }: Whole) =>
      `I request to redeem ${legs.join('; ')}. Exit load and STT are deducted where applicable. The payout goes to my ${bank} account ${account}. I place and pay for the purchases to buy back these funds myself after the payout, and accept that the NAV may change until then.`,
  },
  hi: {
    leg: ({ units, fund, folio, day }: Leg) =>
      `फ़ोलियो ${folio} में ${fund} की ${units} यूनिट ${formatDate(day, 'hi')} की NAV पर`,
    whole: ({ legs, bank, account }: Whole) =>
      `मैं ${legs.join('; ')} रिडीम करने का अनुरोध करता/करती हूँ। जहाँ लागू हो, एग्ज़िट लोड और STT घटाए जाएँगे। पेआउट मेरे ${bank} खाते ${account} में आएगा। पेआउट के बाद इन फ़ंड को फिर खरीदने के ऑर्डर और भुगतान मैं खुद करूँगा/करूँगी, और जानता/जानती हूँ कि तब तक NAV बदल सकती है।`,
  },
});

interface Leg {
  units: string;
  fund: string;
  folio: string;
  day: string;
}
interface Whole {
  legs: readonly string[];
  bank: string;
  account: string;
}

export interface HarvestConsent {
  text: string;
  /** SHA-256 in hex of the text and of the funds, folios, units and accounts that it names. */
  hash: string;
}

/** The text that the investor agrees to before a harvest, in the language of the request. */
export function harvestConsent(prepared: readonly Prepared[]): HarvestConsent {
  const legs = prepared.map(({ ask, context, reserve, timing }) =>
    sentence('leg', {
      units: formatUnits(reserve, context.scheme.units_decimals),
      fund: context.row.name,
      folio: ask.folio_no,
      day: timing.navDate,
    }),
  );
  const bank = prepared[0]!.bank!;
  const text = sentence('whole', { legs, bank: bank.bank_name, account: bank.masked_account_no });
  const exact = prepared.map(({ ask, bank: own }) => [ask.code, ask.folio_no, ask.asked_units, own?.id]);
  return {
    text,
    hash: createHash('sha256')
      .update(JSON.stringify([text, exact]))
      .digest('hex'),
  };
}
