import type { CallReply, MinorBlocker } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Button, Notice, SettingRow, useToast } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

/** Where each of them is ended, in the account of the child. */
const PLACES: Record<MinorBlocker, string> = {
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
  imported: '/import',
  other_assets: '/portfolio/other-assets',
};

interface Props {
  id: number;
  name: string;
  blockers: CallReply<'minorAccount'>['data']['blockers'];
}

/** What the account of a child still has, each with the way there: the account opens first. */
export function MinorBlockers({ id, name, blockers }: Props) {
  const { t } = useMessages(MESSAGES);
  const toast = useToast();
  const { navigate, openAccount } = usePlatform();
  const [opening, setOpening] = useState(false);
  async function go(kind: MinorBlocker): Promise<void> {
    setOpening(true);
    try {
      await openAccount?.(String(id));
      navigate(PLACES[kind]);
    } catch {
      toast({ tone: 'error', message: t('family.minor.notOpened') });
    }
    setOpening(false);
  }
  return (
    <div>
      <Notice tone="info" title={t('family.minor.kept', { name })}>
        {t('family.minor.keptText')}
      </Notice>
      {blockers.map(({ kind, count }) => (
        <SettingRow key={kind} title={t(`family.minor.has.${kind}`, { count })}>
          {openAccount && (
            <Button size="small" variant="secondary" busy={opening} onClick={() => void go(kind)}>
              {t('family.minor.view')}
            </Button>
          )}
        </SettingRow>
      ))}
    </div>
  );
}
