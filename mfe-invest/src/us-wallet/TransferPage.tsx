import type { UsTransfer } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  OwnerOnly,
  refreshCalls,
  useBusEvent,
  useCall,
  useFlowReturn,
  usePageTitle,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { useParams, useSearchParams } from '@sanchay/remote-kit/router';
import {
  Card,
  DetailList,
  LinkButton,
  Notice,
  Page,
  Row,
  Split,
  Stack,
  Stat,
  Timeline,
  type NoticeTone,
} from '@sanchay/ui';
import { US_MESSAGES } from '../messages.ts';
import { PaymentBanner } from '../pay/PaymentBanner.tsx';
import { RefundTracker } from '../pay/RefundTracker.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { useCharges } from './useCharges.ts';
import { useDollars } from './useDollars.ts';
import { UsCrumbs } from './UsCrumbs.tsx';
import { ADD_MONEY_PATH, usTransferPath, WITHDRAW_PATH } from './usPaths.ts';

/** `/us-stocks/transfers/{id}`: money to or from the dollar wallet, with its timeline. */
export function TransferPage() {
  const { id = '' } = useParams();
  const session = useRequiredSession();
  const transfer = useCall('usTransfer', { params: { id } }, { enabled: session !== null });
  useBusEvent('holdings/changed', () => void refreshCalls('usTransfer'));
  useBusEvent('payment/changed', () => void refreshCalls('usTransfer'));
  if (!session) return <ShareSkeleton />;
  return <DetailsPage of={transfer}>{(found) => <TransferView key={id} transfer={found} />}</DetailsPage>;
}

const TONES: Partial<Record<UsTransfer['state'], NoticeTone>> = {
  payment_pending: 'info',
  converting: 'info',
  not_paid: 'error',
  rejected: 'error',
  reversed: 'error',
};

function TransferView({ transfer }: { transfer: UsTransfer }) {
  const { t } = useMessages(US_MESSAGES);
  const { dateTime, date } = useFormat();
  const [address] = useSearchParams();
  const { id, direction, state, reason, payment } = transfer;
  const waiting = state === 'payment_pending' ? payment?.id : undefined;
  const paymentId = address.get('payment') ?? waiting ?? null;
  useFlowReturn(paymentId ?? '');
  const title = t(`direction.${direction}`);
  usePageTitle(title);
  const tone = TONES[state];
  return (
    <Page>
      <Stack gap={6}>
        <UsCrumbs title={title} href={usTransferPath(id)} ofWallet />
        {paymentId && <PaymentBanner key={paymentId} id={paymentId} />}
        {tone && (
          <Notice
            tone={tone}
            title={t(`state.${state}`)}
            action={NOT_MADE.includes(state) && <Again direction={direction} />}
          >
            {reason ??
              (state === 'payment_pending' && payment
                ? t('state.payment_pending.until', { time: dateTime(payment.expires_at) })
                : t(`state.${state}.hint`, { date: date(transfer.value_on) }))}
          </Notice>
        )}
        {!paymentId && <RefundTracker refunds={payment?.refunds ?? []} />}
        <Split
          aside={
            <Card title={t('transfer.timeline')}>
              <Timeline
                label={t('transfer.timeline')}
                steps={transfer.timeline.map((step, index) => ({
                  title: step.title,
                  time: dateTime(step.at),
                  detail: step.text ?? undefined,
                  state: FAILED.includes(step.step)
                    ? 'failed'
                    : index === transfer.timeline.length - 1 && state !== 'completed'
                      ? 'now'
                      : 'done',
                }))}
              />
            </Card>
          }
        >
          <Facts transfer={transfer} />
        </Split>
        <SandboxNotice />
      </Stack>
    </Page>
  );
}

/** Leads to the same form once more when a transfer was not made. */
function Again({ direction }: Pick<UsTransfer, 'direction'>) {
  const { t } = useMessages(US_MESSAGES);
  return (
    <OwnerOnly quiet>
      <LinkButton href={direction === 'in' ? ADD_MONEY_PATH : WITHDRAW_PATH} size="small">
        {t(direction === 'in' ? 'wallet.add' : 'wallet.withdraw')}
      </LinkButton>
    </OwnerOnly>
  );
}

const NOT_MADE: readonly UsTransfer['state'][] = ['not_paid', 'rejected'];
const FAILED: readonly string[] = ['payment_ended', 'rejected', 'reversed'];

function Facts({ transfer }: { transfer: UsTransfer }) {
  const { t } = useMessages(US_MESSAGES);
  const { date } = useFormat();
  const { dollars, paise, rate } = useDollars();
  const charges = useCharges();
  const { direction, account } = transfer;
  const incoming = direction === 'in';
  return (
    <Card raised>
      <Stack gap={5}>
        <Row gap={8} align="last-baseline">
          <Stat label={t('transfer.dollars')} value={dollars(transfer.usd)} size="large" />
          <Stat label={t(incoming ? 'transfer.total' : 'withdraw.youGet')} value={paise(transfer.total)} />
        </Row>
        <DetailList
          items={[
            { term: t(incoming ? 'add.converted' : 'withdraw.gross'), value: paise(transfer.inr) },
            { term: t('add.rate'), value: rate(transfer.rate) },
            ...charges(transfer),
            ...(incoming ? [{ term: t('charge.tcs'), value: paise(transfer.tcs) }] : []),
            ...(NOT_MADE.includes(transfer.state)
              ? []
              : [{ term: t('add.valueOn'), value: date(transfer.value_on) }]),
            ...(incoming ? [{ term: t('transfer.year'), value: transfer.financial_year }] : []),
            { term: t('transfer.purpose'), value: transfer.purpose_code, hint: t(`purpose.${direction}`) },
            ...(account
              ? [{ term: t('withdraw.bank'), value: `${account.bank_name} ${account.masked_account_no}` }]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
