import { Heading, Table, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { memo, useMemo } from 'react';
import { startAnswers } from '../answers/answers.ts';
import { outcomeOf, type Result } from '../answers/outcome.ts';
import { calculatorId } from '../calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { Calculator, Line } from '../definitions/calculator.ts';
import { useFigureMessages } from './useFigureMessages.ts';
import { Working } from './Working.tsx';

interface HowItIsCountedProps {
  calculator: Calculator;
  result: Result;
}

/** What the worked example comes to under a choice of formula. */
function exampleOf(calculator: Calculator, choices: Record<string, string>): Line {
  const answers = { ...startAnswers(calculator), ...calculator.example, ...choices };
  return outcomeOf(calculator, answers).result!.worked.headline;
}

/** The user's own plan under each calculation method, side by side. */
function Differences({ calculator, result, by }: HowItIsCountedProps & { by: string }) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { full, time } = useFigureMessages();
  const rows = calculator.choices[by]!.options.map((option) => ({
    option,
    ...outcomeOf(calculator, { ...result.answers, [by]: option }).result!.worked,
  }));
  // Where the methods lead to different figures, each figure names its method.
  const sameFigure = new Set(rows.map(({ headline }) => headline.label)).size === 1;
  return (
    <>
      <Heading level={3}>{t('working.differ')}</Heading>
      <Text>{t(`calc.${calculatorId(calculator.name)}.differ`)}</Text>
      <Table
        caption={t('working.differ')}
        hideCaption
        columns={[
          {
            key: 'option',
            head: t(`choice.${by}`),
            cell: ({ option }: (typeof rows)[number]) => t(`choice.${by}.${option}`),
            rowHead: true,
          },
          {
            key: 'yours',
            head: t('working.yours'),
            cell: ({ headline, months }) => {
              const figure = full(headline.value, headline.unit);
              if (sameFigure) return figure;
              return (
                <>
                  {figure}
                  <Text size="label">{t(headline.label, { time: time(months) })}</Text>
                </>
              );
            },
            align: 'end',
          },
        ]}
        rows={rows}
        rowKey={({ option }) => option}
      />
    </>
  );
}

/** The formula, one example to check by hand, and the ways of counting in which sites differ. */
export const HowItIsCounted = memo(function HowItIsCounted({ calculator, result }: HowItIsCountedProps) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { full } = useFigureMessages();
  const { compare, formulaBy } = calculator;
  const option = formulaBy && result.choices[formulaBy];
  const example = useMemo(
    () => exampleOf(calculator, formulaBy && option ? { [formulaBy]: option } : {}),
    [calculator, formulaBy, option],
  );
  const id = calculatorId(calculator.name);
  const variant = option ? `.${option}` : '';
  return (
    <Working
      formula={t(`calc.${id}.formula${variant}`)}
      letters={t(`calc.${id}.letters`)}
      example={t(`calc.${id}.example${variant}`, {
        value: full(example.value, example.unit === 'rupees' ? 'paise' : example.unit),
      })}
    >
      {compare && <Differences calculator={calculator} result={result} by={compare} />}
    </Working>
  );
});
