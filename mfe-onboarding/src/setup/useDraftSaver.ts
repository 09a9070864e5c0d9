import { ApiError } from '@sanchay/api-client';
import type { SetupPart } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { useEffect, useState } from 'react';
import type { Answers } from './answers.ts';
import { DraftQueue } from './DraftQueue.ts';
import type { SaveState } from './DraftQueue.ts';

/** Long enough not to send every letter, short enough that hardly anything typed can be lost. */
const PAUSE_MS = 600;

/** Only what changed, so that another window's answers stay; null takes an answer back. */
type Changes = Partial<Record<SetupPart, Record<string, unknown>>>;

export interface DraftSaver {
  state: SaveState;
  /** Sends the change after a pause in typing. */
  save: (part: SetupPart, change: Answers) => void;
  /** Sends at once what still waits. */
  flush: () => Promise<void>;
}

/**
 * Keeps the answers on the server as they are given. Leaving the screen, or the page, sends what still waits.
 * @param onFinished called when another window has finished the step meanwhile
 */
export function useDraftSaver(onFinished: () => void): DraftSaver {
  const { mutateAsync } = useWrite('saveOnboardingDraft');
  const [state, setState] = useState<SaveState>('idle');
  const [queue] = useState(
    () =>
      new DraftQueue<Changes>({
        send: (changes) => sendAll(changes, mutateAsync, onFinished),
        onState: setState,
        pause: PAUSE_MS,
        merge,
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
  return {
    state,
    save: (part, change) => queue.save({ [part]: asJson(change) }),
    flush: () => queue.flush(),
  };
}

function merge(older: Changes, newer: Changes): Changes {
  const parts = [...new Set([...Object.keys(older), ...Object.keys(newer)])] as SetupPart[];
  return Object.fromEntries(parts.map((part) => [part, { ...older[part], ...newer[part] }]));
}

/** What was cleared is told as null: JSON has no word for undefined. */
function asJson(change: Answers): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      field,
      value === undefined || value === '' ? null : value,
    ]),
  );
}

type Send = (options: { body: { part: SetupPart; answers: Record<string, unknown> } }) => Promise<unknown>;

async function sendAll(changes: Changes, send: Send, onFinished: () => void): Promise<void> {
  for (const [part, answers] of Object.entries(changes)) {
    try {
      await send({ body: { part: part as SetupPart, answers: answers! } });
    } catch (error) {
      // Nothing of a finished step can be kept: the page shows how it was finished instead.
      if (ApiError.from(error).code !== 'step_finished') throw error;
      onFinished();
    }
  }
}
