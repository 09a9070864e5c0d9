import type { Scheme } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { Button, StickyActions } from '@sanchay/ui';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Suspense, useState } from 'react';
import { withWords } from '../withWords.ts';
import { addInvestWords, WORDS } from '../words.ts';

const InvestSheet = withWords(async () => (await import('./InvestSheet.tsx')).InvestSheet, addInvestWords);

/** On phones: a button that stays in reach at the foot of the page, and the card in a sheet that comes with it. */
export function InvestBar({ scheme }: { scheme: Scheme }) {
  const { t } = useWords(WORDS);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  function show(): void {
    setAsked(true);
    setOpen(true);
  }
  return (
    <OwnerOnly quiet>
      <StickyActions data-foot-bar="">
        <Button full onClick={show} onPointerEnter={() => void InvestSheet.load().catch(() => undefined)}>
          {t('action.invest')}
        </Button>
      </StickyActions>
      {asked && (
        <Suspense fallback={null}>
          <InvestSheet scheme={scheme} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OwnerOnly>
  );
}
