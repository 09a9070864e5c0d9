import { useWrite } from '@sanchay/remote-kit';
import { useEffect, useState } from 'react';
import { draftOf } from './applicant.ts';
import type { Answers } from './applicant.ts';
import { DraftQueue } from './DraftQueue.ts';
import type { SaveState } from './DraftQueue.ts';

/** Long enough not to send every letter, short enough that hardly anything typed can be lost. */
const PAUSE_MS = 600;

export interface DraftSaver {
  state: SaveState;
  /** Sends the answers after a pause in typing. */
  save: (answers: Answers) => void;
  /** Sends at once what still waits. */
  flush: () => Promise<void>;
}

/** Keeps the answers on the server. Leaving the screen, or the page, sends what still waits. */
export function useDraftSaver(): DraftSaver {
  const { mutateAsync } = useWrite('saveOnboardingDraft', ['onboarding']);
  const [state, setState] = useState<SaveState>('idle');
  const [queue] = useState(
    () =>
      new DraftQueue<Answers>({
        send: (answers) => mutateAsync({ body: draftOf(answers) }),
        onState: setState,
        pause: PAUSE_MS,
      }),
  );
  useEffect(() => {
    const flush = (): void => void queue.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [queue]);
  return { state, save: (answers) => queue.save(answers), flush: () => queue.flush() };
}
