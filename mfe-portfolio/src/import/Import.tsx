import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, useCall, usePageTitle, useTogether } from '@sanchay/remote-kit';
import { Heading, Loading, Page, Stack, Text } from '@sanchay/ui';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { ImportedFolios } from './ImportedFolios.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { UpdatesCard } from './updates/UpdatesCard.tsx';
import { UploadCard } from './UploadCard.tsx';

/** `/import`: upload a statement, automatic updates, what is imported by folio, and all imports with a way to undo each. */
export function Import() {
  const { t } = useMessages(MESSAGES);
  const imports = useCall('imports');
  const held = useCall('importedHoldings');
  const updates = useCall('statementUpdates');
  const together = useTogether([imports, held, updates]);
  usePageTitle(t('import.title'));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('import.title')}</Heading>
          <Text>{t('import.lead')}</Text>
        </Stack>
        <OwnerOnly>
          <UploadCard />
        </OwnerOnly>
        {together ? (
          <Answer of={imports} skeleton={<TotalsSkeleton />}>
            {({ data }) => (
              <>
                {updates.data && <UpdatesCard updates={updates.data.data} />}
                {held.data && held.data.data.holdings.length > 0 && (
                  <ImportedFolios holdings={held.data.data.holdings} />
                )}
                {data.length > 0 && <ImportHistory imports={data} />}
              </>
            )}
          </Answer>
        ) : (
          <Loading>
            <TotalsSkeleton />
          </Loading>
        )}
      </Stack>
    </Page>
  );
}
