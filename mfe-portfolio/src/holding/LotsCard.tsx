import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Pager, Stack, Table, useIsPhone } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { lotColumns } from './lotColumns.tsx';
import type { HeldUnits } from './UnitsCard.tsx';

const PER_PAGE = 10;

/** Each purchase that still has units: from when it is load-free, long-term and unlocked. */
export function LotsCard({ held }: { held: HeldUnits }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [asked, setPage] = useState(1);
  const { lots, as_of: today } = held;
  const pages = Math.ceil(lots.length / PER_PAGE);
  const page = Math.min(asked, Math.max(1, pages));
  const folios = new Set(lots.map((lot) => lot.folio_no)).size;
  return (
    <Card title={t('lots.title')}>
      <Stack gap={4}>
        <Table
          caption={t('lots.caption')}
          hideCaption
          columns={lotColumns({ t, format, today, isPhone, withFolio: folios > 1 })}
          rows={lots.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          rowKey={(lot) => lot.id}
        />
        <Pager page={page} pages={pages} onPage={setPage} />
      </Stack>
    </Card>
  );
}
