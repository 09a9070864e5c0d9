import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Card, Halves } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { lifeGap } from './coverGap.ts';
import type { LifeAnswers } from './lifeAnswers.ts';
import { LifeQuestions } from './LifeQuestions.tsx';
import { NeedResult } from './NeedResult.tsx';

interface Props {
  answers: LifeAnswers;
  onChange(answers: LifeAnswers): void;
}

/** How much life cover a family needs. */
export function LifeNeed({ answers, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { goals } = usePlatform().config;
  const percent = (value: number) => format.percent(value, { decimals: 1 });
  return (
    <Halves>
      <Card title={t('life.title')}>
        <LifeQuestions answers={answers} onChange={onChange} />
      </Card>
      <NeedResult
        result={lifeGap(answers, goals)}
        basis={t('life.basis', { inflation: percent(goals.inflation), returns: percent(goals.returns) })}
      />
    </Halves>
  );
}
