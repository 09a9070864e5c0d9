import { formatDate, formatRupees, formatUnits } from '@sanchay/finance';
import type { Locale } from '@sanchay/finance';
import { createHash } from 'node:crypto';
import { requestLanguage } from '../platform/language.ts';
import type { Prepared } from './prepare.ts';

export interface Consent {
  text: string;
  /** SHA-256 in hex of the text and of the funds, folio and account that it names. */
  hash: string;
}

const sentences: Record<Locale, (p: Words) => string> = {
  en: ({ what, fund, folio, day, goes, load }) =>
    `I ask to ${goes.verb.en} ${what.en} of ${fund} in folio ${folio} at the NAV of ${day.en}, whatever it will be. ${goes.en}${load.en}`,
  hi: ({ what, fund, folio, day, goes, load }) =>
    `मैं फ़ोलियो ${folio} में ${fund} की ${what.hi} ${day.hi} की NAV पर, वह जो भी हो, ${goes.verb.hi} को कहता/कहती हूँ। ${goes.hi}${load.hi}`,
};

type Both = Record<Locale, string>;

const WITH_TDS: Both = {
  en: ' Exit load and transaction tax are taken off where they apply, and tax on my gains is deducted at source.',
  hi: ' जहाँ लागू हो, एग्ज़िट लोड और लेनदेन कर घटाए जाएँगे, और मेरे लाभ पर TDS काटा जाएगा।',
};

interface Words {
  what: Both;
  fund: string;
  folio: string;
  day: Both;
  goes: Both & { verb: Both };
  load: Both;
}

/**
 * The words that a person agrees to before a sale or switch, in their language: what is sold, at which NAV, where it
 * goes, and that load and tax are taken off. Nothing in them changes while the order would be the same.
 */
export function consentFor(prepared: Prepared, language: Locale = requestLanguage()): Consent {
  const text = sentences[language](wordsOf(prepared));
  const { ask, bank } = prepared;
  const exact = [text, ask.code, ask.by, ask.amount, ask.asked_units, ask.to_code, ask.to_folio_no, bank?.id];
  return { text, hash: createHash('sha256').update(JSON.stringify(exact)).digest('hex') };
}

function wordsOf({ ask, world, timing, reserve, sale, bank }: Prepared): Words {
  const decimals = world.scheme.units_decimals;
  const amount = ask.amount !== null && formatRupees(ask.amount, { decimals: 2 });
  const units = formatUnits(ask.asked_units ?? reserve, decimals);
  const off = Number(sale.exitLoad) > 0 || Number(sale.stt) > 0;
  return {
    what: amount
      ? { en: `units worth ${amount}`, hi: `${amount} की यूनिट` }
      : { en: `${units} units`, hi: `${units} यूनिट` },
    fund: world.row.name,
    folio: ask.folio_no,
    day: { en: formatDate(timing.navDate), hi: formatDate(timing.navDate, 'hi') },
    goes: bank
      ? {
          en: `The money goes to my account ${bank.masked_account_no} at ${bank.bank_name}.`,
          hi: `पैसा ${bank.bank_name} के मेरे खाते ${bank.masked_account_no} में जाएगा।`,
          verb: { en: 'sell', hi: 'बेचने' },
        }
      : {
          en: `The proceeds buy units of ${world.targetRow!.name}.`,
          hi: `इससे ${world.targetRow!.name} की यूनिट ख़रीदी जाएँगी।`,
          verb: { en: 'switch', hi: 'बदलने' },
        },
    load:
      Number(sale.tds) > 0
        ? WITH_TDS
        : off
          ? {
              en: ' Exit load and transaction tax are taken off where they apply.',
              hi: ' जहाँ लागू हो, एग्ज़िट लोड और लेनदेन कर घटाए जाएँगे।',
            }
          : { en: '', hi: '' },
  };
}
