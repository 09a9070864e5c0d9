import type { ApplicantAnswers, DocumentKind, PortfolioAnswers, RiskAnswers } from '@sanchay/contracts';
import { wakeForms } from '../../kyc/index.ts';
import { signedHeaders } from '../../partners/signature.ts';
import { ServerKilled, type KillableServer } from '../killableServer.ts';
import { testSecret } from '../partners/partnerSecrets.ts';
import { samplePicture, sendPicture } from '../partners/sandboxKyc.ts';
import { rightAnswers, rightNominee } from './setUp.ts';
import type { TestApi } from '../testApi.ts';

/** Presses a button, or knocks as a partner does; a repeat with the same key is the same request. */
type Press = (key: string) => Promise<{ http: number; body?: { code?: string } }>;

/** One step of the road: its name, and what is read before it is taken. */
export type Step = [name: string, prepare: () => Promise<Press>];

/** Long enough for the form to be sent and decided, and for a bank to be called again. */
const WHILE_MS = 31_000;
const SIGNED_AT = '2026-11-20T04:31:00.000Z';
const RULE = 'risk-profile-2026';
const { pan, name, date_of_birth, residency, ...personal } = rightAnswers;
const {
  address,
  city,
  state,
  pin,
  birth_place,
  birth_country,
  citizenship,
  taxed_abroad,
  declared,
  ...rest
} = personal;
const riskAnswers: RiskAnswers = {
  ...{ horizon: 'over_ten', age: 'under_30', income: 'stable', dependants: 'nobody', saving: 'over_30' },
  ...{ reserve: 'over_6_months', loans: 'none', experience: 'funds', fall: 'wait', aim: 'grow' },
};

/**
 * Everything that a sole holder unknown to the registry does from the first answer to being ready to invest, and what
 * partners do meanwhile. The registry and the e-sign provider of the sandbox have to run.
 * @param openBank starts the bank's sandbox in place of those two at the bank step
 */
export function roadToReady(
  api: TestApi,
  { token, server, openBank }: { token: string; server: KillableServer; openBank: () => Promise<void> },
): Step[] {
  const save =
    (part: 'portfolio' | 'applicant_1', answers: PortfolioAnswers | ApplicantAnswers) => async () =>
      ((key) => api.call('saveOnboardingDraft', { token, key, body: { part, answers } })) satisfies Press;
  const send = (kind: DocumentKind) => async () => {
    const bytes = await samplePicture();
    return (key: string) => sendPicture(api, { token, kind, key, bytes });
  };
  const record = async () => (await api.call('portfolioKyc', { token })).body.data[0]!;
  return [
    ['who holds', save('portfolio', { mode_of_investment: 'sole', applicants: 1 })],
    ['the PAN', save('applicant_1', { pan: `NEW${pan!.slice(3)}` })],
    ['the name', save('applicant_1', { name, date_of_birth, residency })],
    ['the person', save('applicant_1', rest)],
    ['the address', save('applicant_1', { address, city, state, pin })],
    ['the taxes', save('applicant_1', { birth_place, birth_country, citizenship, taxed_abroad, declared })],
    [
      'the holder',
      async () => (key) => api.call('finishApplicant', { token, key, params: { position: '1' } }),
    ],
    ['the signature', send('signature')],
    ['the nominee', save('portfolio', { nominee_choice: 'named', nominees: [rightNominee] })],
    [
      'the name of the account',
      save('portfolio', { portfolio_name: 'Personal', portfolio_email: 'ravi@sanchay.example' }),
    ],
    ['the end of the set-up', async () => (key) => api.call('finishSetup', { token, key })],
    ['the form', startForm],
    ['the PAN card', send('pan_card')],
    ['the photo', send('photo')],
    ['the proof of address', send('address_proof')],
    ['the selfie', send('selfie')],
    ['handing in', submit],
    ['the e-sign', startEsign],
    ['the news of the e-sign', hearSigned],
    ['the way to the registry', later],
    ['the decision of the registry', later],
    [
      'the first question',
      async () => (key) =>
        api.call('saveRiskDraft', { token, key, body: { rule_id: RULE, answers: { horizon: 'over_ten' } } }),
    ],
    [
      'the risk profile',
      async () => (key) =>
        api.call('takeRiskProfile', { token, key, body: { rule_id: RULE, answers: riskAnswers } }),
    ],
    ['the bank account', addBank],
    ['what the bank says late', later],
  ];

  async function startForm(): Promise<Press> {
    const { id } = await record();
    return (key) => api.call('startKycForm', { token, key, params: { id } });
  }

  async function submit(): Promise<Press> {
    const { id, revision } = await record();
    return (key) =>
      api.call('submitKycForm', { token, key, params: { id }, body: { revision, declared: true } });
  }

  async function startEsign(): Promise<Press> {
    const { id } = await record();
    return (key) => api.call('startEsign', { token, key, params: { id } });
  }

  async function hearSigned(): Promise<Press> {
    const [esign] = await api.db.query<{ id: string; document_hash: string; redirect_url: string }>(
      'SELECT id, document_hash, redirect_url FROM esigns',
    );
    const { id: esign_id, document_hash, redirect_url: page } = esign!;
    await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ action: 'sign', code: '246810' }),
      redirect: 'manual',
    });
    const path = '/api/v3/webhooks/esign';
    const news = { esign_id, document_hash, status: 'signed', reason: null, signed_at: SIGNED_AT };
    return async (key) => {
      const body = JSON.stringify({ ...news, event_id: key });
      const signed = signedHeaders(testSecret('esign'), { method: 'POST', path, body }, api.clock.now());
      const headers = { 'content-type': 'application/json', ...signed };
      const answer = await api.app.inject({ method: 'POST', url: path, payload: body, headers });
      return { http: answer.statusCode };
    };
  }

  /** What a server does when it starts, and the jobs that are due a while later. */
  async function later(): Promise<Press> {
    return async () => {
      api.clock.advance(WHILE_MS);
      try {
        await wakeForms(api.ctx);
        await server.runDueJobs();
        return { http: 200 };
      } catch (error) {
        if (error instanceof ServerKilled) return { http: 500 };
        throw error;
      }
    };
  }

  async function addBank(): Promise<Press> {
    await openBank();
    const { consents: texts } = (await api.call('bankConsents', { token })).body.data;
    const body = {
      ...{ ifsc: 'SHYD0000101', account_no: '501000998877', account_no_again: '501000998877' },
      ...{ type: 'savings', consents: Object.fromEntries(texts.map(({ kind, hash }) => [kind, hash])) },
    };
    return (key) => api.call('addBankAccount', { token, key, body });
  }
}
