import { ledTo, type CompletionPage } from '@sanchay/contracts';
import { OwnerPage, useManagedAccount, useNextStep, usePlatform } from '@sanchay/remote-kit';
import { useEffect, type ReactNode } from 'react';
import { FormSkeleton } from '../FormSkeleton.tsx';

/** A step of the flow: a user who opens it too early is redirected to the step that comes first. */
export function StepGate({ page, children }: { page: CompletionPage; children: ReactNode }) {
  const { navigate } = usePlatform();
  const managed = useManagedAccount();
  const { next, facts } = useNextStep();
  const elsewhere = !managed && facts && next ? ledTo(page, facts, next) : null;
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  return <OwnerPage>{elsewhere ? <FormSkeleton /> : children}</OwnerPage>;
}
