import { useMessages } from '@sanchay/i18n';
import { refreshCalls } from '@sanchay/remote-kit';
import { EmptyState } from '@sanchay/ui';
import { bus } from '@sanchay/event-bus';
import { useEffect } from 'react';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { Desk } from '../staffParts.ts';
import { KycForm } from './KycForm.tsx';
import { KycQueue } from './KycQueue.tsx';

/** KYC forms that wait for a look, with the chosen one. */
export function StaffKycReview({ id }: { id: string | null }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  useEffect(() => {
    const news = bus.on('kyc/changed').subscribe(() => void refreshCalls('staffKycQueue'));
    return () => news.unsubscribe();
  }, []);
  return (
    <Desk $chosen={id !== null}>
      <KycQueue chosen={id} />
      {id === null ? <EmptyState title={t('staff.kyc.choose')} /> : <KycForm key={id} id={id} />}
    </Desk>
  );
}
