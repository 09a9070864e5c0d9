import type { CapitalGains } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useCall } from '@sanchay/remote-kit';
import { Button, Card, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { TwoLines } from '../read/TwoLines.tsx';
import { FairValueForm } from './FairValueForm.tsx';
import { fairSharesOf, isOldShare, type FairShare } from './fairShares.ts';

/** Prices of 31 January 2018 of the sold shares that need one, as entered; nothing where no share needs one. */
export function FairValues({ gains }: { gains: CapitalGains }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const hasOld = gains.lots.some(isOldShare);
  const values = useCall('fairValues', undefined, { enabled: hasOld }).data?.data.values;
  const [editing, setEditing] = useState<FairShare | null>(null);
  const shares = values ? fairSharesOf(gains.lots, values) : [];
  if (shares.length === 0) return null;
  const entry = ({ entered }: FairShare) =>
    entered
      ? t('gains.fair.valueByYou', {
          price: format.nav(entered.price, 2),
          date: format.date(entered.entered_on),
        })
      : t('gains.fair.missing');
  const columns: Column<FairShare>[] = [
    {
      key: 'share',
      head: t('gains.fair.share'),
      rowHead: true,
      cell: (share) => <TwoLines below={isPhone ? entry(share) : share.isin}>{share.name}</TwoLines>,
    },
    {
      key: 'price',
      head: t('gains.fair.price'),
      align: 'end',
      cell: ({ entered }) => (
        <>
          {entered ? format.nav(entered.price, 2) : t('gains.fair.missing')}
          {entered && (
            <Text size="label" as="div">
              {t('gains.fair.byYou', { date: format.date(entered.entered_on) })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'edit',
      head: '',
      align: 'end',
      cell: (share) => (
        <OwnerOnly quiet>
          <Button
            variant="secondary"
            size="small"
            aria-label={`${t(share.entered ? 'gains.fair.edit' : 'gains.fair.enter')}: ${share.name}`}
            onClick={() => setEditing(share)}
          >
            {t(share.entered ? 'gains.fair.edit' : 'gains.fair.enter')}
          </Button>
        </OwnerOnly>
      ),
    },
  ];
  return (
    <div id="fair-values">
      <Card title={t('gains.fair.title')}>
        <Stack gap={4}>
          <Text size="small">{t('gains.fair.what')}</Text>
          <Table
            caption={t('gains.fair.title')}
            hideCaption
            columns={isPhone ? columns.filter(({ key }) => key !== 'price') : columns}
            rows={shares}
            rowKey={({ isin }) => isin}
          />
        </Stack>
        {editing && (
          <FairValueForm
            share={{ ...editing, entered: values?.find(({ isin }) => isin === editing.isin) ?? null }}
            onClose={() => setEditing(null)}
          />
        )}
      </Card>
    </div>
  );
}
