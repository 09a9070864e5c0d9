import type { RecentEvent } from '@sanchay/event-bus';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { listen, send, type Note, type ToStage, type ToWorkbench } from '../messages.ts';

const KEPT_NOTES = 50;

export interface Stage {
  frame: RefObject<HTMLIFrameElement | null>;
  events: readonly RecentEvent[];
  notes: readonly Note[];
  /** The current path of the remote, once it has reported it. */
  path: string | null;
  notify(message: ToStage): void;
  /** Clears the reported state, before the frame is reloaded. */
  forget(): void;
}

/** The remote's page in the frame, as reported to the workbench. */
export function useStage(): Stage {
  const frame = useRef<HTMLIFrameElement>(null);
  const [events, setEvents] = useState<readonly RecentEvent[]>([]);
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [path, setPath] = useState<string | null>(null);
  useEffect(
    () =>
      listen<ToWorkbench>(
        () => frame.current?.contentWindow ?? null,
        (message) => {
          if (message.kind === 'events') setEvents(message.events);
          else if (message.kind === 'path') setPath(message.path);
          else setNotes((former) => [...former, message.note].slice(-KEPT_NOTES));
        },
      ),
    [],
  );
  const notify = useCallback((message: ToStage) => {
    const target = frame.current?.contentWindow;
    if (target) send(target, message);
  }, []);
  const forget = useCallback(() => {
    setEvents([]);
    setNotes([]);
  }, []);
  return { frame, events, notes, path, notify, forget };
}
