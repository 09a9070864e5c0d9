import type { RiskAnswers } from '@sanchay/contracts';
import { Card, DetailList } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../../messages.ts';

/** What was answered, question by question. */
export function RiskAnswerList({ answers }: { answers: RiskAnswers }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Card title={t('risk.answers')}>
      <DetailList
        items={Object.entries(answers).map(([question, option]) => ({
          term: t(`risk.${question}.short`),
          value: t(`risk.${question}.${option}`),
        }))}
      />
    </Card>
  );
}
