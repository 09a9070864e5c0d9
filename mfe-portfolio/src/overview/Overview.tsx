import type { CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle, useTogether } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Card, Heading, Loading, Page, Stack, TextLink } from '@sanchay/ui';
import { NothingHeld } from '../asset/NothingHeld.tsx';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { Answer } from '../read/Answer.tsx';
import { ImportedFolios } from '../import/ImportedFolios.tsx';
import { MESSAGES } from '../messages.ts';
import { ExternalFilterChips } from '../net-worth/ExternalFilterChips.tsx';
import { isEmpty } from '../net-worth/netWorthCall.ts';
import { shownAssets } from '../net-worth/shownAssets.ts';
import { worthTitle } from '../net-worth/worthTitle.ts';
import { AssetRows } from '../other-assets/AssetRows.tsx';
import { AssetLinks } from './AssetLinks.tsx';
import { HeldAssets, isHeld } from './HeldAssets.tsx';
import { hasMoreKinds, KindsCard } from './KindsCard.tsx';
import { ReportLinks } from './ReportLinks.tsx';

const HELD: readonly string[] = ['mutual_fund', 'gold'];

/**
 * `/portfolio`: everything that the current portfolio holds, of every kind, with its totals. Assets that are held
 * elsewhere are included, left out or shown alone.
 */
export function Overview() {
  const { t } = useMessages(MESSAGES);
  const [address] = useSearchParams();
  const shown = shownAssets(address);
  const query = { external: shown };
  const worth = useCall('netWorth', { query }, { keepPrevious: true });
  const holdings = useCall('everyHolding', { query }, { keepPrevious: true });
  const recorded = useCall('otherAssets');
  const imported = useCall('importedHoldings');
  const together = useTogether([worth, holdings, recorded, imported]);
  const others = shown === 'exclude' ? [] : (recorded.data?.data.assets ?? []);
  // Funds and gold of imported folios are among the holdings.
  const elsewhere = (imported.data?.data.holdings ?? []).filter(({ asset }) => !HELD.includes(asset));
  const nothing = worth.data?.data.has_external && shown === 'only' ? 'imported' : 'all';
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
        {together && (
          <Answer of={worth} skeleton={<TotalsSkeleton />}>
            {({ data: all }) => (
              <>
                {all.has_external && <ExternalFilterChips />}
                {hasMoreKinds(all.kinds) && <KindsCard worth={all} shown={shown} />}
                <Answer of={holdings} skeleton={<TotalsSkeleton />}>
                  {({ data }) => (
                    <>
                      {isHeld(data) && (
                        <HeldAssets
                          held={data}
                          shown={shown}
                          label={hasMoreKinds(all.kinds) ? 'overview.held' : worthTitle(all, shown)}
                        />
                      )}
                      {!isHeld(data) && isEmpty(all) && <NothingHeld of={nothing} />}
                    </>
                  )}
                </Answer>
                {elsewhere.length > 0 && shown !== 'exclude' && <ImportedFolios holdings={elsewhere} />}
                {others.length > 0 && <OtherAssetsCard assets={others} />}
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

function OtherAssetsCard({ assets }: Pick<CallReply<'otherAssets'>['data'], 'assets'>) {
  const { t } = useMessages(MESSAGES);
  return (
    <Card
      title={t('other.title')}
      actions={<TextLink href="/portfolio/other-assets">{t('other.manage')}</TextLink>}
    >
      <AssetRows assets={assets} />
    </Card>
  );
}
