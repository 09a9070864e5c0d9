import { useFormat, useMessages } from '@sanchay/i18n';
import { Disclosure } from '@sanchay/ui';
import { useShell } from '../kit/shellContext.ts';
import { Title } from './footerParts.ts';

const QUESTIONS = ['free', 'direct', 'safe', 'withdraw'];

/** Frequently asked questions of new visitors. */
export function Questions() {
  const { t } = useMessages();
  const { number } = useFormat();
  const { config } = useShell();
  const values = { commission: number(config.claims.regularCommission, { decimals: 1 }) };
  return (
    <section aria-labelledby="footer-questions">
      <Title id="footer-questions">{t('footer.questions')}</Title>
      {QUESTIONS.map((question) => (
        <Disclosure key={question} summary={t(`footer.question.${question}`)}>
          {t(`footer.answer.${question}`, values)}
        </Disclosure>
      ))}
    </section>
  );
}
