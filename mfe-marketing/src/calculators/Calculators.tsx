import { usePageHead } from '@sanchay/remote-kit';
import { Heading, Page, Stack, Text } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { CALCULATOR_GROUPS, calculatorId, calculatorPath } from './calculatorNames.ts';
import type { CalculatorGroup } from './calculatorNames.ts';
import { CALCULATOR_WORDS } from './calculatorWords.ts';
import { CalculatorCards } from './screen/Related.tsx';

const GROUPS = Object.keys(CALCULATOR_GROUPS) as CalculatorGroup[];

/** `/calculators`: everything that can be worked out here. */
export function Calculators() {
  const { t } = useWords(CALCULATOR_WORDS);
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
          <Stack key={group} gap={4} as="section" aria-labelledby={`group-${group}`}>
            <Heading level={2} id={`group-${group}`}>
              {t(`index.${group}`)}
            </Heading>
            <CalculatorCards names={CALCULATOR_GROUPS[group]} />
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}
