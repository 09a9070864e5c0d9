import type { MinorAccess, UserInfo } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { EmptyState, LinkButton, Notice, Page, Text } from '@sanchay/ui';
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

/** Why an action is closed in the open account, as message keys and values; null where it is open. */
function useRefusal({
  orPreparing = false,
  minors,
}: Pick<OwnerOnlyProps, 'orPreparing' | 'minors'>): Refusal | null {
  const user = useSession().user;
  const managed = user?.managed_account ?? null;
  if (managed && !(orPreparing && managed.scope === 'prepare'))
    return { ...refusalOf(managed), values: { name: managed.owner_name }, way: 'dashboard' };
  const minor = user?.minor_account;
  if (!minor || minors === undefined) return null;
  const values = { name: minor.name };
  if (minor.status === 'of_age') {
    const [text, way] = minor.handed_over
      ? (['minor.ofAgeText', 'kyc'] as const)
      : (['minor.handOverText', 'family'] as const);
    return { title: 'minor.ofAge', text, values, way: managed === null ? way : 'dashboard' };
  }
  return minors === 'never'
    ? { title: 'minor.closed', text: 'minor.closedText', values, way: 'dashboard' }
    : null;
}

const WAYS = {
  dashboard: { href: '/dashboard', label: 'managed.toDashboard' },
  kyc: { href: '/kyc', label: 'minor.toKyc' },
  family: { href: '/family', label: 'minor.toFamily' },
} as const;

interface Refusal {
  title: string;
  text: string;
  values: { name: string };
  /** The page that opens the action, else the dashboard. */
  way: keyof typeof WAYS;
}

export interface OwnerOnlyProps {
  children: ReactNode;
  /** When the action is closed in the account of a minor; open without. */
  minors?: MinorAccess;
  /** Shows the children also to a manager who prepares orders for the owner. */
  orPreparing?: boolean;
  /** Leaves the place empty instead of saying that only the owner can do this. */
  quiet?: boolean;
}

/**
 * Actions that only the owner of an account has: a manager with view-only access is not offered them, nor the guardian
 * of a minor what is closed in the account of the minor.
 */
export function OwnerOnly({ children, quiet = false, ...who }: OwnerOnlyProps): ReactNode {
  const { t } = useMessages();
  const refusal = useRefusal(who);
  if (!refusal) return children;
  if (quiet) return null;
  const { title, text, values } = refusal;
  return (
    <Notice tone="info" title={t(title, values)}>
      {t(text, values)}
    </Notice>
  );
}

/** A page that consists of such an action; others read why, and are led to the page that opens it or to the dashboard of the account. */
export function OwnerPage({ children, ...who }: Omit<OwnerOnlyProps, 'quiet'>): ReactNode {
  const { t } = useMessages();
  const refusal = useRefusal(who);
  if (!refusal) return children;
  const { title, text, values, way } = refusal;
  return (
    <Page width="text">
      <EmptyState
        titleLevel={1}
        title={t(title, values)}
        action={<LinkButton href={WAYS[way].href}>{t(WAYS[way].label)}</LinkButton>}
      >
        {t(text, values)}
      </EmptyState>
    </Page>
  );
}

/** Files of the account, which a manager without access to identifiers reads are not part of the access. */
export function AccountFiles({ children }: { children: ReactNode }): ReactNode {
  const { t } = useMessages();
  if (useManagedAccount()?.scope !== 'view') return children;
  return <Text size="small">{t('managed.noFiles')}</Text>;
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
