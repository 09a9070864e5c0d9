import type { DepositSummary } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  OwnerOnly,
  useIsManager,
  refreshCalls,
  useBusEvent,
  useCall,
  usePageTitle,
  usePlatform,
  useRequiredSession,
} from '@sanchay/remote-kit';
import {
  Card,
  EmptyState,
  Figure,
  Heading,
  LinkButton,
  Loading,
  Monogram,
  Page,
  Row,
  SkeletonTable,
  Stack,
  Stat,
  Table,
  Text,
  TextLink,
} from '@sanchay/ui';
import { useDepositMessages } from '../fixed-deposit/useDepositMessages.ts';
import { DEPOSIT_MESSAGES } from '../messages.ts';
import { OrderKinds } from '../orders/OrderKinds.tsx';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { depositPath } from './depositPath.ts';

/** `/fixed-deposit/deposits`: the fixed deposits of the account. */
export function Deposits() {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const session = useRequiredSession();
  const { config } = usePlatform();
  const deposits = useCall('deposits', {}, { enabled: session !== null });
  usePageTitle(t('list.title'));
  useBusEvent('holdings/changed', () => void refreshCalls('deposits'));
  return (
    <Page>
      <Stack gap={6}>
        <Row justify="between" align="center" wrap>
          <Heading level={1}>{t('list.title')}</Heading>
          {deposits.data && deposits.data.data.length > 0 && (
            <OwnerOnly quiet>
              <LinkButton href="/fixed-deposit">{t('book.crumb')}</LinkButton>
            </OwnerOnly>
          )}
        </Row>
        <OrderKinds here="deposits" />
        <CallProblem of={deposits} />
        {deposits.isPending && (
          <Loading>
            <SkeletonTable rows={3} columns={4} />
          </Loading>
        )}
        {deposits.data && <Totals deposits={deposits.data.data} />}
        {deposits.data && <DepositRows deposits={deposits.data.data} />}
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}

/** What the active deposits are worth now, and what was deposited; nothing without any. */
function Totals({ deposits }: { deposits: readonly DepositSummary[] }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { rupees } = useFormat();
  const active = deposits.filter(({ state }) => state === 'active');
  if (active.length === 0) return null;
  const sum = (of: 'value' | 'principal') =>
    rupees(toWire(sumRupees(active.map((deposit) => deposit[of])), 2), { decimals: 2 });
  return (
    <Card>
      <Row justify="between" align="last-baseline" gap={5}>
        <Stat label={t('list.value')} value={sum('value')} size="large" />
        <Stat label={t('list.principal')} value={sum('principal')} align="end" />
      </Row>
    </Card>
  );
}

const ENDED: readonly DepositSummary['state'][] = [
  ...(['not_paid', 'rejected', 'matured', 'renewed', 'withdrawn', 'reversed'] as const),
];

/** Deposits that run or are being booked, and below them those that have ended or were never booked. */
function DepositRows({ deposits }: { deposits: readonly DepositSummary[] }) {
  const isManager = useIsManager();
  const { t } = useMessages(DEPOSIT_MESSAGES);
  if (deposits.length === 0) {
    return (
      <EmptyState
        title={t('list.none')}
        picture="list"
        action={
          <OwnerOnly quiet minors="never">
            <LinkButton href="/fixed-deposit">{t('list.explore')}</LinkButton>
          </OwnerOnly>
        }
      >
        {isManager ? undefined : t('list.noneHint')}
      </EmptyState>
    );
  }
  const ended = deposits.filter(({ state }) => ENDED.includes(state));
  const open = deposits.filter(({ state }) => !ENDED.includes(state));
  return (
    <>
      {open.length > 0 && (
        <Card padding="tight">
          <DepositTable caption={t('list.title')} deposits={open} />
        </Card>
      )}
      {ended.length > 0 && (
        <Card title={t('list.ended')} padding="tight">
          <DepositTable caption={t('list.ended')} deposits={ended} ended />
        </Card>
      )}
    </>
  );
}

interface DepositTableProps {
  caption: string;
  deposits: readonly DepositSummary[];
  ended?: boolean;
}

function DepositTable({ caption, deposits, ended = false }: DepositTableProps) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { rupees, date } = useFormat();
  const { rate } = useDepositMessages();
  const stateText = ({ state, matures_on: on, principal }: DepositSummary) =>
    state === 'active' && on
      ? t('list.matures', { date: date(on) })
      : t('list.stateOf', { state: t(`state.${state}`), amount: rupees(principal) });
  const worth = ({ state, value, maturity_amount: paid }: DepositSummary): number | null => {
    if (state === 'active') return value;
    // Of a deposit that has ended this is what was paid out.
    return state === 'matured' || state === 'withdrawn' ? paid : null;
  };
  return (
    <Table
      caption={caption}
      hideCaption
      rows={deposits}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'issuer',
          head: t('list.issuer'),
          rowHead: true,
          mark: ({ issuer }) => <Monogram kind="issuer" name={issuer.name} code={issuer.slug} />,
          cell: (deposit) => (
            <>
              <TextLink href={depositPath(deposit.id)}>{deposit.issuer.name}</TextLink>
              <Text size="label">{stateText(deposit)}</Text>
            </>
          ),
        },
        {
          key: 'rate',
          head: t('preview.rate'),
          align: 'end',
          hideOnPhone: true,
          cell: (row) => <Figure strong={false}>{rate(row.rate)}</Figure>,
        },
        {
          key: 'principal',
          head: t('list.principal'),
          align: 'end',
          hideOnPhone: true,
          cell: ({ principal }) => <Figure strong={false}>{rupees(principal)}</Figure>,
        },
        {
          key: 'value',
          head: t(ended ? 'list.paidOut' : 'list.value'),
          align: 'end',
          cell: (deposit) => {
            const amount = worth(deposit);
            return <Figure strong={amount !== null}>{amount === null ? '–' : rupees(amount)}</Figure>;
          },
        },
      ]}
    />
  );
}
