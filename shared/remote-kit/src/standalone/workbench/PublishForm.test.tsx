import { addMessages, startI18n } from '@sanchay/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGES, messageLoaders } from '../workbenchMessages.ts';
import { PublishForm, readPayload, samplePayload } from './PublishForm.tsx';

beforeAll(async () => {
  await startI18n({ language: 'en' });
  await addMessages(MESSAGES, messageLoaders);
});

test('X6 · an event is published by hand with a payload that fits, and not with another', async () => {
  const published: unknown[] = [];
  render(<PublishForm publish={(name, payload) => published.push([name, payload])} />);
  await userEvent.click(screen.getByText('Publish an event'));
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'nav/published');
  const payload = screen.getByLabelText('Payload (JSON)');
  fireEvent.change(payload, { target: { value: '{"date":"20-11-2026"}' } });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByText('date must match ^\\d{4}-\\d{2}-\\d{2}$')).toBeVisible();
  expect(published).toEqual([]);
  fireEvent.change(payload, { target: { value: '{"date":"2026-11-20"}' } });
  fireEvent.submit(payload.closest('form')!);
  expect(published).toEqual([['nav/published', { date: '2026-11-20' }]]);
});

test('X6 · every event comes with a payload that may be sent as it is', () => {
  const now = Date.parse('2026-11-20T06:00:00Z');
  for (const name of ['cart/changed', 'session/changed', 'order/changed'] as const)
    expect(readPayload(name, samplePayload(name, now)).ok).toBe(true);
  expect(readPayload('cart/changed', '{')).toMatchObject({ ok: false });
});
