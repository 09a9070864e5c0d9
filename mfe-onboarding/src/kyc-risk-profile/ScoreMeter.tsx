import type { RiskAnswers } from '@sanchay/contracts';
import { riskMove, riskScore } from '@sanchay/finance';
import { Card, Riskometer, Row, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import type { Questionnaire } from './RiskQuestions.tsx';

export interface ScoreMeterProps {
  questionnaire: Questionnaire;
  answers: RiskAnswers;
  /** The question that is on the screen. */
  question: string;
}

/** The score so far, and in words how the answer on the screen moves it. */
export function ScoreMeter({ questionnaire, answers, question }: ScoreMeterProps) {
  const { t } = useMessages(MESSAGES);
  const scored = riskScore(questionnaire, answers);
  if (!scored) return <Text size="small">{t('risk.scoreLater')}</Text>;
  const answered = answers[question] !== undefined;
  const move = answered ? riskMove(questionnaire, answers, question) : 0;
  const key = move === 0 ? 'same' : move > 0 ? 'up' : 'down';
  return (
    <Card padding="tight">
      <Row justify="between" gap={5}>
        <Riskometer rating={scored.label} size={104} />
        <Stack gap={2}>
          <Text strong>{t('risk.scoreSoFar', { score: scored.score })}</Text>
          <Text size="small" role="status">
            {!answered
              ? t('risk.move.open')
              : scored.answered === 1
                ? t('risk.move.first')
                : t(`risk.move.${key}`, { points: Math.abs(move) })}
          </Text>
          {scored.cappedBy && (
            <Text size="small" tone="warn">
              {t('risk.capped', { question: t(`risk.${scored.cappedBy}.short`), score: scored.score })}
            </Text>
          )}
        </Stack>
      </Row>
    </Card>
  );
}
