import { useSearchParams } from '@sanchay/remote-kit/router';

export type GoToStep = (step: string | null, options?: { replace?: boolean }) => void;

/** The step of a form as part of the address, so that Back leads to the step before and not away. Null: the first. */
export function useStep(): [string | null, GoToStep] {
  const [query, setQuery] = useSearchParams();
  const goTo: GoToStep = (step, { replace = false } = {}) => {
    const after = new URLSearchParams(query);
    if (step === null) after.delete('step');
    else after.set('step', step);
    setQuery(after, { replace });
  };
  return [query.get('step'), goTo];
}
