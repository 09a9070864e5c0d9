import { useMessages } from '@sanchay/i18n';
import { Slider, Stack } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { LIFE_QUESTIONS, LIFE_RANGES, type LifeAnswers } from './lifeAnswers.ts';

interface Props {
  answers: LifeAnswers;
  onChange(answers: LifeAnswers): void;
}

/** What the family spends, for how long, what is owed and what is there. */
export function LifeQuestions({ answers, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={6}>
      {LIFE_QUESTIONS.map((name) => {
        const { min, max, step } = LIFE_RANGES[name];
        const inYears = name === 'years';
        return (
          <Slider
            key={name}
            name={name}
            label={t(`life.${name}`)}
            hint={t(`life.${name}.hint`)}
            value={answers[name]}
            onChange={(value) => onChange({ ...answers, [name]: value })}
            min={min}
            max={max}
            step={step}
            money={!inYears}
            unit={inYears ? t('life.unit.years') : undefined}
            scale={name === 'expense' ? 'log' : 'linear'}
          />
        );
      })}
    </Stack>
  );
}
