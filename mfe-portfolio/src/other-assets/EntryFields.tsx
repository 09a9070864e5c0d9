import { OTHER_ASSET_LIMITS, type AssetEntryKind, type OtherAssetType } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, DateField, Grid, MoneyField, SelectField, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import type { EntryRow } from './assetForm.ts';
import { entryKindKey } from './entryKindKey.ts';

interface Props {
  type: OtherAssetType;
  rows: readonly EntryRow[];
  /** The business day: no entry is later. */
  today: string;
  onChange: (rows: readonly EntryRow[]) => void;
  /** The fault of a field by its name in the API. */
  errorOf: (field: string) => string | undefined;
}

const KINDS: readonly AssetEntryKind[] = ['value', 'paid_in', 'taken_out'];

/** What was recorded of an asset, a row for each day and kind. */
export function EntryFields({ type, rows, today, onChange, errorOf }: Props) {
  const { t } = useMessages(MESSAGES);
  const change = (index: number, more: Partial<EntryRow>) =>
    onChange(rows.map((row, each) => (each === index ? { ...row, ...more } : row)));
  return (
    <Stack gap={4}>
      <Text size="small">{t(type === 'loan' ? 'other.entriesOfLoan' : 'other.entriesWhat')}</Text>
      {rows.map((row, index) => (
        <Stack key={index} gap={2}>
          <Grid min={180} gap={3}>
            <SelectField
              label={t('other.kind')}
              value={row.kind}
              onChange={(kind) => change(index, { kind: kind as AssetEntryKind })}
              options={KINDS.map((kind) => ({ value: kind, label: t(entryKindKey(type, kind)) }))}
            />
            <DateField
              label={t('other.date')}
              value={row.on}
              max={today}
              onChange={(on) => change(index, { on })}
              error={errorOf(`entries.${index}.on`)}
            />
            <MoneyField
              label={t('other.amount')}
              value={row.amount}
              onChange={(amount) => change(index, { amount })}
              error={errorOf(`entries.${index}.amount`)}
            />
          </Grid>
          {rows.length > 1 && (
            <div>
              <Button
                variant="quiet"
                size="small"
                onClick={() => onChange(rows.filter((_, each) => each !== index))}
              >
                {t('other.removeEntry', { number: index + 1 })}
              </Button>
            </div>
          )}
        </Stack>
      ))}
      {errorOf('entries') && (
        <Text size="small" tone="loss">
          {errorOf('entries')}
        </Text>
      )}
      {rows.length < OTHER_ASSET_LIMITS.entries && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => onChange([...rows, { on: today, kind: rows.at(-1)!.kind, amount: null }])}
          >
            {t('other.addEntry')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
