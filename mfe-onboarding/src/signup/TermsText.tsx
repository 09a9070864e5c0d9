import { Disclosure } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';

const POINTS = ['free', 'risk', 'advice', 'data', 'leave'] as const;

/** What the consent is about, on the same page. */
export function TermsText() {
  const { t } = useMessages(MESSAGES);
  return (
    <Disclosure summary={t('terms.title')}>
      <ul>
        {POINTS.map((point) => (
          <li key={point}>{t(`terms.${point}`)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
