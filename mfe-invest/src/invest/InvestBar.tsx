import type { Scheme } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { ActionBar, Button } from '@sanchay/ui';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Suspense, useState } from 'react';
import { withMessages } from '../withMessages.ts';
import { addInvestMessages, MESSAGES } from '../messages.ts';
import { kindsOf, type OrderKind } from './orderKinds.ts';

const InvestSheet = withMessages(
  async () => (await import('./InvestSheet.tsx')).InvestSheet,
  addInvestMessages,
);

/** On phones: the ways to buy at the foot of the screen, and the card in a sheet that comes with the first press. */
export function InvestBar({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(MESSAGES);
  const [kind, setKind] = useState<OrderKind | null>(null);
  const [open, setOpen] = useState(false);
  const kinds = kindsOf(scheme);
  const button = (of: OrderKind, message: string, first: boolean) =>
    kinds.includes(of) && (
      <Button
        variant={first ? 'primary' : 'secondary'}
        onClick={() => {
          setKind(of);
          setOpen(true);
        }}
        onPointerEnter={() => void InvestSheet.load().catch(() => undefined)}
      >
        {t(message)}
      </Button>
    );
  return (
    <OwnerOnly quiet orPreparing minors="until_of_age">
      <ActionBar label={t('invest.bar', { name: scheme.short_name })} desktop="hidden">
        {button('buy', kinds.length > 1 ? 'kind.buy' : 'action.invest', kinds.length === 1)}
        {button('sip', 'invest.startSip', true)}
      </ActionBar>
      {kind && (
        <Suspense fallback={null}>
          <InvestSheet scheme={scheme} kind={kind} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OwnerOnly>
  );
}
