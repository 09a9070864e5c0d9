import { useWords } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { LEGAL_WORDS } from '../words.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { PRIVACY, PRIVACY_FROM } from './sections.ts';

/** `/privacy`: the privacy policy. */
export function Privacy() {
  const { t } = useWords(LEGAL_WORDS);
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
      words={(section, part) => t(`privacy.${section}.${part}`, gaps)}
    />
  );
}
