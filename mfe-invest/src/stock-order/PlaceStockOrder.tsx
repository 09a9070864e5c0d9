import type { Stock } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { OwnerPage, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Loading, Page, SkeletonBlock, Stack, Text, TextLink } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { stockPath } from '../share/shareLine.ts';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { OrderHead } from '../stock-orders/OrderHead.tsx';
import { gttPath, placeOrderPath } from '../stock-orders/stockOrderPath.ts';
import { TradingSession } from '../stocks/TradingSession.tsx';
import { useTradingSession } from '../stocks/useTradingSession.ts';
import { OrderFields } from './OrderFields.tsx';
import { OrderReview } from './OrderReview.tsx';
import { useStockOrder } from './useStockOrder.ts';

/** `/stocks/{slug}/order`: buying or selling shares. */
export function PlaceStockOrder() {
  const { slug = '' } = useParams();
  const session = useRequiredSession();
  const details = useCall('stockDetails', { params: { slug } });
  // It stands above the form, which it must not push down.
  const trading = useTradingSession(slug);
  if (!session) return <ShareSkeleton />;
  return (
    <OwnerPage minors="never">
      <DetailsPage of={details}>
        {(stock) =>
          !stock.merged_into && trading.isPending ? <ShareSkeleton /> : <OrderForm key={slug} stock={stock} />
        }
      </DetailsPage>
    </OwnerPage>
  );
}

function OrderForm({ stock }: { stock: Stock }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { slug, name, isin, sandbox } = stock;
  const form = useStockOrder(slug, !stock.merged_into);
  const title = t(`order.title.${form.side}`, { name });
  const isFieldError = Object.keys(form.errors).some((field) =>
    ['quantity', 'amount', 'price', 'trigger_price'].includes(field),
  );
  usePageTitle(title);
  return (
    <Page width="text">
      <Stack gap={6}>
        <OrderHead
          title={title}
          crumbs={[
            { label: t('order.stocks'), href: '/stocks' },
            { label: name, href: stockPath(slug) },
            { label: t(`side.${form.side}`), href: placeOrderPath(slug, form.side) },
          ]}
          name={name}
          code={isin}
        />
        {!stock.merged_into && <TradingSession slug={slug} />}
        <OrderFields form={form} />
        {!isFieldError && <CallProblem of={form.asked} compact />}
        {form.asked.isPending && form.answers.size !== null && (
          <Loading>
            <SkeletonBlock height={320} />
          </Loading>
        )}
        {form.preview && <OrderReview preview={form.preview} />}
        <Text size="small">
          {t('gtt.instead')} <TextLink href={gttPath(slug, form.side)}>{t('gtt.new')}</TextLink>
        </Text>
        {sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
