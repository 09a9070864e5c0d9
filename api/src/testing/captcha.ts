import type { TestApi } from './testApi.ts';

/** What a person reads in the picture of a riddle. */
export async function digitsOf(api: TestApi, id: string): Promise<string> {
  const [row] = await api.db.query<{ digits: string }>('SELECT digits FROM captchas WHERE id = $1', [id]);
  return row!.digits;
}

/** The riddle that an answer asks for, solved, as it goes into the next try; nothing when it asks for none. */
export async function solvedCaptcha(
  api: TestApi,
  { body }: { body: { errors?: Record<string, string[]> } },
): Promise<{ captcha_id?: string; captcha_answer?: string }> {
  const id = body.errors?.captcha_id?.[0];
  return id ? { captcha_id: id, captcha_answer: await digitsOf(api, id) } : {};
}
