import { fundTitle, type CapitalGains } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Notice, Text, TextLink } from '@sanchay/ui';
import { folioText } from '../import/folioText.ts';
import { MESSAGES } from '../messages.ts';
import { FinalNotice } from '../read/FinalNotice.tsx';
import { isOldShare } from './fairShares.ts';

/** Whether the figures of a year are final, or a draft with its reasons. */
export function DraftNotice({ gains }: { gains: CapitalGains }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (gains.status === 'final') return <FinalNotice year={gains.financial_year} />;
  const reasons = [
    ...gains.reasons,
    ...(gains.lots.some((lot) => lot.face_value_changed) ? ['face_value_changed' as const] : []),
  ];
  const gaps = reasons.filter((reason) => reason !== 'year_running');
  return (
    <Notice
      tone={gaps.length > 0 ? 'warn' : 'info'}
      title={t('gains.draft', { date: format.date(gains.as_of) })}
      later
    >
      {reasons.map((reason) => t(`gains.reason.${reason}`)).join(' ')}
      {gains.lots.some((lot) => isOldShare(lot) && lot.gaps.includes('fair_value_missing')) && (
        <OwnerOnly quiet>
          {' '}
          <TextLink href="#fair-values">{t('gains.fair.toEntry')}</TextLink>
        </OwnerOnly>
      )}
      {gains.import_gaps.map(({ name, folio_no: folio, reasons: own }) => (
        <Text key={`${name} ${folio}`} size="small">
          {fundTitle(name)} · {folioText(t, { asset: 'mutual_fund', folio_no: folio })}:{' '}
          {own.map((reason) => t(`import.fault.${reason}`)).join(' ')}
        </Text>
      ))}
      {gains.import_gaps.length > 0 && <TextLink href="/import">{t('import.title')}</TextLink>}
    </Notice>
  );
}
