import type { RedemptionPreview } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, type DetailItem } from '@sanchay/ui';
import { SALE_MESSAGES } from '../messages.ts';

interface SaleSumsProps {
  sums: Pick<RedemptionPreview, 'units' | 'nav' | 'gross' | 'exit_load' | 'stt' | 'tds' | 'net'> & {
    nav_as_of?: string;
  };
  kind: 'redeem' | 'switch';
  /** At today's NAV, before the sale has its own. */
  estimated?: boolean;
}

/** Units, their worth, what is taken off, and what is left. */
export function SaleSums({ sums, kind, estimated = false }: SaleSumsProps) {
  const { t } = useMessages(SALE_MESSAGES);
  const { rupees, nav, units, date } = useFormat();
  const money = (value: number) => rupees(value, { decimals: 2 });
  const items: (DetailItem | false)[] = [
    { term: t('sums.units'), value: units(sums.units) },
    {
      term: t(estimated ? 'sums.navNow' : 'sums.nav'),
      value: nav(sums.nav),
      hint: sums.nav_as_of && date(sums.nav_as_of),
    },
    { term: t('sums.gross'), value: money(sums.gross) },
    { term: t('sums.load'), value: sums.exit_load > 0 ? `−${money(sums.exit_load)}` : t('sums.none') },
    sums.stt > 0 && { term: t('sums.stt'), value: `−${money(sums.stt)}` },
    sums.tds > 0 && { term: t('sums.tds'), value: `−${money(sums.tds)}`, hint: t('sums.tdsHint') },
    { term: t(`sums.net.${kind}`), value: <strong>{money(sums.net)}</strong> },
  ];
  return (
    <Card title={t(estimated ? 'sums.titleEstimate' : 'sums.title')}>
      <DetailList items={items.filter((item) => item !== false)} />
    </Card>
  );
}
