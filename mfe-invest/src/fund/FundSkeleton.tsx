import { useMessages } from '@sanchay/i18n';
import { usePageTitle } from '@sanchay/remote-kit';
import { Loading, Page, SkeletonBlock, SkeletonChart, SkeletonLine, Split, Stack } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** A fund's page before it is here: name, NAV, chart, facts and the card beside them. */
export function FundSkeleton() {
  const { t } = useMessages(MESSAGES);
  usePageTitle(t('fund.title'));
  return (
    <Page>
      <Loading>
        <Split aside={<SkeletonBlock height={420} />}>
          <Stack gap={6}>
            <SkeletonLine width={30} />
            <SkeletonLine width={60} height={36} />
            <SkeletonLine width={50} height={48} />
            <SkeletonChart />
            <SkeletonBlock height={180} />
          </Stack>
        </Split>
      </Loading>
    </Page>
  );
}
