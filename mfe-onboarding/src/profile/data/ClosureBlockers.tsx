import type { Closure, ClosureBlocker } from '@sanchay/contracts';
import { DetailList, Notice, Stack, TextLink } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../../messages.ts';

/** Where each of them is ended. */
const PLACES: Record<ClosureBlocker, string> = {
  holdings: '/portfolio',
  orders: '/orders',
  plans: '/systematic',
  mandates: '/mandates',
  payments: '/orders',
  chargebacks: '/orders',
  redemptions: '/orders',
  deposits: '/fixed-deposit/deposits',
  us_wallet: '/us-stocks/wallet',
  stocks: '/stocks/cash',
  gold: '/gold',
};

/** What has to end before the account can close, each with the way there. */
export function ClosureBlockers({ blockers }: { blockers: Closure['blockers'] }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={3}>
      <Notice tone="info" title={t('data.close.blocked')}>
        {t('data.close.blockedText')}
      </Notice>
      <DetailList
        items={blockers.map(({ kind, count }) => ({
          term: t(`data.blocker.${kind}`, { count }),
          value: <TextLink href={PLACES[kind]}>{t(`data.blocker.${kind}.do`)}</TextLink>,
        }))}
      />
    </Stack>
  );
}
