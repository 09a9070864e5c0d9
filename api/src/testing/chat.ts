import type { TestApi } from './testApi.ts';

/** Asks for a person, and lets the assistant hand the conversation over. @returns its id */
export async function handOver(api: TestApi, token: string): Promise<string> {
  await api.call('sendChatMessage', {
    token,
    body: { text: 'I want to talk to a real person', language: 'en' },
  });
  api.clock.advance(1_200);
  await api.runJobs();
  return (await api.call('chat', { token })).body.data.id!;
}
