import { OTHER_ASSET_LIMITS, type AssetEntryKind, type OtherAssetType } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import {
  Button,
  DateField,
  Grid,
  MoneyField,
  Notice,
  Pager,
  Row,
  SelectField,
  Stack,
  Text,
} from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import type { EntryRow } from './assetForm.ts';
import { entryKindKey } from './entryKindKey.ts';
import { PasteEntries } from './PasteEntries.tsx';

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

const PER_PAGE = 20;

/** What was recorded of an asset, a row for each day and kind; long lists by page, the first fault of another page named. */
export function EntryFields({ type, rows, today, onChange, errorOf }: Props) {
  const { t } = useMessages(MESSAGES);
  const [asked, setPage] = useState(1);
  const pages = Math.ceil(rows.length / PER_PAGE);
  const page = Math.min(asked, Math.max(1, pages));
  const first = (page - 1) * PER_PAGE;
  const faulty = rows.findIndex((_, index) => faultOf(errorOf, index) !== undefined);
  const isElsewhere = faulty >= 0 && (faulty < first || faulty >= first + PER_PAGE);
  const change = (index: number, more: Partial<EntryRow>) =>
    onChange(rows.map((row, each) => (each === index ? { ...row, ...more } : row)));
  const addRow = () => {
    onChange([...rows, { on: today, kind: rows.at(-1)!.kind, amount: null }]);
    setPage(Math.ceil((rows.length + 1) / PER_PAGE));
  };
  return (
    <Stack gap={4}>
      <Text size="small">{t(type === 'loan' ? 'other.entriesOfLoan' : 'other.entriesWhat')}</Text>
      {isElsewhere && (
        <Notice
          tone="error"
          live
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => setPage(Math.floor(faulty / PER_PAGE) + 1)}
            >
              {t('other.showEntry')}
            </Button>
          }
        >
          {t('other.entryFault', { number: faulty + 1, fault: faultOf(errorOf, faulty) })}
        </Notice>
      )}
      {rows.slice(first, first + PER_PAGE).map((row, place) => {
        const index = first + place;
        return (
          <OneEntry
            key={index}
            {...{ type, row, index, today, errorOf }}
            onChange={(more) => change(index, more)}
            onRemove={rows.length > 1 ? () => onChange(rows.filter((_, each) => each !== index)) : null}
          />
        );
      })}
      <Pager page={page} pages={pages} onPage={setPage} />
      {errorOf('entries') && (
        <Text size="small" tone="loss">
          {errorOf('entries')}
        </Text>
      )}
      {rows.length < OTHER_ASSET_LIMITS.entries && (
        <Row gap={3}>
          <Button variant="secondary" size="small" onClick={addRow}>
            {t('other.addEntry')}
          </Button>
          <PasteEntries type={type} rows={rows} today={today} onChange={onChange} />
        </Row>
      )}
    </Stack>
  );
}

const faultOf = (errorOf: Props['errorOf'], index: number): string | undefined =>
  errorOf(`entries.${index}.on`) ?? errorOf(`entries.${index}.amount`);

interface EntryProps extends Pick<Props, 'type' | 'today' | 'errorOf'> {
  row: EntryRow;
  index: number;
  onChange: (more: Partial<EntryRow>) => void;
  /** Null for the only entry. */
  onRemove: (() => void) | null;
}

function OneEntry({ type, row, index, today, errorOf, onChange, onRemove }: EntryProps) {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={2}>
      <Grid min={180} gap={3}>
        <SelectField
          label={t('other.kind')}
          value={row.kind}
          onChange={(kind) => onChange({ kind: kind as AssetEntryKind })}
          options={KINDS.map((kind) => ({ value: kind, label: t(entryKindKey(type, kind)) }))}
        />
        <DateField
          label={t('other.date')}
          value={row.on}
          max={today}
          onChange={(on) => onChange({ on })}
          error={errorOf(`entries.${index}.on`)}
        />
        <MoneyField
          label={t('other.amount')}
          value={row.amount}
          onChange={(amount) => onChange({ amount })}
          error={errorOf(`entries.${index}.amount`)}
        />
      </Grid>
      {onRemove && (
        <div>
          <Button variant="quiet" size="small" onClick={onRemove}>
            {t('other.removeEntry', { number: index + 1 })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
