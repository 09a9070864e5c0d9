import type { StockOrder, UsOrder } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, RuleSource, usePageTitle } from '@sanchay/remote-kit';
import { Card, LinkButton, Notice, Page, Split, Stack, Text } from '@sanchay/ui';
import type { ComponentProps, ReactNode } from 'react';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { ORDER_TONES } from './orderTones.ts';

type Crumb = ComponentProps<typeof OrderHead>['crumbs'][number];

interface OrderLayoutProps {
  order: StockOrder | UsOrder;
  /** ISIN or symbol. */
  code: string;
  /** The list of orders that this one belongs to. */
  list: Crumb;
  /** Path of this page. */
  href: string;
  /** What the state means, after the reason that the order gives. */
  hint: string;
  /** The page on which the order is placed once more. */
  again: string;
  /** Price, quantity and dates. */
  terms: ReactNode;
  /** Charges of the trades. */
  charges: ReactNode;
  /** The document of the trades. */
  note: ReactNode;
  /** The purchases that a sale took from. */
  lots: ReactNode;
}

/** Page of one order of shares, Indian or US: state, terms, charges, document, lots and timeline. */
export function OrderLayout({
  order,
  code,
  list,
  href,
  hint,
  again,
  terms,
  charges,
  note,
  lots,
}: OrderLayoutProps) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { name, side, state, reason } = order;
  const title = t(`one.title.${side}`, { name });
  const tone = ORDER_TONES[state];
  usePageTitle(title);
  return (
    <Page>
      <Stack gap={6}>
        <OrderHead title={title} crumbs={[list, { label: name, href }]} name={name} code={code} />
        {tone && (
          <Notice
            tone={tone}
            title={t(`state.${state}`)}
            action={
              state !== 'queued' && (
                <OwnerOnly quiet minors="never">
                  <LinkButton href={again} size="small">
                    {t(state === 'rejected' ? 'one.changeOrder' : 'one.again')}
                  </LinkButton>
                </OwnerOnly>
              )
            }
          >
            {reason === null ? hint : `${reason} ${hint}`}
          </Notice>
        )}
        <Split aside={<OrderTimeline timeline={order.timeline} />}>
          {terms}
          {order.filled > 0 && (
            <Card title={t('one.charges')}>
              <Stack gap={4}>
                {charges}
                <Text size="label">
                  <RuleSource ids={order.charges.map(({ rule_id: ruleId }) => ruleId)} />
                </Text>
                {order.note_no !== null && note}
              </Stack>
            </Card>
          )}
          {order.lots.length > 0 && lots}
        </Split>
        <SandboxNotice />
      </Stack>
    </Page>
  );
}
