import { formatDate, formatRupees, formatUnits, type Locale } from '@sanchay/finance';
import { createHash } from 'node:crypto';
import { requestLanguage, type Localized } from '../platform/http/language.ts';
import type { Prepared } from './prepare.ts';

export interface Consent {
  text: string;
  /** SHA-256 in hex of the text and of the funds, folio and account that it names. */
  hash: string;
}

const sentences: Localized<(p: Messages) => string> = {
  en: ({ what, fund, folio, day, goes, load }) =>
    `I request to ${goes.verb.en} ${what.en} of ${fund} in folio ${folio} at the NAV of ${day.en}. ${goes.en}${load.en}`,
  hi: ({ what, fund, folio, day, goes, load }) =>
    `मैं फ़ोलियो ${folio} में ${fund} की ${what.hi} ${day.hi} की NAV पर ${goes.verb.hi} का अनुरोध करता/करती हूँ। ${goes.hi}${load.hi}`,
};

type Both = Localized;

const WITH_TDS: Both = {
  en: ' Exit load and STT are deducted where applicable, and TDS is deducted on my gains.',
  hi: ' जहाँ लागू हो, एग्ज़िट लोड और STT घटाए जाएँगे, और मेरे लाभ पर TDS कटेगा।',
};

interface Messages {
  what: Both;
  fund: string;
  folio: string;
  day: Both;
  goes: Both & { verb: Both };
  load: Both;
}

/**
 * Returns the consent text that the user agrees to before a sale or switch, in their language: what is sold, at which
 * NAV, where it goes, and that load and tax are deducted. Nothing in it changes while the order would be the same.
 */
export function consentFor(prepared: Prepared, language: Locale = requestLanguage()): Consent {
  const text = sentences[language](messagesOf(prepared));
  const { ask, bank } = prepared;
  const exact = [text, ask.code, ask.by, ask.amount, ask.asked_units, ask.to_code, ask.to_folio_no, bank?.id];
  return { text, hash: createHash('sha256').update(JSON.stringify(exact)).digest('hex') };
}

function messagesOf({ ask, context, timing, reserve, sale, bank }: Prepared): Messages {
  const decimals = context.scheme.units_decimals;
  const amount = ask.amount !== null && formatRupees(ask.amount, { decimals: 2 });
  const units = formatUnits(ask.asked_units ?? reserve, decimals);
  const off = Number(sale.exitLoad) > 0 || Number(sale.stt) > 0;
  return {
    what: amount
      ? { en: `units worth ${amount}`, hi: `${amount} की यूनिट` }
      : { en: `${units} units`, hi: `${units} यूनिट` },
    fund: context.row.name,
    folio: ask.folio_no,
    day: { en: formatDate(timing.navDate), hi: formatDate(timing.navDate, 'hi') },
    goes: bank
      ? {
          en: `The payout goes to my ${bank.bank_name} account ${bank.masked_account_no}.`,
          hi: `पेआउट मेरे ${bank.bank_name} खाते ${bank.masked_account_no} में आएगा।`,
          verb: { en: 'redeem', hi: 'रिडीम करने' },
        }
      : {
          en: `The amount is invested in ${context.targetRow!.name}.`,
          hi: `यह राशि ${context.targetRow!.name} में निवेश होगी।`,
          verb: { en: 'switch', hi: 'स्विच करने' },
        },
    load:
      Number(sale.tds) > 0
        ? WITH_TDS
        : off
          ? {
              en: ' Exit load and STT are deducted where applicable.',
              hi: ' जहाँ लागू हो, एग्ज़िट लोड और STT घटाए जाएँगे।',
            }
          : { en: '', hi: '' },
  };
}
