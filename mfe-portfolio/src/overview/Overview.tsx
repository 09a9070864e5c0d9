import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle, useTogether } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Heading, Loading, Page, Stack } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { Answer } from '../read/Answer.tsx';
import { ImportedFolios } from '../import/ImportedFolios.tsx';
import { MESSAGES } from '../messages.ts';
import { ExternalFilterChips } from '../net-worth/ExternalFilterChips.tsx';
import { shownAssets } from '../net-worth/shownAssets.ts';
import { AssetLinks } from './AssetLinks.tsx';
import { HeldAssets } from './HeldAssets.tsx';
import { NetWorthCard } from './NetWorthCard.tsx';
import { ReportLinks } from './ReportLinks.tsx';

/**
 * `/portfolio`: everything that the current portfolio holds, of every kind, with its totals. Assets that are held
 * elsewhere are included, left out or shown alone.
 */
export function Overview() {
  const { t } = useMessages(MESSAGES);
  const [address] = useSearchParams();
  const holdings = useCall('holdings', {});
  const recorded = useCall('otherAssets');
  const imported = useCall('importedHoldings');
  const others = recorded.data?.data;
  const together = useTogether([holdings, recorded, imported]);
  const hasOthers = others !== undefined && others.assets.length > 0;
  const elsewhere = imported.data?.data.holdings ?? [];
  const hasExternal = hasOthers || elsewhere.length > 0;
  const shown = hasExternal ? shownAssets(address) : 'exclude';
  const importedValue = imported.data?.data.totals.current_value ?? 0;
  usePageTitle(t('overview.title'));
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>{t('overview.title')}</Heading>
        {!together && (
          <Loading>
            <TotalsSkeleton />
          </Loading>
        )}
        {together && hasExternal && <ExternalFilterChips />}
        {together && (
          <Answer of={holdings} skeleton={<TotalsSkeleton />}>
            {({ data }) => (
              <>
                {shown !== 'only' && <HeldAssets held={data} />}
                {elsewhere.length > 0 && shown !== 'exclude' && <ImportedFolios holdings={elsewhere} />}
                {hasOthers && shown !== 'exclude' && (
                  <NetWorthCard
                    others={others}
                    held={shown === 'only' ? null : data.totals.current_value + importedValue}
                  />
                )}
                <AssetLinks />
                <ReportLinks />
              </>
            )}
          </Answer>
        )}
        <SandboxNote />
      </Stack>
    </Page>
  );
}
