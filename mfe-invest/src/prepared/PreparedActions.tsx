import { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { useIsManager, useWrite } from '@sanchay/remote-kit';
import { Button, Row, useToast } from '@sanchay/ui';
import { useState, type ReactNode } from 'react';
import { SALE_MESSAGES } from '../messages.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import type { Prepared } from './PreparedPage.tsx';

/** Ends of a waiting order: the owner declines it beside the given main action, the manager withdraws it. */
export function PreparedActions({ order, children }: { order: Prepared; children?: ReactNode }) {
  const { t } = useMessages(SALE_MESSAGES);
  const toast = useToast();
  const isManager = useIsManager();
  const [declining, setDeclining] = useState(false);
  const withdraw = useWrite('withdrawPreparedOrder', ['preparedOrder', 'preparedOrders']);
  if (order.status !== 'waiting') return null;

  async function end(): Promise<void> {
    try {
      await withdraw.mutateAsync({ params: { id: order.id } });
      toast({ message: t('prepared.ended.withdrawn') });
    } catch (error) {
      toast({ tone: 'error', message: ApiError.from(error).message });
    }
  }

  if (isManager) {
    return (
      <Row>
        <Button variant="secondary" busy={withdraw.isPending} onClick={() => void end()}>
          {t('prepared.withdraw')}
        </Button>
      </Row>
    );
  }
  return (
    <Row gap={3} wrap>
      {children}
      <Button variant="secondary" onClick={() => setDeclining(true)}>
        {t('prepared.decline')}
      </Button>
      {declining && <DeclineDialog id={order.id} onClose={() => setDeclining(false)} />}
    </Row>
  );
}
