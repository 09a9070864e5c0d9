import { Button, LinkButton } from '@sanchay/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CompletionDialog } from './CompletionDialog.tsx';
import { useNextStep } from './useNextStep.ts';

/** Where the way begins, while nothing is known of it. */
const FIRST_PAGE = '/solo-setup';

/**
 * Leads somebody who is not ready yet to the next step, or says what is being checked: for the cart, where orders are
 * held until then. A remote that uses it listens to `kyc/changed`.
 */
export function NextStepButton({ children }: { children: ReactNode }) {
  const { next } = useNextStep();
  const [shown, setShown] = useState(false);
  if (next?.kind === 'modal')
    return (
      <>
        <Button full onClick={() => setShown(true)}>
          {children}
        </Button>
        <CompletionDialog modal={shown ? next.modal : null} onClose={() => setShown(false)} />
      </>
    );
  return (
    <LinkButton href={next?.kind === 'page' ? next.path : FIRST_PAGE} full>
      {children}
    </LinkButton>
  );
}
