import { signIn, type SignedIn } from './people/personas.ts';
import { testApi, type TestApi } from './testApi.ts';

/** An API of its own, and who talks in it: two investors, and Kavya of the support team. */
export async function chatPeople(): Promise<{ api: TestApi } & Record<'asha' | 'farah' | 'kavya', SignedIn>> {
  const api = await testApi();
  return {
    api,
    asha: await signIn(api, 'asha'),
    farah: await signIn(api, 'farah'),
    kavya: await signIn(api, 'kavya'),
  };
}

/** Requests a human agent, and lets the assistant hand the conversation over. @returns its id */
export async function handOver(api: TestApi, token: string): Promise<string> {
  await api.call('sendChatMessage', {
    token,
    body: { text: 'I want to talk to a real person', language: 'en' },
  });
  api.clock.advance(1_200);
  await api.runJobs();
  return (await api.call('chat', { token })).body.data.id!;
}
