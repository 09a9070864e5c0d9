import { useMessages } from '@sanchay/i18n';
import { usePageTitle } from '@sanchay/remote-kit';
import { Heading, Page, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { ReportList } from './ReportLinks.tsx';

/** `/reports`: every report of the account, each with what it shows. */
export function Reports() {
  const { t } = useMessages(MESSAGES);
  usePageTitle(t('report.title'));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('report.title')}</Heading>
          <Text>{t('report.lead')}</Text>
        </Stack>
        <ReportList />
      </Stack>
    </Page>
  );
}
