import { Breadcrumbs, Halves, Heading, Page, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { memo, type ReactNode } from 'react';
import { calculatorId, type CalculatorName } from '../calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import { Questions as Answered } from '../../public-page/Questions.tsx';
import { Related } from './Related.tsx';
import { useAsked } from './useAsked.ts';
import { useCalculatorHead } from './useCalculatorHead.ts';

const OnScreen = styled.div`
  display: grid;
  gap: var(--space-8);
  @media print {
    display: none;
  }
`;

/** Frequently asked questions and onward links; nothing in it depends on the answers. */
const GoingOn = memo(function GoingOn({ name, related }: Pick<CalculatorFrameProps, 'name' | 'related'>) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  return (
    <OnScreen>
      <Answered id="questions" title={t('faq.title')} items={useAsked(name)} />
      <Related names={related} />
    </OnScreen>
  );
});

export interface CalculatorFrameProps {
  name: CalculatorName;
  questions: ReactNode;
  result: ReactNode;
  /** Below both: the year table and the working. */
  children: ReactNode;
  related: readonly CalculatorName[];
}

/** The page of any calculator: what it is, questions beside the result, the working, and where to go on. */
export function CalculatorFrame({ name, questions, result, children, related }: CalculatorFrameProps) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  useCalculatorHead(name, useAsked(name));
  const id = calculatorId(name);
  const title = t(`calc.${id}.title`);
  return (
    <Page>
      <Stack gap={8}>
        <Stack gap={2}>
          <Breadcrumbs items={[{ label: t('nav.calculators'), href: '/calculators' }, { label: title }]} />
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{t(`calc.${id}.lead`)}</Text>
        </Stack>
        <Halves>
          <div>{questions}</div>
          {result}
        </Halves>
        {children}
        <GoingOn name={name} related={related} />
      </Stack>
    </Page>
  );
}
