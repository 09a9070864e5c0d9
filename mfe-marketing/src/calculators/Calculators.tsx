import { usePageTitle } from '@sanchay/remote-kit';
import { Card, Grid, Heading, Page, Stack, Text } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';

/** `/calculators`: what can be worked out here. */
export function Calculators() {
  const { t } = useWords(WORDS);
  usePageTitle(t('calculators.title'));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('calculators.title')}</Heading>
          <Text size="lead">{t('calculators.lead')}</Text>
        </Stack>
        <Grid min={300}>
          <Card href="/calculators/sip-calculator" title={t('nav.sipCalculator')}>
            <Text>{t('calculators.sip')}</Text>
          </Card>
        </Grid>
      </Stack>
    </Page>
  );
}
