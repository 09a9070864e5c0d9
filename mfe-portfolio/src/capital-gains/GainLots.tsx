import type { GainLot } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Pager, Stack, Table, Text, useIsPhone } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { gainLotColumns } from './gainLotColumns.tsx';

const PER_PAGE = 25;

/** Every lot that was sold in the year: purchase and sale, cost for tax, gain, rate and the rule behind it. */
export function GainLots({ lots }: { lots: readonly GainLot[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [asked, setPage] = useState(1);
  const pages = Math.ceil(lots.length / PER_PAGE);
  const page = Math.min(asked, Math.max(1, pages));
  return (
    <Card title={t('gains.lots', { count: lots.length })}>
      <Stack gap={4}>
        <Table
          caption={t('gains.lotsCaption')}
          hideCaption
          columns={gainLotColumns({ t, format, isPhone })}
          rows={lots.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          rowKey={(lot) => `${lot.sale_id} ${lot.lot_id}`}
        />
        {lots.some(({ dollars }) => dollars !== null) && <Text size="small">{t('gains.dollarNote')}</Text>}
        <Pager page={page} pages={pages} onPage={setPage} />
      </Stack>
    </Card>
  );
}
