import type { Scheme } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { Button, Dialog, StickyActions } from '@sanchay/ui';
import { useState } from 'react';
import { WORDS } from '../words.ts';
import { AddButton } from './AddButton.tsx';
import { ClosedNotice } from './ClosedNotice.tsx';
import { kindsOf } from './investAnswers.ts';
import { InvestFields } from './InvestFields.tsx';
import { useInvest } from './useInvest.ts';

/** On phones: a button that stays in reach at the foot of the page, and the card in a sheet. */
export function InvestSheet({ scheme }: { scheme: Scheme }) {
  const { t } = useWords(WORDS);
  const [open, setOpen] = useState(false);
  const invest = useInvest(scheme);
  if (kindsOf(scheme).length === 0) return <ClosedNotice scheme={scheme} />;
  return (
    <>
      <StickyActions>
        <Button full onClick={() => setOpen(true)}>
          {t('action.invest')}
        </Button>
      </StickyActions>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={scheme.short_name}
        actions={<AddButton invest={invest} />}
      >
        <InvestFields scheme={scheme} invest={invest} />
      </Dialog>
    </>
  );
}
