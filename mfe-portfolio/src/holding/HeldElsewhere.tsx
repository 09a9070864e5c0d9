import type { Folio } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** Where units of imported folios are redeemed and switched: orders here reach folios of ours only. */
export function HeldElsewhere({ folios }: { folios: readonly Folio[] }) {
  const { t } = useMessages(MESSAGES);
  const elsewhere = folios.flatMap(({ folio_no, statement }) =>
    statement ? [{ folio_no, ...statement }] : [],
  );
  if (elsewhere.length === 0) return null;
  const houses = [...new Set(elsewhere.flatMap(({ house }) => house ?? []))].join(', ');
  return (
    <Notice title={t('imported.elsewhere', { count: elsewhere.length })} tone="info">
      {t(houses === '' ? 'imported.how' : 'imported.howAt', {
        folios: elsewhere.map(({ folio_no }) => folio_no).join(', '),
        houses,
      })}
    </Notice>
  );
}
