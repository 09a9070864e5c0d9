import type { Deposit } from '@sanchay/contracts';
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
  Breadcrumbs,
  Card,
  DetailList,
  Heading,
  LinkButton,
  Notice,
  Page,
  Row,
  Split,
  Stack,
  Stat,
  Timeline,
  WithMonogram,
  type NoticeTone,
} from '@sanchay/ui';
import { issuerPath, useDepositMessages } from '../fixed-deposit/useDepositMessages.ts';
import { DEPOSIT_MESSAGES } from '../messages.ts';
import { PaymentBanner } from '../pay/PaymentBanner.tsx';
import { RefundTracker } from '../pay/RefundTracker.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { AnswerQuery } from './AnswerQuery.tsx';
import { Certificate } from './Certificate.tsx';
import { DEPOSITS_PATH, depositPath } from './depositPath.ts';
import { MaturityChoice } from './MaturityChoice.tsx';
import { PostingTable } from './PostingTable.tsx';
import { Withdraw } from './Withdraw.tsx';

/** `/fixed-deposit/deposits/{id}`: one deposit with its bookings, its timeline and what can be done with it. */
export function DepositPage() {
  const { id = '' } = useParams();
  const session = useRequiredSession();
  const deposit = useCall('deposit', { params: { id } }, { enabled: session !== null });
  useBusEvent('holdings/changed', () => void refreshCalls('deposit'));
  useBusEvent('payment/changed', () => void refreshCalls('deposit'));
  if (!session) return <ShareSkeleton />;
  return <DetailsPage of={deposit}>{(one) => <DepositView key={id} deposit={one} />}</DetailsPage>;
}

const TONES: Partial<Record<Deposit['state'], NoticeTone>> = {
  payment_pending: 'info',
  booking: 'info',
  queried: 'warn',
  not_paid: 'error',
  rejected: 'error',
  reversed: 'error',
  matured: 'info',
  renewed: 'info',
  withdrawn: 'info',
};

/** States after which the same deposit can be booked once more. */
const AGAIN: readonly Deposit['state'][] = ['not_paid', 'rejected', 'reversed', 'matured', 'withdrawn'];

function DepositView({ deposit }: { deposit: Deposit }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const [address] = useSearchParams();
  const { dateTime } = useFormat();
  const { state, issuer, reason, payment } = deposit;
  const waiting = state === 'payment_pending' ? payment?.id : undefined;
  const paymentId = address.get('payment') ?? waiting ?? null;
  useFlowReturn(paymentId ?? '');
  usePageTitle(t('deposit.title', { name: deposit.issuer.name }));
  const tone = TONES[state];
  const hint =
    state === 'payment_pending' && payment
      ? t('state.payment_pending.until', { time: dateTime(payment.expires_at) })
      : t(`state.${state}.hint`);
  // How a payment ended includes what became of the money; the reason of an issuer does not.
  const noticeText =
    reason === null || state !== 'not_paid' ? [reason, hint].filter(Boolean).join(' ') : reason;
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[
              { label: t('list.title'), href: DEPOSITS_PATH },
              { label: issuer.name, href: depositPath(deposit.id) },
            ]}
          />
          <WithMonogram kind="issuer" name={issuer.name} code={issuer.slug} size={40}>
            <Heading level={1}>{t('deposit.title', { name: issuer.name })}</Heading>
          </WithMonogram>
        </Stack>
        {paymentId && <PaymentBanner key={paymentId} id={paymentId} />}
        {tone && (
          <Notice
            tone={tone}
            title={t(`state.${state}`)}
            action={hasNextStep(deposit) && <NextStep deposit={deposit} />}
          >
            {noticeText}
          </Notice>
        )}
        {!paymentId && <RefundTracker refunds={payment?.refunds ?? []} />}
        {deposit.query !== null && (
          <OwnerOnly>
            <AnswerQuery id={deposit.id} query={deposit.query} />
          </OwnerOnly>
        )}
        <Split
          aside={
            <Card title={t('deposit.timeline')}>
              <TimelineOf deposit={deposit} />
            </Card>
          }
        >
          <Facts deposit={deposit} />
          {state === 'active' && (
            <OwnerOnly>
              <MaturityChoice deposit={deposit} />
              <Withdraw id={deposit.id} />
            </OwnerOnly>
          )}
          {deposit.postings.length > 0 && (
            <Card title={t('postings.title')}>
              <PostingTable postings={deposit.postings} />
            </Card>
          )}
        </Split>
        <SandboxNotice />
      </Stack>
    </Page>
  );
}

const hasNextStep = ({ state, renewed_as: next }: Deposit): boolean => next !== null || AGAIN.includes(state);

/** Where a deposit that has ended leads: to the one that follows it, or to a new booking. */
function NextStep({ deposit: { issuer, renewed_as: next } }: { deposit: Deposit }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  if (next !== null)
    return (
      <LinkButton href={depositPath(next)} size="small">
        {t('deposit.toRenewed')}
      </LinkButton>
    );
  return (
    <OwnerOnly quiet>
      <LinkButton href={issuerPath(issuer.slug)} size="small">
        {t('deposit.again')}
      </LinkButton>
    </OwnerOnly>
  );
}

function Facts({ deposit }: { deposit: Deposit }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { rupees, date } = useFormat();
  const messages = useDepositMessages();
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  const { state, opens_on: opens, matures_on: matures, ended_on: ended, paid_on_end: paid } = deposit;
  const isActive = state === 'active';
  return (
    <Card raised>
      <Stack gap={5}>
        <Row gap={8} align="end">
          {isActive ? (
            <Stat label={t('deposit.value')} value={paise(deposit.value)} size="large" />
          ) : (
            <Stat label={t('list.principal')} value={paise(deposit.principal)} size="large" />
          )}
        </Row>
        <DetailList
          items={[
            ...(isActive ? [{ term: t('list.principal'), value: paise(deposit.principal) }] : []),
            {
              term: t('preview.rate'),
              value: messages.rate(deposit.rate),
              hint: deposit.senior ? t('preview.senior') : undefined,
            },
            { term: t('book.payout'), value: t(`payout.${deposit.payout}`) },
            ...(isActive ? [{ term: t('deposit.accrued'), value: paise(deposit.accrued) }] : []),
            ...(opens
              ? [
                  { term: t('deposit.booked'), value: paise(deposit.interest_booked) },
                  { term: t('postings.tds'), value: paise(deposit.tds) },
                ]
              : []),
            ...(opens ? [{ term: t('deposit.opened'), value: date(opens) }] : []),
            ...(matures ? [{ term: t('preview.matures'), value: date(matures) }] : []),
            ...(isActive
              ? [{ term: t('preview.maturityAmount'), value: paise(deposit.maturity_amount) }]
              : []),
            ...(ended && paid !== null
              ? [{ term: t('deposit.paid', { date: date(ended) }), value: paise(paid) }]
              : []),
            {
              term: t('book.bank'),
              value: `${deposit.account.bank_name} ${deposit.account.masked_account_no}`,
            },
            ...(deposit.certificate_no
              ? [{ term: t('deposit.certificate'), value: deposit.certificate_no }]
              : []),
          ]}
        />
        {deposit.certificate_no && <Certificate id={deposit.id} number={deposit.certificate_no} />}
      </Stack>
    </Card>
  );
}

function TimelineOf({ deposit }: { deposit: Deposit }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { dateTime } = useFormat();
  const failed = ['payment_ended', 'rejected', 'reversed'];
  const ended = ['matured', 'renewed', 'withdrawn'];
  return (
    <Timeline
      label={t('deposit.timeline')}
      steps={deposit.timeline.map(({ at, step, title, text }, index) => ({
        title,
        time: dateTime(at),
        detail: text ?? undefined,
        state: failed.includes(step)
          ? 'failed'
          : index === deposit.timeline.length - 1 && !ended.includes(step)
            ? 'now'
            : 'done',
      }))}
    />
  );
}
