import type { ShareActionKind } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Figure, Table, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

/** One corporate action as the account holder sees it, figures written out. */
export interface ShareEventRow {
  number: number;
  kind: ShareActionKind;
  /** ISO day from which the share trades without it. */
  day: string;
  /** The shares that it concerns and how many became of them. */
  shares: string;
  /** Null until it is paid. */
  cash: string | null;
  /** Under the money: the tax that was kept, or the day of payment. */
  cashNote: string | null;
}

interface Props {
  caption: string;
  /** Heading of the column of money. */
  cashHead: string;
  rows: readonly ShareEventRow[];
}

/** What corporate actions changed for an account. */
export function EventTable({ caption, cashHead, rows }: Props) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { date } = useFormat();
  return (
    <Table
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={({ number }) => String(number)}
      columns={[
        {
          key: 'event',
          head: t('own.event'),
          rowHead: true,
          cell: ({ kind, day, shares }) => (
            <>
              {t(`action.${kind}`)}
              <Text size="label">
                {date(day)} · {shares}
              </Text>
            </>
          ),
        },
        {
          key: 'cash',
          head: cashHead,
          align: 'end',
          exact: true,
          cell: ({ cash, cashNote }) => (
            <>
              <Figure>{cash ?? '–'}</Figure>
              {cashNote && <Text size="label">{cashNote}</Text>}
            </>
          ),
        },
      ]}
    />
  );
}
