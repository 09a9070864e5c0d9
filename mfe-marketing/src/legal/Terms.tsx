import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { LEGAL_MESSAGES } from '../messages.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { TERMS, TERMS_FROM } from './sections.ts';

/** `/tos`: the terms of service. */
export function Terms() {
  const { t } = useMessages(LEGAL_MESSAGES);
  const { contact } = usePlatform().config;
  return (
    <LegalDocument
      path="/tos"
      name={t('tos.name')}
      lead={t('tos.lead')}
      description={t('tos.about')}
      from={TERMS_FROM}
      sections={TERMS}
      messages={(section, part) => t(`tos.${section}.${part}`, contact)}
    />
  );
}
