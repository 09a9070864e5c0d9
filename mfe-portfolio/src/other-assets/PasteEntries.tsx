import { OTHER_ASSET_LIMITS, type AssetEntryKind, type OtherAssetType } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Button, Dialog, Notice, SelectField, Stack, Text, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import type { EntryRow } from './assetForm.ts';
import { entryKindKey } from './entryKindKey.ts';
import { pastedEntries, type Pasted } from './pastedEntries.ts';

interface Props {
  type: OtherAssetType;
  rows: readonly EntryRow[];
  today: string;
  onChange: (rows: readonly EntryRow[]) => void;
}

const KINDS: readonly AssetEntryKind[] = ['value', 'paid_in', 'taken_out'];
const FAULTS_SHOWN = 5;

/** Adds the rows of a spreadsheet to the entries: all of them, or none while one is wrong. */
export function PasteEntries({ type, rows, today, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('paste.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('paste.title')}>
        <PasteForm
          {...{ type, rows, today }}
          onChange={(added) => {
            onChange(added);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function PasteForm({ type, rows, today, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<AssetEntryKind>(rows[0]?.kind ?? 'paid_in');
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const names = Object.fromEntries(KINDS.map((one) => [one, t(entryKindKey(type, one))]));
  // An empty form has one row without an amount.
  const recorded = rows.filter(({ amount }) => amount !== null);
  const room = OTHER_ASSET_LIMITS.entries - recorded.length;
  function add(): void {
    const found = pastedEntries(text, { today, kind, names: names as Record<AssetEntryKind, string> });
    setPasted(found);
    if (found.count > 0 && found.count <= room && found.faults.length === 0)
      onChange([...recorded, ...found.rows]);
  }
  return (
    <Stack gap={4}>
      <Text size="small">{t('paste.text')}</Text>
      <SelectField
        label={t('paste.kind')}
        value={kind}
        onChange={(chosen) => setKind(chosen as AssetEntryKind)}
        options={KINDS.map((one) => ({ value: one, label: names[one]! }))}
      />
      <TextField
        label={t('paste.rows')}
        multiline
        value={text}
        onChange={(next) => {
          setText(next);
          setPasted(null);
        }}
        autoComplete="off"
      />
      {pasted && <Problem pasted={pasted} room={room} />}
      <div>
        <Button onClick={add}>{t('paste.add')}</Button>
      </div>
    </Stack>
  );
}

/** Why nothing was added. */
function Problem({ pasted: { count, faults }, room }: { pasted: Pasted; room: number }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (count === 0) return <Notice tone="error">{t('paste.nothing')}</Notice>;
  if (count > room)
    return (
      <Notice tone="error" live>
        {t('paste.tooMany', {
          pasted: format.number(count),
          most: format.number(OTHER_ASSET_LIMITS.entries),
          room: format.number(room),
        })}
      </Notice>
    );
  if (faults.length === 0) return null;
  return (
    <Notice tone="error" live title={t('paste.faults', { count: faults.length })}>
      {faults.slice(0, FAULTS_SHOWN).map(({ row, fault, text }) => (
        <div key={row}>
          {t('paste.row', { row, reason: t(`paste.fault.${fault}`), text: text.slice(0, 60) })}
        </div>
      ))}
    </Notice>
  );
}
