import { Disclosure } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';

const POINTS = ['free', 'risk', 'advice', 'data', 'leave'] as const;

/** What the consent is about, on the same page. */
export function TermsInWords() {
  const { t } = useWords(WORDS);
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
