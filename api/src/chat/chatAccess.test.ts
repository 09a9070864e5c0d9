import type { CallName } from '@sanchay/contracts';
import { chatPeople, handOver } from '../testing/chat.ts';
import type { SignedIn } from '../testing/people/personas.ts';
import type { TestApi } from '../testing/testApi.ts';

describe('who may read and write in a chat', () => {
  let api: TestApi;
  let asha: SignedIn;
  let farah: SignedIn;
  let kavya: SignedIn;
  beforeEach(async () => {
    ({ api, asha, farah, kavya } = await chatPeople());
  });
  afterEach(() => api.close());

  const personCalls: [CallName, object][] = [
    ['chat', {}],
    ['chatUnread', {}],
    ['sendChatMessage', { body: { text: 'x' } }],
    ['readChat', { body: { delivered: 0, read: 0 } }],
    ['chatTyping', { body: {} }],
  ];
  test.each(personCalls)(
    'S20 · %s needs a session, and another user sees their own chat only',
    async (name, more) => {
      await handOver(api, asha.token);
      expect((await api.call(name, more as never)).http).toBe(401);
      expect((await api.call(name, { ...more, token: farah.token } as never)).http).toBe(200);
      const theirs = (await api.call('chat', { token: farah.token })).body.data;
      expect(theirs.messages.map(({ text }) => text)).toEqual(name === 'sendChatMessage' ? ['x'] : []);
    },
  );

  const staffCalls: [CallName, object][] = [
    ['staffChats', {}],
    ['staffChat', {}],
    ['claimChat', { body: {} }],
    ['answerChat', { body: { text: 'x' } }],
    ['staffReadChat', { body: { delivered: 1, read: 1 } }],
    ['staffChatTyping', { body: {} }],
    ['closeChat', { body: {} }],
  ];
  test.each(staffCalls)(
    'S20 · %s is for the support team, and unknown conversations are unknown',
    async (name, more) => {
      const id = await handOver(api, asha.token);
      const options = { params: { id }, ...more };
      expect((await api.call(name, options as never)).http).toBe(401);
      for (const token of [asha.token, farah.token]) {
        expect(await api.call(name, { ...options, token } as never)).toMatchObject({
          http: 403,
          body: { code: 'staff_only' },
        });
      }
      if (name === 'staffChats') return;
      for (const unknown of ['nonsense', '5a9c4a1e-0001-4000-8000-000000000099']) {
        expect(
          await api.call(name, { ...options, params: { id: unknown }, token: kavya.token } as never),
        ).toMatchObject({ http: 404, body: { code: 'not_found' } });
      }
    },
  );
});
