import type { CallReply } from '@sanchay/contracts';
import { expectAccessible, expectNoSideways } from '../pages/checks/access.ts';
import { expect, test } from '../fixtures.ts';
import { callApi } from '../people/callApi.ts';
import { enterAs, persona } from '../people/investor.ts';

/** An address of its own each time: a rendered page may be a minute old. */
const article = () => `/help/fixed-deposits/tds-on-interest?seen=${Date.now()}`;
const PHONE = 390;
const DESKTOP = { width: 1280, height: 900 };

/** The rule as it was, proposed by one and approved by the other, so that other journeys meet it unchanged. */
async function restore(value: unknown): Promise<void> {
  const [author, approver] = [await persona('imran'), await persona('sunita')];
  const path = '/api/v3/staff/rules/fd_tds';
  const { data } = await callApi<CallReply<'staffRuleKind'>>('GET', `${path}.json`, author);
  const rule = data.rules.find(({ state }) => state === 'in_force')!;
  const { rule_id, version: base_version, applies_from, applies_to, source, confidence } = rule;
  const row = { rule_id, base_version, applies_from, applies_to, value, source, confidence };
  const proposed = await callApi<CallReply<'proposeRuleChange'>>('POST', `${path}/changes.json`, {
    ...author,
    body: { ...row, reason: 'End of the journey', corrects_past: true },
  });
  await callApi('POST', `/api/v3/staff/rule_changes/${proposed.data.id}/decide.json`, {
    ...approver,
    body: { decision: 'approve' },
  });
}

test('I5: one member of staff proposes another TDS threshold on a phone, a second approves it on a desktop, and the help article shows it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const author = await persona('sunita');
  const before = await callApi<CallReply<'staffRuleKind'>>('GET', '/api/v3/staff/rules/fd_tds.json', author);
  const { value } = before.data.rules.find(({ state }) => state === 'in_force')!;
  await enterAs(context, author);
  await expectNoSideways(page, PHONE);
  await page.goto('/staff/rules');
  await page.getByRole('link', { name: /^TDS on FD interest/ }).click();
  await page.getByRole('button', { name: 'Correct this rule' }).first().click();
  await page.getByLabel('Bank', { exact: true }).fill('51000');
  await page.getByLabel('Correct a past period').check();
  await page.getByLabel('Reason').fill('Misread the Finance Act');
  await expectNoSideways(page, PHONE);
  await expectAccessible(page, 'the form of a proposal');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('You proposed this. It needs approval from another reviewer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.goto(article());
  await expect(page.getByRole('main').getByText('₹50,000', { exact: true })).toBeVisible();

  const second = await browser.newContext({ ...(baseURL && { baseURL }), viewport: DESKTOP });
  await enterAs(second, await persona('imran'));
  const desk = await second.newPage();
  await desk.goto('/staff/rules/fd_tds');
  await desk.getByRole('button', { name: "Don't allow" }).click();
  await expect(desk.getByText('Misread the Finance Act')).toBeVisible();
  await expect(desk.getByText('This is a backdated correction')).toBeVisible();
  await expectAccessible(desk, 'a change that waits');
  await desk.getByRole('button', { name: 'Approve' }).click();
  try {
    await expect(desk.getByText('No changes pending approval.')).toBeVisible();
    await desk.getByText('History', { exact: true }).click();
    await expect(desk.getByText('Proposed by Sunita Rao, approved by Imran Qureshi').first()).toBeVisible();
    await expect(async () => {
      await page.goto(article());
      await expect(page.getByRole('main').getByText('₹51,000', { exact: true })).toBeVisible();
    }).toPass();
  } finally {
    await restore(value);
    await second.close();
  }
});
