import type { RightsIssue, Stock } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import {
  OwnerPage,
  refreshCalls,
  useBusEvent,
  useCall,
  usePageTitle,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { EmptyState, LinkButton, Page, Stack } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { stockPath } from '../share/shareLine.ts';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { OrderHead } from '../stock-orders/OrderHead.tsx';
import { rightsPath } from '../stock-orders/stockOrderPath.ts';
import { RightsCard } from './RightsCard.tsx';

/** `/stocks/{slug}/rights`: rights issues of one company that the account can or could apply for. */
export function RightsPage() {
  const { slug = '' } = useParams();
  const session = useRequiredSession();
  const details = useCall('stockDetails', { params: { slug } });
  const rights = useCall('rightsIssues', {}, { enabled: session !== null });
  useBusEvent('holdings/changed', () => void refreshCalls('rightsIssues'));
  if (!session || rights.isPending) return <ShareSkeleton />;
  return (
    <OwnerPage minors="never">
      <DetailsPage of={details}>
        {(stock) =>
          rights.data ? (
            <RightsView
              stock={stock}
              issues={rights.data.data.filter((issue) => issue.slug === stock.slug)}
            />
          ) : (
            <CallProblem of={rights} />
          )
        }
      </DetailsPage>
    </OwnerPage>
  );
}

function RightsView({ stock, issues }: { stock: Stock; issues: readonly RightsIssue[] }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { slug, name, isin, sandbox } = stock;
  const title = t('rights.title', { name });
  usePageTitle(title);
  return (
    <Page width="text">
      <Stack gap={6}>
        <OrderHead
          title={title}
          crumbs={[
            { label: name, href: stockPath(slug) },
            { label: t('rights.crumb'), href: rightsPath(slug) },
          ]}
          name={name}
          code={isin}
        />
        {issues.length === 0 ? (
          <EmptyState
            title={t('rights.none')}
            action={<LinkButton href={stockPath(slug)}>{t('rights.back')}</LinkButton>}
          >
            {t('rights.noneHint')}
          </EmptyState>
        ) : (
          issues.map((issue) => <RightsCard key={issue.id} issue={issue} />)
        )}
        {sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
