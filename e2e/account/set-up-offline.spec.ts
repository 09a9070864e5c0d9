import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Chrome } from '../pages/Chrome.ts';
import { keptByWorker } from '../pages/checks/keptByWorker.ts';
import { SetUpPage } from '../pages/SetUpPage.ts';
import { callApi } from '../people/callApi.ts';
import { enterAs, signUpInvestor, type Investor } from '../people/investor.ts';
import { answer, ANSWERS, freshPan } from '../people/setUp.ts';

// The worker serves the page while the browser has no connection.
test.use({ serviceWorkers: 'allow' });

const { name, date_of_birth, residency, gender } = ANSWERS;
const KEY = 'setup-changes';
const PARENT = 'Sarala Varma';

/** A user whose next question is the marital status. */
async function atMaritalStatus(investor: Investor): Promise<void> {
  await answer(investor, 'portfolio', { mode_of_investment: 'sole', applicants: 1 });
  await answer(investor, 'applicant_1', { pan: freshPan(), name, date_of_birth, residency, gender });
}

/** The unsent answers in this browser's IndexedDB, of every account. */
function unsent(page: Page): Promise<unknown[]> {
  return page.evaluate(
    (key) =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open('sanchay-offline');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const rows = request.result.transaction('answers').objectStore('answers').getAll();
          rows.onsuccess = () => {
            request.result.close();
            const all = rows.result as { key: string; data: { changes: unknown } | null }[];
            resolve(
              all.filter((row) => row.key === key && row.data !== null).map(({ data }) => data!.changes),
            );
          };
        };
      }),
    KEY,
  );
}

/** What the server has saved; by a session of its own, because that of the page may have ended. */
async function savedAnswers({ email, password }: Investor): Promise<Record<string, unknown>> {
  const { token } = await callApi<{ token: string }>('POST', '/api/v5/users/authenticate.json', {
    body: { email, password },
  });
  const { data } = await callApi<{ data: { answers: Record<string, unknown>[] } }>(
    'GET',
    '/api/v3/onboarding.json',
    { token },
  );
  return data.answers[0]!;
}

/** Answers two questions without a connection. */
async function answerOffline(page: Page, setup: SetUpPage): Promise<void> {
  await setup.choose('Single');
  await setup.main.getByRole('radio', { name: 'Mother' }).check();
  await setup.type("Father's or mother's name", PARENT);
  await expect(setup.main.getByText(setup.t('setup.save.waiting'))).toBeVisible();
  await expect
    .poll(() => unsent(page))
    .toEqual([{ applicant_1: { marital_status: 'single', parent: 'mother', parent_name: PARENT } }]);
}

test.beforeEach(({ faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|\[sanchay\]/);
});

test('O3: answers given offline survive a reload without a connection, and are sent when it is back', async ({
  page,
  context,
  db,
}) => {
  const investor = await signUpInvestor(db);
  await atMaritalStatus(investor);
  await enterAs(context, investor);
  await page.goto('/solo-setup');
  const setup = new SetUpPage(page);
  await expect(setup.main.getByRole('radio', { name: 'Single' })).toBeVisible();
  await keptByWorker(page, '/solo-setup');
  await context.setOffline(true);
  await answerOffline(page, setup);
  expect(await savedAnswers(investor)).not.toHaveProperty('parent_name', PARENT);
  await page.reload();
  expect((await unsent(page)).length).toBe(1);

  await context.setOffline(false);
  await expect
    .poll(() => savedAnswers(investor), { timeout: 20_000 })
    .toMatchObject({ marital_status: 'single', parent: 'mother', parent_name: PARENT });
  await expect.poll(() => unsent(page)).toEqual([]);
  await page.goto('/solo-setup');
  await setup.back.click();
  await expect(setup.field("Father's or mother's name")).toHaveValue(PARENT);
});

test('O3: a user who logs out with unsent answers leaves none of them to the next user of the device', async ({
  page,
  context,
  db,
}) => {
  const [first, second] = [await signUpInvestor(db), await signUpInvestor(db, 'Arun Varma')];
  await atMaritalStatus(first);
  await atMaritalStatus(second);
  await enterAs(context, first);
  await page.goto('/solo-setup');
  const setup = new SetUpPage(page);
  await expect(setup.main.getByRole('radio', { name: 'Single' })).toBeVisible();
  await keptByWorker(page, '/solo-setup');
  await context.setOffline(true);
  await answerOffline(page, setup);
  await new Chrome(page).logOut();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => unsent(page)).toEqual([]);

  await context.setOffline(false);
  await enterAs(context, second);
  await page.goto('/solo-setup');
  await expect(setup.main.getByRole('radio', { name: 'Single' })).toBeVisible();
  await expect(setup.main.getByRole('radio', { name: 'Single' })).not.toBeChecked();
  expect(await unsent(page)).toEqual([]);
  for (const investor of [first, second])
    expect(await savedAnswers(investor)).not.toHaveProperty('parent_name', PARENT);
});
