import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle, useTogether } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Heading, Loading, Page, Stack } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { Answer } from '../read/Answer.tsx';
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
  const others = recorded.data?.data;
  const together = useTogether([holdings, recorded]);
  const hasOthers = others !== undefined && others.assets.length > 0;
  const shown = hasOthers ? shownAssets(address) : 'exclude';
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
        {together && hasOthers && <ExternalFilterChips />}
        {together && (
          <Answer of={holdings} skeleton={<TotalsSkeleton />}>
            {({ data }) => (
              <>
                {shown !== 'only' && <HeldAssets held={data} />}
                {hasOthers && shown !== 'exclude' && (
                  <NetWorthCard others={others} held={shown === 'only' ? null : data.totals.current_value} />
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
