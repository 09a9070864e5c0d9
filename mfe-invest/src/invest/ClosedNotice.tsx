import type { Scheme } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Notice, TextLink } from '@sanchay/ui';
import { GROWTH } from '../scheme/option.ts';
import { MESSAGES } from '../messages.ts';

/** Why a fund cannot be bought here, and the way to those that can. */
export function ClosedNotice({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Notice title={t('invest.closed')}>
      {t(hintOf(scheme))} <TextLink href="#similar">{t('tabs.similar')}</TextLink>
    </Notice>
  );
}

function hintOf({ direct, reinvestment }: Scheme): string {
  if (direct !== 'Y') return 'invest.regularHint';
  return reinvestment === GROWTH ? 'invest.closedHint' : 'invest.idcwHint';
}
