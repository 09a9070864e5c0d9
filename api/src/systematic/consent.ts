import type { PlanKind } from '@sanchay/contracts';
import { formatDate, formatRupees, type Locale, type PlanFrequency, type PlanStepUp } from '@sanchay/finance';
import { createHash } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import type { Actor } from '../platform/context.ts';
import { requestLanguage, type Localized } from '../platform/http/language.ts';
import { refuse } from './messages/refusals.ts';
import type { PlanRow } from './rows.ts';

/** What the user agrees to. */
export interface Agreed {
  kind: PlanKind;
  fund: string;
  target: string | null;
  /** Rupees as decimal text. */
  amount: string;
  frequency: PlanFrequency;
  start: string;
  /** Of a SIP where units go; of an STP or SWP where they are sold from. */
  folioNo: string | null;
  /** Of an STP where units go. */
  targetFolioNo: string | null;
  /** Whether a new folio is opened for the units instead. */
  newFolio: boolean;
  stepUp: PlanStepUp | null;
  instalments: number | null;
  /** Whether the first instalment is paid when this is agreed to. */
  firstNow: boolean;
}

export interface ConsentText {
  language: Locale;
  text: string;
  hash: string;
}

const EVERY: Localized<Record<PlanFrequency, string>> = {
  en: {
    daily: 'every business day',
    weekly: 'every week',
    fortnightly: 'every two weeks',
    monthly: 'every month',
    quarterly: 'every three months',
  },
  hi: {
    daily: 'हर कारोबारी दिन',
    weekly: 'हर हफ़्ते',
    fortnightly: 'हर दो हफ़्ते में',
    monthly: 'हर महीने',
    quarterly: 'हर तीन महीने में',
  },
};

function englishFolio({ kind, folioNo, targetFolioNo, newFolio }: Agreed): string {
  if (kind === 'stp' && newFolio) return ` From folio ${folioNo} to one new folio for all instalments.`;
  if (kind === 'stp' && targetFolioNo !== null) return ` From folio ${folioNo} to folio ${targetFolioNo}.`;
  if (newFolio) return ' The units of all instalments go to one new folio.';
  return folioNo === null ? '' : ` Folio ${folioNo}.`;
}

function english(agreed: Agreed): string {
  const amount = formatRupees(agreed.amount, { decimals: 2 });
  const what = {
    sip: `invest ${amount} in ${agreed.fund}`,
    stp: `move ${amount} from ${agreed.fund} to ${agreed.target ?? ''}`,
    swp: `sell units worth ${amount} of ${agreed.fund} and send me the money`,
  }[agreed.kind];
  const step = agreed.stepUp
    ? ` The amount rises by ${agreed.stepUp.by === 'percent' ? `${agreed.stepUp.value} percent` : formatRupees(agreed.stepUp.value)} every ${agreed.stepUp.every_months} months${agreed.stepUp.cap === null ? '' : `, up to ${formatRupees(agreed.stepUp.cap)}`}.`
    : '';
  const count = agreed.instalments === null ? 'until I stop it' : `${agreed.instalments} times`;
  const sale =
    agreed.kind === 'sip'
      ? ''
      : ' Each instalment sells units, the oldest first; exit load and tax on gains may apply.';
  const first = agreed.firstNow ? ' The first instalment is paid now.' : '';
  return `I request to ${what}, ${EVERY.en[agreed.frequency]} from ${formatDate(agreed.start)}, ${count}.${first}${step}${englishFolio(agreed)} If the date is a market holiday, the next business day applies.${sale} I can change, pause or stop it at any time.`;
}

function hindiFolio({ kind, folioNo, targetFolioNo, newFolio }: Agreed): string {
  if (kind === 'stp' && newFolio) return ` फ़ोलियो ${folioNo} से, सभी किस्तें एक ही नए फ़ोलियो में।`;
  if (kind === 'stp' && targetFolioNo !== null) return ` फ़ोलियो ${folioNo} से फ़ोलियो ${targetFolioNo} में।`;
  if (newFolio) return ' सभी किस्तों की यूनिट एक ही नए फ़ोलियो में आएँगी।';
  return folioNo === null ? '' : ` फ़ोलियो ${folioNo}।`;
}

function hindi(agreed: Agreed): string {
  const amount = formatRupees(agreed.amount, { decimals: 2 });
  const what = {
    sip: `${agreed.fund} में ${amount} निवेश हों`,
    stp: `${agreed.fund} से ${amount} ${agreed.target ?? ''} में ट्रांसफ़र हों`,
    swp: `${agreed.fund} की ${amount} की यूनिट रिडीम होकर पैसा मुझे मिले`,
  }[agreed.kind];
  const step = agreed.stepUp
    ? ` राशि हर ${agreed.stepUp.every_months} महीने में ${agreed.stepUp.by === 'percent' ? `${agreed.stepUp.value} प्रतिशत` : formatRupees(agreed.stepUp.value)} बढ़ेगी${agreed.stepUp.cap === null ? '' : `, पर ${formatRupees(agreed.stepUp.cap)} से ज़्यादा नहीं होगी`}।`
    : '';
  const count = agreed.instalments === null ? 'जब तक मैं इसे बंद न करूँ' : `कुल ${agreed.instalments} बार`;
  const sale =
    agreed.kind === 'sip'
      ? ''
      : ' हर किस्त में सबसे पुरानी यूनिट पहले रिडीम होती हैं; एग्ज़िट लोड और लाभ पर टैक्स लग सकता है।';
  const first = agreed.firstNow ? ' पहली किस्त अभी दी जा रही है।' : '';
  return `मेरा अनुरोध है कि ${formatDate(agreed.start, 'hi')} से ${EVERY.hi[agreed.frequency]} ${what}, ${count}।${first}${step}${hindiFolio(agreed)} बाज़ार बंद हो तो किस्त अगले कारोबारी दिन ली जाएगी।${sale} मैं इसे कभी भी बदल, रोक या बंद कर सकता/सकती हूँ।`;
}

const texts: Localized<(agreed: Agreed) => string> = { en: english, hi: hindi };

/** The text that the user agrees to, in the language of the request, with its SHA-256 in hex. */
export function consentOf(agreed: Agreed): ConsentText {
  const language = requestLanguage();
  const text = texts[language](agreed);
  return { language, text, hash: createHash('sha256').update(text).digest('hex') };
}

/** @throws Problem 422 `consent_changed` when the hash is not that of these words. */
export function assertAgreed({ hash }: ConsentText, given: string): void {
  if (hash === given) return;
  throw refuse('consent_changed', 'consent_hash', 'consentChanged');
}

/** Keeps what was agreed to for a version of a plan, word for word. */
export async function keepConsent(
  tx: Tx,
  plan: PlanRow,
  { sessionId }: Actor,
  { language, text, hash }: ConsentText,
  at: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO plan_consents (investor_id, plan_id, version, at, session_id, language, text, sha256)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [plan.investor_id, plan.id, plan.version, at, sessionId, language, text, hash],
  );
}
