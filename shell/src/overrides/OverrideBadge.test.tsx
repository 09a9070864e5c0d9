import { addMessages, setLanguage, startI18n } from '@sanchay/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverrideBadge, MESSAGES, messageLoaders } from './OverrideBadge.tsx';

test('X5 · the badge names what comes from this machine, in both languages, and resets it', async () => {
  await startI18n({ language: 'en' });
  await addMessages(MESSAGES, messageLoaders);
  let resets = 0;
  render(<OverrideBadge names={['mfe-gold', 'mfe-tax']} reset={() => (resets += 1)} />);
  expect(screen.getByText('From this machine: mfe-gold, mfe-tax')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(resets).toBe(1);
  await act(() => setLanguage('hi'));
  expect(await screen.findByText('इसी मशीन से: mfe-gold, mfe-tax')).toBeVisible();
});
