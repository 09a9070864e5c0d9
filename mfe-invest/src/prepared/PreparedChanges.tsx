import { useFormat, useMessages } from '@sanchay/i18n';
import { DetailList, Notice, Stack, Text } from '@sanchay/ui';
import { SALE_MESSAGES } from '../messages.ts';
import type { Prepared } from './PreparedPage.tsx';

type Change = Prepared['changes'][number];

const DATES: readonly string[] = ['nav_date', 'payout_date', 'start_date'];
const TEXTS: readonly string[] = ['folio_no', 'bank'];

/** What differs from the figures that the manager saw; nothing when all are the same. */
export function PreparedChanges({ changes }: { changes: readonly Change[] }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { date, rupees, units } = useFormat();
  if (changes.length === 0) return null;
  const shown = (field: string, value: Change['now']): string => {
    if (value === null) return t('prepared.none');
    if (TEXTS.includes(field)) return String(value);
    if (DATES.includes(field)) return date(String(value));
    if (field === 'units') return units(Number(value));
    return rupees(Number(value), { decimals: field === 'nav' ? 4 : 2 });
  };
  return (
    <Notice tone="warn" title={t('prepared.changed')}>
      <Stack gap={3}>
        <Text size="small">{t('prepared.changedHint')}</Text>
        <DetailList
          items={changes.map(({ field, before, now }) => ({
            term: t(`prepared.field.${field}`),
            value: t('prepared.beforeNow', { before: shown(field, before), now: shown(field, now) }),
          }))}
        />
      </Stack>
    </Notice>
  );
}
