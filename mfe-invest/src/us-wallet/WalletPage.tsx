import type { CallReply, UsTransferSummary } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  OwnerOnly,
  refreshCalls,
  useBusEvent,
  useCall,
  usePageTitle,
  useRequiredSession,
  useIsManager,
} from '@sanchay/remote-kit';
import {
  Card,
  EmptyState,
  Figure,
  LinkButton,
  Page,
  Row,
  Stack,
  Stat,
  Table,
  Text,
  TextLink,
} from '@sanchay/ui';
import { US_MESSAGES } from '../messages.ts';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { useDollars } from './useDollars.ts';
import { UsCrumbs } from './UsCrumbs.tsx';
import {
  ADD_MONEY_PATH,
  US_ACCOUNT_PATH,
  US_ORDERS_PATH,
  US_WALLET_PATH,
  usOrderPath,
  usTransferPath,
  WITHDRAW_PATH,
} from './usPaths.ts';

type Wallet = CallReply<'usWallet'>['data'];

/** `/us-stocks/wallet`: the dollars of the account, transfers under way and every booking. */
export function WalletPage() {
  const session = useRequiredSession();
  const wallet = useCall('usWallet', {}, { enabled: session !== null });
  useBusEvent('holdings/changed', () => void refreshCalls('usWallet'));
  if (!session) return <ShareSkeleton />;
  return <DetailsPage of={wallet}>{(found) => <WalletView wallet={found} />}</DetailsPage>;
}

function WalletView({ wallet }: { wallet: Wallet }) {
  const { t } = useMessages(US_MESSAGES);
  const { dollars, paise, rate } = useDollars();
  const isManager = useIsManager();
  usePageTitle(t('wallet.title'));
  const open = wallet.transfers.filter(({ state }) => state !== 'completed' && state !== 'not_paid');
  return (
    <Page width="text">
      <Stack gap={6}>
        <UsCrumbs title={t('wallet.title')} href={US_WALLET_PATH} />
        <Card raised>
          <Stack gap={4}>
            <Stat label={t('wallet.balance')} value={dollars(wallet.balance)} size="hero" />
            {wallet.value !== null && wallet.rate !== null && (
              <Text size="small">
                {t('wallet.inRupees', { amount: paise(wallet.value), rate: rate(wallet.rate) })}
              </Text>
            )}
            <OwnerOnly>
              <Row gap={3}>
                <LinkButton href={ADD_MONEY_PATH}>{t('wallet.add')}</LinkButton>
                {wallet.balance > 0 && (
                  <LinkButton href={WITHDRAW_PATH} variant="secondary">
                    {t('wallet.withdraw')}
                  </LinkButton>
                )}
              </Row>
            </OwnerOnly>
            <Row gap={4}>
              <TextLink href={US_ORDERS_PATH}>{t('orders.title')}</TextLink>
              <OwnerOnly quiet minors="never">
                <TextLink href={US_ACCOUNT_PATH}>{t('wallet.toAccount')}</TextLink>
              </OwnerOnly>
            </Row>
          </Stack>
        </Card>
        {open.length > 0 && <TransferRows transfers={open} />}
        {wallet.lines.length > 0 ? (
          <Lines lines={wallet.lines} />
        ) : (
          <EmptyState title={t('wallet.none')} picture="list">
            {isManager ? undefined : t('wallet.noneHint')}
          </EmptyState>
        )}
        <SandboxNotice />
      </Stack>
    </Page>
  );
}

function TransferRows({ transfers }: { transfers: readonly UsTransferSummary[] }) {
  const { t } = useMessages(US_MESSAGES);
  const { dollars } = useDollars();
  return (
    <Card title={t('wallet.transfers')} padding="tight">
      <Table
        caption={t('wallet.transfers')}
        hideCaption
        rows={transfers}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            head: t('wallet.what'),
            rowHead: true,
            cell: ({ id, direction, state }) => (
              <>
                <TextLink href={usTransferPath(id)}>{t(`direction.${direction}`)}</TextLink>
                <Text size="label">{t(`state.${state}`)}</Text>
              </>
            ),
          },
          {
            key: 'usd',
            head: t('wallet.amount'),
            align: 'end',
            cell: ({ usd }) => <Figure>{dollars(usd)}</Figure>,
          },
        ]}
      />
    </Card>
  );
}

function Lines({ lines }: Pick<Wallet, 'lines'>) {
  const { t } = useMessages(US_MESSAGES);
  const { date, rupees } = useFormat();
  const { dollars } = useDollars();
  return (
    <Card title={t('wallet.history')} padding="tight">
      <Table
        caption={t('wallet.history')}
        hideCaption
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            head: t('wallet.what'),
            rowHead: true,
            cell: ({ title, at, transfer_id: id, order }) => (
              <>
                {order !== null ? (
                  <TextLink href={usOrderPath(order.id)}>{title}</TextLink>
                ) : id === null ? (
                  title
                ) : (
                  <TextLink href={usTransferPath(id)}>{title}</TextLink>
                )}
                <Text size="label">{date(at)}</Text>
              </>
            ),
          },
          {
            key: 'usd',
            head: t('wallet.amount'),
            align: 'end',
            cell: ({ usd }) => (
              <Figure>{rupees(usd, { currency: 'USD', decimals: 2, sign: 'always' })}</Figure>
            ),
          },
          {
            key: 'balance',
            head: t('wallet.balance'),
            align: 'end',
            hideOnPhone: true,
            cell: ({ balance }) => <Figure strong={false}>{dollars(balance)}</Figure>,
          },
        ]}
      />
    </Card>
  );
}
