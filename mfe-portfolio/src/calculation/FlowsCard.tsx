import type { ReturnsCalculation } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Card, DownloadIcon, LinkButton } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { csvAddress } from '../read/csv.ts';
import { calculationCsv } from './calculationCsv.ts';
import { FlowTable } from './FlowTable.tsx';

interface Props {
  title: string;
  day: string;
  flows: ReturnsCalculation['flows'];
  /** What the flows show, or why they have no yearly rate. */
  text: string;
}

/** The payments behind a return with the file of them. */
export function FlowsCard({ title, day, flows, text }: Props) {
  const { t } = useMessages(MESSAGES);
  return (
    <Card
      title={title}
      actions={
        <LinkButton
          href={csvAddress(calculationCsv(t, flows))}
          download={`calculation-${day}.csv`}
          variant="secondary"
          size="small"
          icon={<DownloadIcon size={18} />}
        >
          {t('transactions.csv')}
        </LinkButton>
      }
    >
      <FlowTable flows={flows} text={text} />
    </Card>
  );
}
