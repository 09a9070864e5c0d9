import { TRANSACTION_ASSETS, TRANSACTION_TYPES } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, Card, DateField, Grid, Row, SelectField, Stack, TextField } from '@sanchay/ui';
import type { FormEvent } from 'react';
import { transactionType } from '../holding/transactionType.ts';
import { MESSAGES } from '../messages.ts';
import { useDraft } from '../read/useDraft.ts';
import { addressOf, SEARCH_LENGTH, type TransactionFilter } from './transactionFilter.ts';

interface Props {
  /** The filters that are in force. */
  filter: TransactionFilter;
  /** What the API refused, by field. */
  errors: Record<string, string[]> | undefined;
  onApply: (filter: TransactionFilter) => void;
}

/** The filters of the report; they are in force once they are applied. */
export function FilterForm({ filter, errors, onApply }: Props) {
  const { t } = useMessages(MESSAGES);
  const [draft, setDraft] = useDraft(filter, addressOf(filter).toString());
  const isSet = Object.keys(filter).length > 0;
  const set = (name: keyof TransactionFilter) => (value: string) =>
    setDraft((now) => ({ ...now, [name]: value === '' ? undefined : value }));
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    onApply({ ...draft, search: draft.search?.trim() });
  };
  return (
    <Card>
      <form onSubmit={apply} role="search" aria-label={t('tx.filters')} noValidate>
        <Stack gap={4}>
          <Grid min={200} gap={4}>
            <TextField
              label={t('tx.search')}
              type="search"
              maxLength={SEARCH_LENGTH}
              placeholder={t('tx.searchWhat')}
              value={draft.search ?? ''}
              onChange={set('search')}
            />
            <SelectField
              label={t('tx.asset')}
              value={draft.asset ?? ''}
              onChange={set('asset')}
              options={[
                { value: '', label: t('tx.allAssets') },
                ...TRANSACTION_ASSETS.map((asset) => ({ value: asset, label: t(`tx.asset.${asset}`) })),
              ]}
            />
            <SelectField
              label={t('column.type')}
              value={draft.type ?? ''}
              onChange={set('type')}
              options={[
                { value: '', label: t('tx.allTypes') },
                ...TRANSACTION_TYPES.map((type) => ({ value: type, label: transactionType(t, type) })),
              ]}
            />
            <DateField
              label={t('tx.from')}
              value={draft.from ?? ''}
              error={errors?.from?.[0]}
              onChange={set('from')}
            />
            <DateField
              label={t('tx.to')}
              value={draft.to ?? ''}
              error={errors?.to?.[0]}
              onChange={set('to')}
            />
          </Grid>
          <Row gap={3} wrap>
            <Button type="submit" guardMs={0}>
              {t('tx.apply')}
            </Button>
            {isSet && (
              <Button variant="secondary" onClick={() => onApply({})}>
                {t('tx.clear')}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
