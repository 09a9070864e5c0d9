import { Card, Grid, Text } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { Section } from '../../public-page/Section.tsx';
import type { CalculatorName } from '../calculatorNames.ts';
import { calculatorId, calculatorPath } from '../calculatorNames.ts';
import { CALCULATOR_WORDS } from '../calculatorWords.ts';

/** Calculators as cards that lead to them. */
export function CalculatorCards({ names }: { names: readonly CalculatorName[] }) {
  const { t } = useWords(CALCULATOR_WORDS);
  return (
    <Grid min={250} gap={4}>
      {names.map((name) => (
        <Card
          key={name}
          href={calculatorPath(name)}
          title={t(`calc.${calculatorId(name)}.title`)}
          titleLevel={3}
          padding="tight"
        >
          <Text size="small">{t(`calc.${calculatorId(name)}.about`)}</Text>
        </Card>
      ))}
    </Grid>
  );
}

/** Where to go on from here. */
export function Related({ names }: { names: readonly CalculatorName[] }) {
  const { t } = useWords(CALCULATOR_WORDS);
  return (
    <Section id="related" title={t('related.title')}>
      <CalculatorCards names={names} />
    </Section>
  );
}
