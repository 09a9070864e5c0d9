import { useEffect, useRef, useState } from 'react';

interface Open {
  portfolioId: number | undefined;
  /** The part that is open, null when all is finished; undefined while it is not known. */
  part: string | null | undefined;
}

/** Whether the step that was open here has been finished in another window, until one is finished here. */
export function useFinishedElsewhere({ portfolioId, part }: Open) {
  const [elsewhere, setElsewhere] = useState(false);
  const shown = useRef<Open>({ portfolioId: undefined, part: undefined });
  const byUs = useRef(false);
  useEffect(() => {
    if (part === undefined) return;
    const before = shown.current;
    shown.current = { portfolioId, part };
    if (before.part === part && before.portfolioId === portfolioId) return;
    const sameAccount = before.part !== undefined && before.portfolioId === portfolioId;
    setElsewhere(sameAccount && !byUs.current);
    byUs.current = false;
  }, [portfolioId, part]);
  return {
    elsewhere,
    /** A step was finished by a press here; `already`: another window was faster. */
    finished: (already: boolean) => {
      byUs.current = !already;
    },
  };
}
