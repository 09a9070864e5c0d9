import type { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { Notice, TextLink } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';

/** A write that failed, in the server's words, or without a connection in ours, and what is safe about it. */
export function WriteProblem({ error, action }: { error: ApiError | null; action?: ReactNode }) {
  const { t } = useMessages(MESSAGES);
  if (!error) return null;
  if (error.kind === 'unsure') {
    return (
      <Notice tone="warn" live title={t('error.not_sure.title')} action={action}>
        {t('error.not_sure.safe')} {t('problem.askAgain')}
      </Notice>
    );
  }
  if (error.kind === 'offline' || error.kind === 'network') {
    return (
      <Notice tone="error" live title={t('error.network.title')} action={action}>
        {t('error.network.safe')} {t('error.network.do')}
      </Notice>
    );
  }
  const renew = error.code === 'kyc_lapsed' && <TextLink href="/kyc">{t('problem.renewKyc')}</TextLink>;
  return (
    <Notice tone="error" live action={action ?? renew}>
      {error.message}
    </Notice>
  );
}
