import { Card, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { Section } from '../../public-page/Section.tsx';
import { calculatorId, calculatorPath, type CalculatorName } from '../calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';

// As many columns as fit, also where there are fewer cards: all groups line up.
const Cards = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(250px, 100%), 1fr));
`;

/** Calculators as cards that lead to them. */
export function CalculatorCards({ names }: { names: readonly CalculatorName[] }) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  return (
    <Cards>
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
    </Cards>
  );
}

/** Where to go on from here. */
export function Related({ names }: { names: readonly CalculatorName[] }) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  return (
    <Section id="related" title={t('related.title')}>
      <CalculatorCards names={names} />
    </Section>
  );
}
