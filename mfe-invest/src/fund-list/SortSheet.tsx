import { useMessages } from '@sanchay/i18n';
import { Button, ChoiceField, Dialog } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import type { FundSort } from './listQuery.ts';

interface SortSheetProps {
  value: FundSort;
  options: { value: FundSort; label: string }[];
  onChange: (value: string) => void;
}

/** A button that shows the order and opens the choice of another. */
export function SortSheet({ value, options, onChange }: SortSheetProps) {
  const { t } = useMessages(MESSAGES);
  const [open, setOpen] = useState(false);
  function choose(next: string): void {
    setOpen(false);
    onChange(next);
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('sort.by', { what: t(`sort.${value}`) })}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('sort.label')}>
        <ChoiceField label={t('sort.label')} hideLabel value={value} options={options} onChange={choose} />
      </Dialog>
    </>
  );
}
