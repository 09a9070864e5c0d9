import type { Scheme } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { ActionBar, Button } from '@sanchay/ui';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Suspense, useState } from 'react';
import { withWords } from '../withWords.ts';
import { addInvestWords, WORDS } from '../words.ts';
import { kindsOf, type OrderKind } from './orderKinds.ts';

const InvestSheet = withWords(async () => (await import('./InvestSheet.tsx')).InvestSheet, addInvestWords);

/** On phones: the ways to buy at the foot of the screen, and the card in a sheet that comes with the first press. */
export function InvestBar({ scheme }: { scheme: Scheme }) {
  const { t } = useWords(WORDS);
  const [kind, setKind] = useState<OrderKind | null>(null);
  const [open, setOpen] = useState(false);
  const kinds = kindsOf(scheme);
  const button = (of: OrderKind, words: string, first: boolean) =>
    kinds.includes(of) && (
      <Button
        variant={first ? 'primary' : 'secondary'}
        onClick={() => {
          setKind(of);
          setOpen(true);
        }}
        onPointerEnter={() => void InvestSheet.load().catch(() => undefined)}
      >
        {t(words)}
      </Button>
    );
  return (
    <OwnerOnly quiet>
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
