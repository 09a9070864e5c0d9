import { Card, Heading, Stack, Table, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useWords } from '@sanchay/i18n';
import { useMemo } from 'react';
import { startAnswers } from '../answers/answers.ts';
import { outcomeOf } from '../answers/outcome.ts';
import type { Result } from '../answers/outcome.ts';
import { calculatorId } from '../calculatorNames.ts';
import { CALCULATOR_WORDS } from '../calculatorWords.ts';
import type { Calculator } from '../definitions/calculator.ts';
import { useFigureWords } from './useFigureWords.ts';

const Formula = styled.p`
  margin: 0;
  padding: var(--space-4);
  background: var(--sunk);
  border-radius: var(--radius-field);
  color: var(--ink);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** The worked example under some choices. */
function exampleOf(calculator: Calculator, choices: Record<string, string>) {
  const answers = { ...startAnswers(calculator), ...calculator.example, ...choices };
  return outcomeOf(calculator, answers).result!.worked;
}

/** The formula, one example to check by hand, and the ways of counting in which sites differ. */
export function HowItIsCounted({ calculator, result }: { calculator: Calculator; result: Result }) {
  const { t } = useWords(CALCULATOR_WORDS);
  const { full, short, time } = useFigureWords();
  const { compare, formulaBy } = calculator;
  const id = `calc.${calculatorId(calculator.name)}`;
  const variant = formulaBy ? `.${result.choices[formulaBy]}` : '';
  const example = useMemo(
    () => exampleOf(calculator, formulaBy ? { [formulaBy]: result.choices[formulaBy]! } : {}),
    [calculator, formulaBy, result.choices],
  );
  const { headline } = example;
  const exact = headline.unit === 'rupees' ? 'paise' : headline.unit;
  return (
    <Card title={t('working.title')}>
      <Stack gap={4}>
        <Text>{t('working.lead')}</Text>
        <Formula>{t(`${id}.formula${variant}`)}</Formula>
        <Text size="small">{t(`${id}.letters`)}</Text>
        <Heading level={3}>{t('working.example')}</Heading>
        <Text>{t(`${id}.example${variant}`, { value: full(headline.value, exact) })}</Text>
        {compare && (
          <>
            <Heading level={3}>{t('working.differ')}</Heading>
            <Text>{t(`${id}.differ`)}</Text>
            <Table
              caption={t('working.differ')}
              hideCaption
              columns={[
                {
                  key: 'name',
                  head: t(`choice.${compare}`),
                  cell: (option: string) => t(`choice.${compare}.${option}`),
                  rowHead: true,
                },
                {
                  key: 'yours',
                  head: t('working.yours'),
                  cell: (option) => {
                    const { worked } = outcomeOf(calculator, { ...result.answers, [compare]: option }).result!;
                    return `${t(worked.headline.label, { time: time(worked.months) })}: ${short(
                      worked.headline.value,
                      worked.headline.unit,
                    )}`;
                  },
                  align: 'end',
                },
              ]}
              rows={calculator.choices[compare]!.options}
              rowKey={(option) => option}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
