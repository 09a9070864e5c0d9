import type { UserInfo } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { EmptyState, LinkButton, Notice, Page } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { useSession } from './useBus.ts';

/** The owner of the open account while the user manages it for another user; null on the own account. */
export function useManagedAccount(): UserInfo['managed_account'] {
  return useSession().user?.managed_account ?? null;
}

/** The owner's name while the user prepares orders in a managed account; null otherwise. */
export function usePreparesFor(): string | null {
  const managed = useManagedAccount();
  return managed?.scope === 'prepare' ? managed.owner_name : null;
}

export interface OwnerOnlyProps {
  children: ReactNode;
  /** Shows the children also to a manager who prepares orders for the owner. */
  orPreparing?: boolean;
  /** Leaves the place empty instead of saying that only the owner can do this. */
  quiet?: boolean;
}

/** Actions that only the owner of an account has: a manager with view-only access is not offered them. */
export function OwnerOnly({ children, quiet = false, orPreparing = false }: OwnerOnlyProps): ReactNode {
  const { t } = useMessages();
  const managed = useManagedAccount();
  if (!managed || (orPreparing && managed.scope === 'prepare')) return children;
  if (quiet) return null;
  return (
    <Notice tone="info" title={t('managed.viewOnly')}>
      {t('managed.ownerOnly', { name: managed.owner_name })}
    </Notice>
  );
}

/** A page that consists of such an action; a manager is notified and led back to the dashboard of the account. */
export function OwnerPage({ children, orPreparing = false }: Omit<OwnerOnlyProps, 'quiet'>): ReactNode {
  const { t } = useMessages();
  const managed = useManagedAccount();
  if (!managed || (orPreparing && managed.scope === 'prepare')) return children;
  return (
    <Page width="text">
      <EmptyState
        titleLevel={1}
        title={t('managed.viewOnly')}
        action={<LinkButton href="/dashboard">{t('managed.toDashboard')}</LinkButton>}
      >
        {t('managed.ownerOnly', { name: managed.owner_name })}
      </EmptyState>
    </Page>
  );
}
