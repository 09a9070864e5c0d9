import { useMessages } from '@sanchay/i18n';
import { Button, Grid, MoneyField, SelectField, Stack } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import type { LossRow } from './lossDraft.ts';

interface Props {
  row: LossRow;
  years: readonly string[];
  errorOf: (field: string) => string | undefined;
  refusedOf: (field: string) => (refused: boolean) => void;
  onChange: (more: Partial<LossRow>) => void;
  onRemove: () => void;
}

/** The losses of one year. */
export function LossFields({ row, years, errorOf, refusedOf, onChange, onRemove }: Props) {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={3}>
      <SelectField
        label={t('report.year')}
        value={row.year}
        onChange={(year) => onChange({ year })}
        options={years.map((year) => ({ value: year, label: t('report.yearNamed', { year }) }))}
        error={errorOf('financial_year')}
      />
      <Grid min={160} gap={3}>
        <MoneyField
          label={t('gains.shortLoss')}
          value={row.short}
          onChange={(short) => onChange({ short })}
          onRefused={refusedOf('short')}
          error={errorOf('short')}
        />
        <MoneyField
          label={t('gains.longLoss')}
          value={row.long}
          onChange={(long) => onChange({ long })}
          onRefused={refusedOf('long')}
          error={errorOf('long')}
        />
      </Grid>
      <Button variant="quiet" size="small" onClick={onRemove}>
        {t('gains.removeYear', { year: row.year })}
      </Button>
    </Stack>
  );
}
