import { useMessages } from '@sanchay/i18n';
import { useShell } from '../kit/shellContext.ts';

/** The adviser's registration with SEBI: its number from the settings, marked as a sample in the sandbox. */
export function Registration() {
  const { t } = useMessages();
  const { sebiRegistration: number, sandbox } = useShell().config;
  if (!number) return t('footer.adviser');
  return t(sandbox ? 'footer.registration.sample' : 'footer.registration', { number });
}
