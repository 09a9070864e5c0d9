import type { CallBody } from '@sanchay/contracts';
import { signedHeaders } from '../../partners/signature.ts';
import { ravisApplicant } from '../people/applicant.ts';
import { testSecret } from './partnerSecrets.ts';
import { signIn } from '../people/personas.ts';
import { openSandboxKyc, sendEveryPicture } from './sandboxKyc.ts';
import { testApi, type TestApi } from '../testApi.ts';

/** Ravi in the middle of KYC, with the sandbox registry and e-sign provider available. */
export interface KycBench {
  api: TestApi;
  /** His session; after half an hour of the test's clock he signs in anew. */
  token: string;
  signInAgain(): Promise<void>;
  /** Looks up a PAN in the registry; everything that follows is about this record. */
  check(pan: string, headers?: Record<string, string>): ReturnType<typeof checkPan>;
  id(): string;
  record(): ReturnType<typeof kycRecord>;
  startForm(): ReturnType<typeof startForm>;
  sendEveryPicture(): Promise<void>;
  /** Hands the form in as it is now. */
  submit(over?: Partial<CallBody<'submitKycForm'>>): ReturnType<typeof submitForm>;
  startEsign(token?: string): ReturnType<typeof startEsign>;
  /** Presses a button of the provider's page. */
  press(page: string, action: string, code?: string): Promise<Response>;
  /** Signs at the provider's page and lets its news arrive. */
  sign(): Promise<void>;
  /** What a webhook of ours answers to signed news. */
  hear(path: string, news: object, signed?: { secret?: string; at?: Date }): ReturnType<typeof sendNews>;
  close(): Promise<void>;
}

const checkPan = (api: TestApi, token: string, pan: string, headers: Record<string, string>) =>
  api.call('checkPan', { token, body: { position: 1, pan }, headers });
const kycRecord = async (api: TestApi, token: string, id: string) =>
  (await api.call('kyc', { token, params: { id } })).body.data;
const startForm = (api: TestApi, token: string, id: string) =>
  api.call('startKycForm', { token, params: { id } });
const submitForm = (api: TestApi, token: string, id: string, body: CallBody<'submitKycForm'>) =>
  api.call('submitKycForm', { token, params: { id }, body });
const startEsign = (api: TestApi, token: string, id: string) =>
  api.call('startEsign', { token, params: { id } });
const sendNews = (api: TestApi, path: string, news: object, secret: string, at: Date) => {
  const payload = JSON.stringify(news);
  return api.app.inject({
    ...{ method: 'POST', url: path, payload },
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(secret, { method: 'POST', path, body: payload }, at),
    },
  });
};

/** A database and partners of its own; `close` ends both. */
export async function kycBench(): Promise<KycBench> {
  const api = await testApi();
  const partners = await openSandboxKyc(api);
  let id = '';
  const bench: KycBench = {
    api,
    ...(await ravisApplicant(api)),
    async signInAgain() {
      ({ token: bench.token } = await signIn(api, 'ravi'));
    },
    async check(pan, headers = {}) {
      const answer = await checkPan(api, bench.token, pan, headers);
      if (answer.http === 200) ({ id } = answer.body.data);
      return answer;
    },
    id: () => id,
    record: () => kycRecord(api, bench.token, id),
    startForm: () => startForm(api, bench.token, id),
    sendEveryPicture: () => sendEveryPicture(api, bench.token),
    async submit(over = {}) {
      const { revision } = await bench.record();
      return submitForm(api, bench.token, id, { revision, declared: true, ...over });
    },
    startEsign: (token = bench.token) => startEsign(api, token, id),
    press: (page, action, code = '246810') =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ action, code }), redirect: 'manual' }),
    async sign() {
      const { data } = (await bench.startEsign()).body;
      await bench.press(data.redirect_url!, 'sign');
      await api.call('esign', { token: bench.token, params: { id: data.id } });
    },
    hear: (
      path,
      news,
      { secret = testSecret(path.endsWith('/esign') ? 'esign' : 'kyc'), at = api.clock.now() } = {},
    ) => sendNews(api, path, news, secret, at),
    async close() {
      await partners.close();
      await api.close();
    },
  };
  return bench;
}
