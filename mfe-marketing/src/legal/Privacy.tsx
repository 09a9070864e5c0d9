import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { LEGAL_MESSAGES } from '../messages.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { PRIVACY, PRIVACY_FROM } from './sections.ts';

/** `/privacy`: the privacy policy. */
export function Privacy() {
  const { t } = useMessages(LEGAL_MESSAGES);
  const { contact, logoutTimeout } = usePlatform().config;
  const gaps = { ...contact, minutes: logoutTimeout / 60_000 };
  return (
    <LegalDocument
      path="/privacy"
      name={t('privacy.name')}
      lead={t('privacy.lead')}
      description={t('privacy.about')}
      from={PRIVACY_FROM}
      sections={PRIVACY}
      messages={(section, part) => t(`privacy.${section}.${part}`, gaps)}
    />
  );
}
