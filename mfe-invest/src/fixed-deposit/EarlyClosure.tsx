import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Table } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import type { Issuer } from './IssuerView.tsx';

type Row = Issuer['early_closure'][number];

/**
 * What comes back when money is withdrawn before the end of the term. Nothing when the issuer states nothing about it.
 */
export function EarlyClosure({ rows }: { rows: readonly Row[] }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { percent } = useFormat();
  if (rows.length === 0) return null;
  const when = ({ from_days: from, to_days: to }: Row) => {
    if (to === null) return t('early.from', { from });
    return from === 0 ? t('early.until', { to }) : t('early.between', { from, to });
  };
  const what = ({ allowed, interest, less }: Row) => {
    if (!allowed) return t('early.not');
    return interest ? t('early.less', { less: percent(less, { decimals: 0 }) }) : t('early.without');
  };
  return (
    <Card title={t('early.title')}>
      <Table
        caption={t('early.title')}
        hideCaption
        rows={rows}
        rowKey={({ from_days }) => String(from_days)}
        columns={[
          { key: 'when', head: t('early.when'), rowHead: true, cell: when },
          { key: 'what', head: t('early.what'), cell: what },
        ]}
      />
    </Card>
  );
}
