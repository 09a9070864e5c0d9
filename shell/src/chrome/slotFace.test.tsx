import { LOAD_FAILURE_KINDS } from '@sanchay/contracts';
import { setLanguage, startI18n } from '@sanchay/i18n';
import { createCache } from '@sanchay/ui/style';
import { act, fireEvent, screen } from '@testing-library/react';
import { slotFace } from './slotFace.tsx';

const gold = { en: 'Gold', hi: 'गोल्ड' };

beforeAll(() => startI18n({ language: 'en' }));
afterEach(async () => {
  document.body.replaceChildren();
  await act(() => setLanguage('en'));
});

function face(title: typeof gold | null = gold) {
  const element = document.body.appendChild(document.createElement('div'));
  return { element, ...slotFace(createCache({ key: 'test' }), () => title) };
}

const content = {
  remote: 'mfe-gold',
  kind: 'timeout',
  id: 'AB2CD3',
  readable: false,
  message: null,
} as const;

test('X5 · the card shows what happened, what is safe and what to do, with the code of the report, and Retry', () => {
  const { element, card } = face();
  let retried = 0;
  act(() => card(element, content, () => (retried += 1)));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Gold is unavailable right now');
  expect(alert).toHaveTextContent('It took too long to respond.');
  expect(alert).toHaveTextContent('Your money is safe. The rest of Sanchay works.');
  expect(alert).toHaveTextContent('Support code AB2CD3');
  expect(alert).not.toHaveTextContent('team');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toBe(1);
});

test('X5 · a failed area has a title and a heading of its own, unless the page of the server can be read below it', () => {
  document.title = 'Gold price today · Sanchay';
  const first = face();
  act(() => first.card(first.element, { ...content, readable: true }, () => undefined));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Gold is unavailable right now');
  expect(document.title).toBe('Gold price today · Sanchay');
  first.element.remove();
  const second = face();
  act(() => second.card(second.element, content, () => undefined));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gold is unavailable right now');
  expect(document.title).toBe('Gold is unavailable right now · Sanchay');
});

test('X5 · a remote whose name is not known is called this page', () => {
  const { element, card } = face(null);
  act(() => card(element, content, () => undefined));
  expect(screen.getByRole('alert')).toHaveTextContent('This page is unavailable right now');
});

test.each(LOAD_FAILURE_KINDS)('X5 · for %s there are words in both languages', async (kind) => {
  const { element, card } = face();
  act(() => card(element, { ...content, kind }, () => undefined));
  const english = element.textContent!;
  expect(english).toMatch(/^Gold is unavailable right now[A-Z][^{}]+\. Your money is safe\./);
  expect(english).not.toContain('remote.failed');
  await act(() => setLanguage('hi'));
  expect(element.textContent).toContain('गोल्ड अभी उपलब्ध नहीं है');
  expect(element.textContent).not.toMatch(/remote\.failed|Your money/);
});

test('X2 · the card of a disabled area shows what its owner wrote, in the language of the page', async () => {
  const { element, card } = face();
  const message = { en: 'Gold is back at 6 pm.', hi: 'गोल्ड शाम 6 बजे वापस आएगा।' };
  act(() => card(element, { ...content, kind: 'disabled', message }, () => undefined));
  expect(element).toHaveTextContent('Gold is back at 6 pm. Your money is safe.');
  await act(() => setLanguage('hi'));
  expect(element).toHaveTextContent('गोल्ड शाम 6 बजे वापस आएगा।');
});

/** The frame of now, to its end. */
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

test('X5 · a skeleton that is taken away within its frame is never drawn', async () => {
  const { element, skeleton, card, clear } = face();
  skeleton(element);
  act(() => clear(element));
  await frame();
  expect(element.childElementCount).toBe(0);
  skeleton(element);
  act(() => card(element, content, () => undefined));
  await frame();
  expect(screen.getByRole('alert')).toHaveTextContent('Gold is unavailable right now');
});

test('X5 · skeleton and card are rendered in the frame in which they are requested, and leave the focus where it is', async () => {
  const { element, skeleton, card, clear } = face();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  skeleton(element);
  await frame();
  expect(element.childElementCount).toBeGreaterThan(0);
  act(() => card(element, content, () => undefined));
  expect(document.activeElement).toBe(field);
  act(() => clear(element));
  expect(element.childElementCount).toBe(0);
});
