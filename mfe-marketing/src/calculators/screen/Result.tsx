import { AreaGrowth, Card, DetailList, LinkButton, Notice, Stack, Stat, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { memo } from 'react';
import { splitUnit } from '../../home/splitUnit.ts';
import type { Result as CalculatorResult } from '../answers/outcome.ts';
import { calculatorId } from '../calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { Calculator, Note } from '../definitions/calculator.ts';
import { useFigureMessages } from './useFigureMessages.ts';

export interface ResultProps {
  calculator: Calculator;
  result: CalculatorResult | null;
  /** The answers of now are impossible, and this is the last result that was possible. */
  stale: boolean;
}

function NoteLine({ text, tone = 'info', gaps = {} }: Note) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { full } = useFigureMessages();
  const values = Object.entries(gaps).map(([gap, { value, unit }]) => [gap, full(value, unit)]);
  return <Notice tone={tone}>{t(text, Object.fromEntries(values))}</Notice>;
}

/** The result, what it is made of, the way there, and what can be done with it. */
export const Result = memo(function Result({ calculator, result, stale }: ResultProps) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { percent } = useFormat();
  const { full, large, short, time } = useFigureMessages();
  if (!result) {
    return (
      <Card title={t('result.title')} raised>
        <Notice tone="warn">{t('result.missing')}</Notice>
      </Card>
    );
  }
  const { worked, figures, choices } = result;
  const { headline, chart, chartLabels, lines, notes = [] } = worked;
  const value = splitUnit(large(headline.value, headline.unit));
  const after = time(worked.months);
  const { compare } = calculator;
  const wayMessages = (choice: string, name: string): string =>
    choice === 'convention' ? name : `${t(`choice.${choice}`)}: ${name}`;
  const detail = [
    figures.rate !== undefined && t('result.at', { rate: percent(figures.rate) }),
    compare && wayMessages(compare, t(`choice.${compare}.${choices[compare]}`)),
  ].filter(Boolean);
  const way = calculator.act(figures);
  return (
    <Card title={t('result.title')} raised>
      <Stack gap={5}>
        {stale && <Notice tone="warn">{t('result.stale')}</Notice>}
        <div aria-live="polite" aria-atomic="true">
          <Stat
            size="hero"
            label={t(headline.label, { time: after })}
            value={value.figure}
            unit={value.unit}
            detail={detail.join(' · ')}
          />
        </div>
        {notes.map((note) => (
          <NoteLine key={note.text} {...note} />
        ))}
        <AreaGrowth
          label={t('result.chart')}
          points={chart.map((point) => ({
            label: point.months === 0 ? t('result.today') : time(point.months),
            invested: point.invested,
            value: point.value,
          }))}
          {...(chartLabels && {
            names: { invested: t(chartLabels.invested), value: t(chartLabels.value) },
          })}
          format={(amount) => short(amount, 'rupees')}
          height={240}
        />
        <DetailList
          items={lines.map((line) => ({ term: t(line.label), value: full(line.value, line.unit) }))}
        />
        <Text size="label">{t(`calc.${calculatorId(calculator.name)}.caveat`)}</Text>
        <LinkButton href={way.href} full>
          {t(way.label)}
        </LinkButton>
      </Stack>
    </Card>
  );
});
