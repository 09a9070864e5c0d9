import type { Payment } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useFlowReturn } from '@sanchay/remote-kit';
import { LinkButton, Loading, Notice, Row, SkeletonBlock, Stack, type NoticeTone } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { MESSAGES } from '../messages.ts';
import { CancelPayment } from './CancelPayment.tsx';
import { RefundTracker } from './RefundTracker.tsx';
import { isLive, usePayment } from './usePayment.ts';

const TONES: Record<Payment['status'], NoticeTone> = {
  created: 'info',
  pending: 'info',
  successful: 'success',
  failed: 'error',
  expired: 'error',
  refunded: 'warn',
  charged_back: 'warn',
};

/** Live status of a payment for a user who returns from the gateway, with the options to continue or cancel it. */
export function PaymentBanner({ id }: { id: string }) {
  const { t } = useMessages(MESSAGES);
  const { rupees, dateTime } = useFormat();
  useFlowReturn(id);
  const asked = usePayment(id);
  const payment = asked.data?.data;
  if (asked.isPending) {
    return (
      <Loading label={t('payment.checking')}>
        <SkeletonBlock height={76} />
      </Loading>
    );
  }
  if (!payment) return <CallProblem of={asked} compact />;
  const amount = rupees(payment.amount, { decimals: rupeeDecimals(payment.amount) });
  const unpaid = payment.status === 'failed' || payment.status === 'expired';
  // The page of a deposit shows what happens next.
  const ofCart = payment.purpose === 'cart' || payment.purpose === 'instalment';
  const ofDue = payment.purpose === 'chargeback_due';
  const late = isLive(payment.status) && payment.delayed;
  const title = late ? t('error.payment_delayed.title') : t(`payment.${payment.status}`, { amount });
  return (
    <Stack gap={4}>
      <Notice
        tone={late ? 'warn' : TONES[payment.status]}
        live
        title={title}
        action={
          unpaid &&
          ofCart && (
            <LinkButton href="/cart" size="small">
              {t('payment.toCart')}
            </LinkButton>
          )
        }
      >
        {late && `${t('error.payment_delayed.safe')} ${t('error.payment_delayed.do')}`}
        {!late && isLive(payment.status) && t('payment.pendingHint')}
        {payment.status === 'successful' && ofDue && t('payment.dueHint')}
        {payment.status === 'successful' && ofCart && t('payment.successfulHint')}
        {unpaid && `${payment.reason ?? ''} ${ofCart ? t('payment.waiting') : ''}`.trim()}
        {payment.status === 'charged_back' && payment.reason}
        {payment.status === 'refunded' &&
          payment.refund &&
          t('payment.refundedHint', { amount, time: dateTime(payment.refund.at) })}
      </Notice>
      {isLive(payment.status) && (
        <OwnerOnly quiet>
          <Row>
            {payment.redirect_url !== null && (
              <LinkButton href={payment.redirect_url} size="small" variant="secondary">
                {t('live.continue')}
              </LinkButton>
            )}
            <CancelPayment payment={payment} />
          </Row>
        </OwnerOnly>
      )}
      <RefundTracker refunds={payment.refunds} />
    </Stack>
  );
}
