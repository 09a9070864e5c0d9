import { useWords } from '@sanchay/i18n';
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  ChoiceField,
  Dialog,
  IconButton,
  Row,
  SelectField,
  useIsPhone,
} from '@sanchay/ui';
import { useState } from 'react';
import { WORDS } from '../words.ts';
import { SORTS } from './listQuery.ts';
import type { FundSort, ListQuery } from './listQuery.ts';

interface SortControlProps {
  query: ListQuery;
  onChange: (change: Pick<ListQuery, 'sort_by'> | Pick<ListQuery, 'order'>) => void;
}

/** By what the list is sorted and which way: a list on desktops, a sheet on phones. */
export function SortControl({ query, onChange }: SortControlProps) {
  const { t } = useWords(WORDS);
  const phone = useIsPhone();
  const sorts = SORTS.filter((sort) => sort !== 'relevance' || query.q !== '');
  const options = sorts.map((value) => ({ value, label: t(`sort.${value}`) }));
  const choose = (value: string) => onChange({ sort_by: value as FundSort });
  const up = query.order === 'asc';
  return (
    <Row gap={2} wrap={false} align="end">
      {phone ? (
        <SortSheet value={query.sort_by} options={options} onChange={choose} />
      ) : (
        <SelectField label={t('sort.label')} value={query.sort_by} onChange={choose} options={options} />
      )}
      <IconButton
        variant="secondary"
        guardMs={0}
        label={t(up ? 'sort.turnDown' : 'sort.turnUp')}
        onClick={() => onChange({ order: up ? 'desc' : 'asc' })}
      >
        {up ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </IconButton>
    </Row>
  );
}

interface SortSheetProps {
  value: FundSort;
  options: { value: FundSort; label: string }[];
  onChange: (value: string) => void;
}

function SortSheet({ value, options, onChange }: SortSheetProps) {
  const { t } = useWords(WORDS);
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
