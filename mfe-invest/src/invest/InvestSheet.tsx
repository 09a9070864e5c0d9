import { fundTitle, type Scheme } from '@sanchay/contracts';
import { Dialog } from '@sanchay/ui';
import { useEffectEvent, useLayoutEffect } from 'react';
import { AddButton } from './AddButton.tsx';
import { InvestFields } from './InvestFields.tsx';
import type { OrderKind } from './orderKinds.ts';
import { useInvest } from './useInvest.ts';

interface InvestSheetProps {
  scheme: Scheme;
  /** What the sheet was opened for; it can be changed in it. */
  kind: OrderKind;
  open: boolean;
  onClose: () => void;
}

/** The way into a fund in a sheet, for phones. What was chosen stays when the sheet is closed. */
export function InvestSheet({ scheme, kind, open, onClose }: InvestSheetProps) {
  const invest = useInvest(scheme);
  const choose = useEffectEvent(() => invest.choose(kind));
  useLayoutEffect(() => {
    if (open) choose();
  }, [open, kind]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fundTitle(scheme.short_name)}
      actions={<AddButton invest={invest} />}
    >
      <InvestFields scheme={scheme} invest={invest} />
    </Dialog>
  );
}
