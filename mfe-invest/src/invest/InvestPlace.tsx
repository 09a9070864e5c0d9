import type { Scheme } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { Button, Card, Dialog, Notice, StickyActions, useIsPhone } from '@sanchay/ui';
import { useState } from 'react';
import { WORDS } from '../words.ts';
import { AddButton } from './AddButton.tsx';
import { kindsOf } from './investAnswers.ts';
import { InvestFields } from './InvestFields.tsx';
import { useInvest } from './useInvest.ts';

/** The way into a fund: a card beside the page on desktops, a button in reach and a sheet on phones. */
export function InvestPlace({ scheme }: { scheme: Scheme }) {
  const { t } = useWords(WORDS);
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const invest = useInvest(scheme);
  if (kindsOf(scheme).length === 0) {
    return (
      <Notice title={t('invest.closed')}>
        {t(scheme.direct === 'Y' ? 'invest.closedHint' : 'invest.regularHint')}
      </Notice>
    );
  }
  if (!phone) {
    return (
      <Card raised title={t('invest.title')}>
        <InvestFields scheme={scheme} invest={invest} />
        <AddButton invest={invest} />
      </Card>
    );
  }
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
