import type { UsStock } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { OwnerPage, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Loading, Page, SkeletonBlock, Stack } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { usStockPath } from '../share/shareLine.ts';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { OrderHead } from '../stock-orders/OrderHead.tsx';
import { placeUsOrderPath } from '../us-wallet/usPaths.ts';
import { UsOrderFields } from './UsOrderFields.tsx';
import { UsOrderReview } from './UsOrderReview.tsx';
import { useUsOrder } from './useUsOrder.ts';

/** `/us-stocks/{slug}/order`: buying or selling US shares. */
export function PlaceUsOrder() {
  const { slug = '' } = useParams();
  const session = useRequiredSession();
  const details = useCall('usStockDetails', { params: { slug } });
  if (!session) return <ShareSkeleton />;
  return (
    <OwnerPage minors="never">
      <DetailsPage of={details}>{(stock) => <OrderForm key={slug} stock={stock} />}</DetailsPage>
    </OwnerPage>
  );
}

function OrderForm({ stock }: { stock: UsStock }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { slug, name, symbol } = stock;
  const form = useUsOrder(slug);
  const title = t(`order.title.${form.side}`, { name });
  const isFieldError = Object.keys(form.errors).some((field) =>
    ['quantity', 'amount', 'price'].includes(field),
  );
  usePageTitle(title);
  return (
    <Page width="text">
      <Stack gap={6}>
        <OrderHead
          title={title}
          crumbs={[
            { label: us('crumb.us'), href: '/us-stocks' },
            { label: name, href: usStockPath(slug) },
            { label: t(`side.${form.side}`), href: placeUsOrderPath(slug, form.side) },
          ]}
          name={name}
          code={symbol}
        />
        <UsOrderFields form={form} />
        {!isFieldError && <CallProblem of={form.asked} compact />}
        {form.asked.isPending && form.answers.size !== null && (
          <Loading>
            <SkeletonBlock height={320} />
          </Loading>
        )}
        {form.preview && <UsOrderReview preview={form.preview} />}
        <SandboxNotice />
      </Stack>
    </Page>
  );
}
