import { renderRemote } from '@sanchay/test-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RuleSource } from './RuleSource.tsx';

const rule = {
  rule_id: 'equity-rates-2018',
  applies_from: '2018-04-01',
  applies_to: '2024-07-22',
  source: 'Finance Act 2018',
};

const show = (ids: readonly string[], data: readonly (typeof rule)[]) => {
  const asked = jest.fn(() => ({ status: 'success', data }) as never);
  const Screen = () => (
    <p>
      Tax of 10% applies. <RuleSource ids={ids} />
    </p>
  );
  return renderRemote(Screen, {
    name: 'common',
    messages: { en: async () => ({}), hi: async () => ({}) },
    answers: { ruleSources: asked },
  }).then(() => asked);
};

describe('S19 · the source of a rule', () => {
  test('S19 · it is loaded when it is opened, and names law and dates but no identifier', async () => {
    const asked = await show(['equity-rates-2018'], [rule]);
    const source = await screen.findByRole('button', { name: 'Source' });
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(source);
    expect(await screen.findByText('Finance Act 2018 · 1 Apr 2018 to 22 Jul 2024')).toBeVisible();
    expect(document.body).not.toHaveTextContent('equity-rates-2018');
  });

  test('S19 · a missing source is shown as missing', async () => {
    await show(['gone'], []);
    await userEvent.click(await screen.findByRole('button', { name: 'Source' }));
    expect(await screen.findByText(/The source couldn't be loaded/)).toBeVisible();
  });

  test('S19 · a sentence without a rule has no source', async () => {
    await show([], []);
    expect(await screen.findByText(/Tax of 10% applies/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Source' })).toBeNull();
  });
});
