import type { GttOrder, Stock } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { OwnerPage, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useParams, useSearchParams } from '@sanchay/remote-kit/router';
import { ActionBar, Button, LinkButton, Notice, Page, Stack, Text } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { ReadyOnly } from '../ready/ReadyOnly.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { stockPath } from '../share/shareLine.ts';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { OrderHead } from '../stock-orders/OrderHead.tsx';
import { gttPath, STOCK_ORDERS_PATH } from '../stock-orders/stockOrderPath.ts';
import { GttFields } from './GttFields.tsx';
import { useGtt } from './useGtt.ts';

/** `/stocks/{slug}/gtt`: a new order that is good till triggered, or with `id` one that waits. */
export function GttPage() {
  const { slug = '' } = useParams();
  const [address] = useSearchParams();
  const session = useRequiredSession();
  const details = useCall('stockDetails', { params: { slug } });
  const waiting = useCall('gttOrders', {}, { enabled: session !== null });
  const id = address.get('id');
  if (!session || (id !== null && waiting.isPending)) return <ShareSkeleton />;
  const order = waiting.data?.data.find((each) => each.id === id) ?? null;
  return (
    <OwnerPage minors="never">
      <DetailsPage of={details}>
        {(stock) => (
          <GttEditor
            key={order ? `${order.id} ${order.version}` : slug}
            stock={stock}
            order={order}
            side={address.get('side') === 'sell' ? 'sell' : 'buy'}
          />
        )}
      </DetailsPage>
    </OwnerPage>
  );
}

interface GttEditorProps {
  stock: Stock;
  order: GttOrder | null;
  side: 'buy' | 'sell';
}

function GttEditor({ stock, order, side }: GttEditorProps) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { slug, name, isin, price, sandbox } = stock;
  const form = useGtt({ slug, side, order });
  const title = t('gtt.title', { name });
  const hasEnded = order !== null && order.state !== 'active';
  const isFieldError = Object.keys(form.errors).length > 0;
  usePageTitle(title);
  return (
    <Page width="text">
      <Stack gap={6}>
        <OrderHead
          title={title}
          crumbs={[
            { label: t('list.title'), href: STOCK_ORDERS_PATH },
            { label: name, href: stockPath(slug) },
            { label: t('gtt.terms'), href: gttPath(slug, form.answers.side) },
          ]}
          name={name}
          code={isin}
        />
        <Text>{t('gtt.lead')}</Text>
        {hasEnded ? (
          <Notice
            tone="info"
            title={t(`gtt.state.${order.state}`)}
            action={
              <LinkButton href={gttPath(slug, order.side)} size="small">
                {t('gtt.new')}
              </LinkButton>
            }
          >
            {order.reason === null ? t('gtt.endedHint') : `${order.reason} ${t('gtt.endedHint')}`}
          </Notice>
        ) : (
          <>
            <GttFields form={form} price={price} isKnown={order !== null} />
            <Text size="small">{t('gtt.checks')}</Text>
            {!isFieldError && <WriteProblem error={form.error} />}
            <ReadyOnly>
              <ActionBar label={title} why={form.complete ? null : t('gtt.incomplete')}>
                {order && (
                  <Button variant="secondary" busy={form.ending} onClick={() => void form.end()}>
                    {t('gtt.cancel')}
                  </Button>
                )}
                <Button full busy={form.busy} disabled={!form.complete} onClick={() => void form.save()}>
                  {t(
                    form.answers.side === 'sell'
                      ? order
                        ? 'gtt.changeSale'
                        : 'gtt.placeSale'
                      : order
                        ? 'gtt.change'
                        : 'gtt.place',
                  )}
                </Button>
              </ActionBar>
            </ReadyOnly>
          </>
        )}
        {sandbox && <SandboxNotice />}
      </Stack>
      {form.dialog}
    </Page>
  );
}
