import type { Order, Redemption } from '@sanchay/contracts';
import { useFormat } from '@sanchay/i18n';
import { Button, DownloadIcon, Row } from '@sanchay/ui';
import { keepFile } from './keepFile.ts';
import { orderCsv, orderText } from './orderFile.ts';

export interface TimelineFilesProps {
  of: Order | Redemption;
  labels: { csv: string; text: string };
}

/** Two buttons that keep a timeline as a file: as a table, and as text to read. */
export function TimelineFiles({ of, labels }: TimelineFilesProps) {
  const { dateTime } = useFormat();
  const name = `order-${of.id}`;
  return (
    <Row gap={2}>
      <Button
        variant="secondary"
        size="small"
        icon={<DownloadIcon />}
        onClick={() => keepFile(`${name}.csv`, 'text/csv', orderCsv(of))}
      >
        {labels.csv}
      </Button>
      <Button
        variant="secondary"
        size="small"
        onClick={() => keepFile(`${name}.txt`, 'text/plain', orderText(of, dateTime))}
      >
        {labels.text}
      </Button>
    </Row>
  );
}
