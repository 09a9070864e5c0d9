import { usePageHead } from '@sanchay/remote-kit';
import { Heading, Page, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { Section } from '../public-page/Section.tsx';
import { CALCULATOR_GROUPS, calculatorId, calculatorPath, type CalculatorGroup } from './calculatorNames.ts';
import { CALCULATOR_MESSAGES } from './calculatorMessages.ts';
import { CalculatorCards } from './screen/Related.tsx';

const GROUPS = Object.keys(CALCULATOR_GROUPS) as CalculatorGroup[];

/** `/calculators`: everything that can be worked out here. */
export function Calculators() {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const all = GROUPS.flatMap((group) => CALCULATOR_GROUPS[group]);
  usePageHead({
    title: t('index.title'),
    description: t('index.description'),
    canonical: '/calculators',
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: all.map((name, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: t(`calc.${calculatorId(name)}.title`),
          url: calculatorPath(name),
        })),
      },
    ],
  });
  return (
    <Page>
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>{t('index.title')}</Heading>
          <Text size="lead">{t('index.lead')}</Text>
        </Stack>
        {GROUPS.map((group) => (
          <Section key={group} id={group} title={t(`index.${group}`)}>
            <CalculatorCards names={CALCULATOR_GROUPS[group]} />
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
