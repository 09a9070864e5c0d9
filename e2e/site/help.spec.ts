import { expect, test } from '../fixtures.ts';
import { Chrome } from '../pages/Chrome.ts';
import { openRendered, untilRendered } from '../pages/checks/takeover.ts';
import { enterAs, persona, readyInvestor } from '../people/investor.ts';

test('S20: an article is read without JavaScript, from the list of its category', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openRendered(page, '/help?from=/gold');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Digital gold');
  await page.getByRole('main').getByRole('link', { name: 'Mutual funds', exact: true }).click();
  await expect(page).toHaveURL(/\/help\/mutual-funds$/);
  await untilRendered(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'What is exit load, and which units are redeemed first?' })
    .click();
  await expect(page).toHaveURL(/\/help\/mutual-funds\/exit-load$/);
  await untilRendered(page);
  await expect(page.getByText('Units are redeemed oldest first')).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain('FAQPage');
  await context.close();
});

test('S20: a ticket is opened, staff answers in another browser, and the answer appears live', async ({
  page,
  context,
  browser,
  db,
  baseURL,
}) => {
  await enterAs(context, await readyInvestor(db, 'Tara Bose'));
  await page.goto('/help/tickets/new?category=insurance');
  const subject = `Claim ${Date.now()}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Describe your issue').fill('<b>Where</b> is my claim?');
  await page.getByRole('button', { name: 'Submit ticket' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(page.getByText('<b>Where</b> is my claim?')).toBeVisible();

  const desk = await browser.newContext({ baseURL });
  await enterAs(desk, await persona('kavya'));
  const staff = await desk.newPage();
  await staff.goto('/staff/tickets');
  await staff.getByRole('link', { name: subject }).click();
  await staff.getByLabel('Your reply').fill('It was paid this morning.');
  await staff.getByRole('button', { name: 'Send reply' }).click();

  await expect(page.getByText('It was paid this morning.')).toBeVisible();
  await expect(page.getByText('Replied', { exact: true })).toBeVisible();
  await desk.close();
});

test('S20: the assistant answers in the chat, a human agent takes over, and unread messages are there after a reload', async ({
  page,
  context,
  browser,
  db,
  baseURL,
}) => {
  const name = `Uma Rao ${Date.now() % 100_000}`;
  await enterAs(context, await readyInvestor(db, name));
  await page.goto('/help?chat=open');
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  await chat.getByLabel('Write a message').fill('How does exit load work?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('link', { name: /exit load/ })).toBeVisible();
  await chat.getByLabel('Write a message').fill('I want to talk to a person');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText(/connecting you to an agent|An agent will reply/)).toBeVisible();
  await page.goto('/help');

  const desk = await browser.newContext({ baseURL });
  await enterAs(desk, await persona('kavya'));
  const staff = await desk.newPage();
  await staff.goto('/staff/chat');
  await staff.getByRole('link', { name: new RegExp(name) }).click();
  await staff.getByRole('button', { name: 'Take this chat' }).click();
  await staff.getByLabel('Write a message').fill('Good day, how can I help?');
  await staff.getByRole('button', { name: 'Send' }).click();
  await expect(staff.getByRole('log').getByText('Good day, how can I help?')).toBeVisible();

  await page.reload();
  await new Chrome(page).account.click();
  await page.getByRole('link', { name: /Chat with us 2 new/ }).click();
  await expect(chat.getByText('Good day, how can I help?')).toBeVisible();
  await expect(chat.getByText(/You're chatting with Kavya/)).toBeVisible();
  await expect(staff.getByText('Read', { exact: true })).toBeVisible();
  await desk.close();
});
