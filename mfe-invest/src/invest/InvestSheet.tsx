import type { Scheme } from '@sanchay/contracts';
import { Dialog } from '@sanchay/ui';
import { AddButton } from './AddButton.tsx';
import { InvestFields } from './InvestFields.tsx';
import { useInvest } from './useInvest.ts';

interface InvestSheetProps {
  scheme: Scheme;
  open: boolean;
  onClose: () => void;
}

/** The way into a fund in a sheet, for phones. What was chosen stays when the sheet is closed. */
export function InvestSheet({ scheme, open, onClose }: InvestSheetProps) {
  const invest = useInvest(scheme);
  return (
    <Dialog open={open} onClose={onClose} title={scheme.short_name} actions={<AddButton invest={invest} />}>
      <InvestFields scheme={scheme} invest={invest} />
    </Dialog>
  );
}
