import { useMessages } from '@sanchay/i18n';
import { SelectField } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

interface Props {
  /** The year that is shown, like 2025-26. */
  year: string;
  /** Years that have a report, newest first. */
  years: readonly string[];
  onChange: (year: string) => void;
}

/** The choice of a financial year. */
export function YearField({ year: shown, years, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  const known = years.includes(shown) ? years : [...years, shown].toSorted().toReversed();
  return (
    <SelectField
      label={t('report.year')}
      value={shown}
      onChange={onChange}
      options={known.map((year) => ({ value: year, label: t('report.yearNamed', { year }) }))}
    />
  );
}
