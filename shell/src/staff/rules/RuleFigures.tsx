import { useFormat, useMessages } from '@sanchay/i18n';
import { DetailList, type DetailItem } from '@sanchay/ui';
import { shownFigures, type RuleForm } from './ruleForm.ts';
import { RULE_MESSAGES } from './ruleMessages.ts';

interface RuleFiguresProps {
  form: RuleForm;
  row: {
    applies_from: string;
    applies_to: string | null;
    value: unknown;
    source: string;
    confidence: string;
  };
  more?: readonly DetailItem[];
}

/** The days of a rule, in words. */
export function useDays() {
  const { t } = useMessages(RULE_MESSAGES);
  const { date } = useFormat();
  return ({
    applies_from: from,
    applies_to: to,
  }: Pick<RuleFiguresProps['row'], 'applies_from' | 'applies_to'>) =>
    to === null ? t('from', { from: date(from) }) : t('between', { from: date(from), to: date(to) });
}

/** The figures of a rule, and their source. */
export function RuleFigures({ form, row, more = [] }: RuleFiguresProps) {
  const { t } = useMessages(RULE_MESSAGES);
  const format = useFormat();
  return (
    <DetailList
      items={[
        ...shownFigures(form, row.value, { t, format }).map(({ name, text }) => ({
          term: name === '' ? t('value') : name,
          value: text,
        })),
        { term: t('source'), value: row.source },
        { term: t('confidence'), value: t(`confidence.${row.confidence}`) },
        ...more,
      ]}
    />
  );
}
