import { client } from '@sanchay/api-client';
import { EXEMPTION_ORDERS, GAINS_FILES, type CallQuery, type CapitalGains } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Row, SelectField } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Downloads } from '../read/Downloads.tsx';
import { YearField } from '../read/YearField.tsx';

interface Props {
  gains: CapitalGains;
  query: CallQuery<'capitalGains'>;
  onChange: (name: 'year' | 'exemption', value: string) => void;
}

/** The financial year, the order of the exemption where the year has two rates, and the files. */
export function ReportChoices({ gains, query, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  const { financial_year: year, years, pools } = gains;
  const rates = pools.filter(({ head, rate_percentage: rate }) => head === 'equity_long' && rate !== 0);
  const hasUsShares = gains.lots.some(({ asset }) => asset === 'us_stock');
  const hasForeignShares = (gains.foreign?.shares.length ?? 0) > 0;
  const shown = {
    'us-shares.csv': hasUsShares,
    'schedule-fa.csv': hasForeignShares,
    'children.csv': (gains.clubbed?.length ?? 0) > 0,
  };
  const files = GAINS_FILES.filter((file) => !(file in shown) || shown[file as keyof typeof shown]);
  return (
    <Row justify="between" align="end" gap={4} wrap>
      <Row align="end" gap={4} wrap>
        <YearField year={year} years={years} onChange={(chosen) => onChange('year', chosen)} />
        {rates.length > 1 && (
          <SelectField
            label={t('gains.order')}
            value={gains.exemption_order}
            onChange={(order) => onChange('exemption', order)}
            options={EXEMPTION_ORDERS.map((value) => ({ value, label: t(`gains.order.${value}`) }))}
          />
        )}
      </Row>
      <Downloads
        files={files.map((file) => ({
          id: file,
          label: t(`gains.file.${file}`),
          name: file.replace('.', `-${year}.`),
          load: () => client.call('capitalGainsFile', { params: { file }, query: { ...query, year } }),
        }))}
      />
    </Row>
  );
}
