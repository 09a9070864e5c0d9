import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle, useTogether } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Heading, Loading, Page, SegmentedControl, Stack } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { HeldAssets } from './HeldAssets.tsx';
import { NetWorthCard } from './NetWorthCard.tsx';
import { ReportLinks } from './ReportLinks.tsx';
import { SHOWN_ASSETS, shownAssets, type ShownAssets } from './shownAssets.ts';

/**
 * `/portfolio`: everything that the current portfolio holds, of every kind, with its totals. Assets that are held
 * elsewhere are included, left out or shown alone.
 */
export function Overview() {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
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
        {together && hasOthers && (
          <SegmentedControl<ShownAssets>
            label={t('other.show')}
            hideLabel
            look="chips"
            value={shown}
            onChange={(other) => setAddress({ other }, { replace: true })}
            options={SHOWN_ASSETS.map((value) => ({ value, label: t(`other.show.${value}`) }))}
          />
        )}
        {together && (
          <Answer of={holdings} skeleton={<TotalsSkeleton />}>
            {({ data }) => (
              <>
                {shown !== 'only' && <HeldAssets held={data} />}
                {hasOthers && shown !== 'exclude' && (
                  <NetWorthCard others={others} held={shown === 'only' ? null : data.totals.current_value} />
                )}
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
