import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  EmptyState,
  Heading,
  LinkButton,
  Monogram,
  OrdersIcon,
  Page,
  PageSkeleton,
  Stack,
  WithMark,
} from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { fundTitle } from '../scheme/fundTitle.ts';
import { TargetQuestion } from '../switch/TargetQuestion.tsx';
import { SALE_MESSAGES } from '../messages.ts';
import { BankQuestion } from './BankQuestion.tsx';
import { FolioQuestion } from './FolioQuestion.tsx';
import { MuchQuestion } from './MuchQuestion.tsx';
import { Review } from './Review.tsx';
import type { Sellable } from './useSellable.ts';
import { useSaleFlow } from './useSaleFlow.ts';

interface Of {
  kind: 'redeem' | 'switch';
}

/** Selling or switching the units of one fund, one question after another. */
export function SalePage({ kind }: Of) {
  const { t } = useMessages(SALE_MESSAGES);
  const { code = '' } = useParams();
  const session = useRequiredSession();
  const asked = useCall('sellable', { params: { code } }, { enabled: session !== null, staleTime: 0 });
  const sellable = asked.data?.data;
  usePageTitle(t(`sale.title.${kind}`));
  if (!sellable && asked.isPending) return <PageSkeleton />;
  return (
    <Page width="text">
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[
              { label: t('sale.holdings'), href: '/portfolio/mutual-funds' },
              ...(sellable
                ? [{ label: fundTitle(sellable.fund_name), href: `/portfolio/mutual-funds/${code}` }]
                : []),
              { label: t(`sale.title.${kind}`) },
            ]}
          />
          <WithMark mark={sellable && <Monogram kind="fund" name={sellable.fund_name} size={40} />}>
            <Heading level={1}>
              {sellable
                ? t(`sale.of.${kind}`, { fund: fundTitle(sellable.fund_name) })
                : t(`sale.title.${kind}`)}
            </Heading>
          </WithMark>
        </Stack>
        {sellable ? <Asked kind={kind} sellable={sellable} /> : <NotSellable asked={asked} />}
      </Stack>
    </Page>
  );
}

function Asked({ kind, sellable }: Of & { sellable: Sellable }) {
  const { t } = useMessages(SALE_MESSAGES);
  const flow = useSaleFlow({ kind, folios: sellable.folios.length, banks: sellable.banks.length });
  if (kind === 'redeem' ? !sellable.redeemable : !sellable.switchable)
    return <EmptyState title={t(`sale.closed.${kind}`)}>{t('sale.closedHint')}</EmptyState>;
  if (kind === 'redeem' && sellable.banks.length === 0)
    return (
      <EmptyState
        title={t('bank.none')}
        action={<LinkButton href="/profile/bank">{t('bank.add')}</LinkButton>}
      >
        {t('bank.noneHint')}
      </EmptyState>
    );
  switch (flow.question) {
    case 'folio':
      return <FolioQuestion flow={flow} sellable={sellable} />;
    case 'target':
      return <TargetQuestion flow={flow} code={sellable.code} />;
    case 'much':
      return <MuchQuestion flow={flow} sellable={sellable} kind={kind} />;
    case 'bank':
      return <BankQuestion flow={flow} sellable={sellable} />;
    case 'review':
      return <Review flow={flow} sellable={sellable} kind={kind} />;
  }
}

function NotSellable({ asked }: { asked: Parameters<typeof CallProblem>[0]['of'] }) {
  const { t } = useMessages(SALE_MESSAGES);
  if (asked.error?.kind !== 'not_found') return <CallProblem of={asked} />;
  return (
    <EmptyState
      title={t('sale.nothing')}
      icon={<OrdersIcon size={26} />}
      action={<LinkButton href="/portfolio/mutual-funds">{t('sale.toHoldings')}</LinkButton>}
    >
      {t('sale.nothingHint')}
    </EmptyState>
  );
}
