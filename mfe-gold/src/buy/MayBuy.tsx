import type { CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';

export interface MayBuyProps {
  /** Why the account cannot buy; undefined while that is not known. */
  refusal: CallReply<'goldCurrentPrice'>['refusal'] | undefined;
  children: ReactNode;
}

/** The way to buy for an account that may, else the reason; nothing until it is known which. */
export function MayBuy({ refusal, children }: MayBuyProps): ReactNode {
  const { t } = useMessages(MESSAGES);
  if (refusal === undefined) return null;
  if (refusal === null) return children;
  return (
    <Notice tone="info" title={t('buy.notForYou')}>
      {refusal.message}
    </Notice>
  );
}
