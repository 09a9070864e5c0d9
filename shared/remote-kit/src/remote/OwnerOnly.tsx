import type { UserInfo } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { EmptyState, LinkButton, Notice, Page } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { useSession } from './useBus.ts';

/** The owner of the open account while the user manages it for another user; null on the own account. */
export function useManagedAccount(): UserInfo['managed_account'] {
  return useSession().user?.managed_account ?? null;
}

/** Whether the open account is managed for another user. */
export const useIsManager = (): boolean => useManagedAccount() !== null;

/** The owner's name while the user prepares orders in a managed account; null otherwise. */
export function usePreparesFor(): string | null {
  const managed = useManagedAccount();
  return managed?.scope === 'prepare' ? managed.owner_name : null;
}

/** Why an action is refused to a manager, as message keys: a manager who prepares orders also reads which those are. */
function refusalOf({ scope }: NonNullable<UserInfo['managed_account']>): { title: string; text: string } {
  return scope === 'prepare'
    ? { title: 'managed.ownersAction', text: 'managed.preparesWhat' }
    : { title: 'managed.viewOnly', text: 'managed.ownerOnly' };
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
  const { title, text } = refusalOf(managed);
  const values = { name: managed.owner_name };
  return (
    <Notice tone="info" title={t(title, values)}>
      {t(text, values)}
    </Notice>
  );
}

/** A page that consists of such an action; a manager is notified and led back to the dashboard of the account. */
export function OwnerPage({ children, orPreparing = false }: Omit<OwnerOnlyProps, 'quiet'>): ReactNode {
  const { t } = useMessages();
  const managed = useManagedAccount();
  if (!managed || (orPreparing && managed.scope === 'prepare')) return children;
  const { title, text } = refusalOf(managed);
  const values = { name: managed.owner_name };
  return (
    <Page width="text">
      <EmptyState
        titleLevel={1}
        title={t(title, values)}
        action={<LinkButton href="/dashboard">{t('managed.toDashboard')}</LinkButton>}
      >
        {t(text, values)}
      </EmptyState>
    </Page>
  );
}

/** On pages of the user's own data: states it while the user manages another account, whose name is above the page. */
export function OwnDataNotice(): ReactNode {
  const { t } = useMessages();
  const managed = useManagedAccount();
  if (!managed) return null;
  const values = { name: managed.owner_name };
  return (
    <Notice tone="info" title={t('managed.ownData', values)}>
      {t('managed.ownDataWhat', values)}
    </Notice>
  );
}
