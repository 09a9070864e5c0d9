import type { CallReply, Consent, ConsentKind } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import { requestLanguage } from '../platform/http/language.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { changesOf, insertChange, setNewsletter, signUpConsents, type ConsentRow } from './store.ts';
import { consentText, consentVersion, textByHash, type ConsentText } from './texts.ts';
import { sentence } from './sentences.ts';

type ConsentList = CallReply<'consents'>['data'];

/** Consents that a user gives and withdraws directly; the others follow their subject. */
const OPTIONAL: readonly ConsentKind[] = ['newsletter'];
const OWN: readonly ConsentKind[] = ['terms', 'newsletter'];

const isOwn = (kind: string): kind is ConsentKind => (OWN as readonly string[]).includes(kind);

/** Every change, oldest first; what was agreed to with the sign-up counts as given by the words of that day. */
async function historyOf(db: Queries, userId: string): Promise<ConsentRow[]> {
  const atSignUp = (await signUpConsents(db, userId)).flatMap(({ kind, at }): ConsentRow[] => {
    if (!isOwn(kind)) return [];
    const { version, hash } = consentText(kind, istDate(at), 'en');
    return [{ kind, about: '', action: 'given', version, language: 'en', text_hash: hash, at }];
  });
  return [...atSignUp, ...(await changesOf(db, userId))];
}

/** The consents of a user in the requested language: the current state and its history, newest first. */
export async function consentsOf(ctx: Context, db: Queries, userId: string): Promise<ConsentList> {
  const language = requestLanguage();
  const today = istDate(await ctx.business.now(db));
  const history = await historyOf(db, userId);
  const latest = new Map<string, ConsentRow>();
  for (const row of history) latest.set(`${row.kind} ${row.about}`, row);
  const shown = (kind: ConsentKind, row: ConsentRow | null): Consent => {
    const text = row ? consentVersion(kind, row.version, language) : consentText(kind, today, language);
    const given = row?.action === 'given';
    return {
      kind,
      about: row?.about ?? '',
      required: !OPTIONAL.includes(kind),
      ...(given ? consentFields(text) : consentFields(consentText(kind, today, language))),
      given,
      changed_at: row ? row.at.toISOString() : null,
    };
  };
  const own = OWN.map((kind) => shown(kind, latest.get(`${kind} `) ?? null));
  const others = [...latest.values()]
    .filter(({ kind, action }) => !isOwn(kind) && action === 'given')
    .map((row) => shown(row.kind, row));
  return {
    consents: [...own, ...others],
    history: history.toReversed().map(({ kind, about, action, at, version, language: read, text_hash }) => {
      const { title, text } = consentVersion(kind, version, read);
      return { kind, about, action, at: at.toISOString(), title, text, version, hash: text_hash };
    }),
  };
}

function consentFields({ title, text, effect, version, hash }: ConsentText) {
  return { title, text, effect, version, hash };
}

/**
 * Records that the user agreed to the displayed text.
 * @param given hash of the text by consent, as the form had it
 * @throws Problem 422 `consent_missing` with a sentence for each that is not given by the words in force
 */
export async function recordConsents(
  ctx: Context,
  tx: Queries,
  { userId, about }: { userId: string; about: string },
  kinds: readonly ConsentKind[],
  given: Partial<Record<ConsentKind, string>>,
): Promise<void> {
  const today = istDate(await ctx.business.now(tx));
  const texts = kinds.map((kind) => ({ kind, text: textByHash(kind, today, given[kind]) }));
  const missing = texts.filter(({ text }) => text === null);
  if (missing.length > 0) {
    throw validationFailed(
      'consent_missing',
      sentence('missing'),
      Object.fromEntries(missing.map(({ kind }) => [kind, [sentence('agree')]])),
    );
  }
  for (const { text } of texts)
    await insertChange(tx, userId, text!, { about, action: 'given', at: ctx.now() });
}

/** Notes that what a consent was about is gone, such as a bank account. */
export async function endConsents(
  ctx: Context,
  tx: Queries,
  { userId, about }: { userId: string; about: string },
): Promise<void> {
  const latest = new Map((await changesOf(tx, userId)).map((row) => [`${row.kind} ${row.about}`, row]));
  for (const row of latest.values()) {
    if (row.about !== about || row.action !== 'given') continue;
    const text = consentVersion(row.kind, row.version, row.language);
    await insertChange(tx, userId, text, { about, action: 'withdrawn', at: ctx.now() });
  }
}

/**
 * Gives or withdraws an optional consent; doing it twice changes nothing.
 * @throws Problem 422 `consent_required`; 409 `consent_changed` when the words are no longer those in force
 */
export async function changeConsent(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  kind: ConsentKind,
  change: { action: 'given'; hash: string } | { action: 'withdrawn' },
): Promise<ConsentList> {
  const today = istDate(await ctx.business.now(tx));
  if (!OPTIONAL.includes(kind)) {
    const { effect } = consentText(kind, today, requestLanguage());
    throw validationFailed('consent_required', effect);
  }
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [actor.userId]);
  const now = (await historyOf(tx, actor.userId)).findLast((row) => row.kind === kind);
  if ((now?.action ?? 'withdrawn') === change.action) return consentsOf(ctx, tx, actor.userId);
  const text =
    change.action === 'given'
      ? textByHash(kind, today, change.hash)
      : consentVersion(kind, now!.version, now!.language);
  if (!text) throw new Problem(409, 'validation_failed', 'consent_changed', sentence('changed'));
  await insertChange(tx, actor.userId, text, { about: '', action: change.action, at: ctx.now() });
  await setNewsletter(tx, actor.userId, change.action === 'given', ctx.now());
  await audit({
    action: `consent.${change.action}`,
    subject: `consent:${kind}`,
    detail: { version: text.version, hash: text.hash },
  });
  return consentsOf(ctx, tx, actor.userId);
}
