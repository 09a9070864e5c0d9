import type { TransactionType } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Button, EmptyState, LinkButton } from '@sanchay/ui';
import { transactionType } from '../holding/transactionType.ts';
import { MESSAGES } from '../messages.ts';
import type { TransactionFilter } from './transactionFilter.ts';

interface Props {
  filter: TransactionFilter;
  /** Whether the account has transactions that do not meet the filters. */
  any: boolean;
  onClear: () => void;
}

/** Nothing found: which filters are set, or how to begin where there is no transaction at all. */
export function NoTransactions({ filter, any, onClear }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (!any) {
    return (
      <EmptyState
        title={t('tx.none')}
        action={
          <OwnerOnly quiet orPreparing>
            <LinkButton href="/mutual-funds/all">{t('tx.explore')}</LinkButton>
          </OwnerOnly>
        }
      >
        {t('tx.noneWhat')}
      </EmptyState>
    );
  }
  const { asset, type, from, to, search } = filter;
  const labels: [string, string | undefined][] = [
    [t('tx.search'), search],
    [t('tx.asset'), asset && t(`tx.asset.${asset}`)],
    [t('column.type'), type && transactionType(t, type satisfies TransactionType)],
    [t('tx.from'), from && format.date(from)],
    [t('tx.to'), to && format.date(to)],
  ];
  return (
    <EmptyState
      title={t('tx.noMatch')}
      picture="search"
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('tx.clear')}
        </Button>
      }
    >
      {labels.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join(' · ')}
    </EmptyState>
  );
}
