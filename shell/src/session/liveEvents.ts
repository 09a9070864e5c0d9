import { ApiError, openStream, type EventStream } from '@sanchay/api-client';
import { busEvents, STREAM_PATH, type BusEventName, type BusEvents } from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';

export interface LiveEvents {
  open(): void;
  /** Until the next opening, which resumes here. */
  close(): void;
  /** The session is over: the next one gets what happens from then on. */
  end(): void;
}

/**
 * Publishes the server's events on the bus while the user is signed in and the page is visible; resumes where it
 * stopped.
 * @param over called with the code of the response when the server reports that the session has ended
 */
export function liveEvents(
  bus: Bus,
  token: () => string | null,
  refresh: () => Promise<string | null>,
  over: (code: string | null) => void,
): LiveEvents {
  let stream: EventStream | null = null;
  // The server gives a place also before the first event.
  let last = '';
  const stop = (): void => {
    if (stream) last = stream.lastEventId();
    stream = null;
  };
  const live: LiveEvents = {
    open() {
      if (stream || !token()) return;
      const opened = openStream({
        path: STREAM_PATH,
        token,
        lastEventId: last,
        onEvent: ({ event, data }) => publish(bus, event, data),
        onState: (state) => {
          if (state !== 'unauthorised' || stream !== opened) return;
          stop();
          refresh().then(
            (renewed) => renewed && live.open(),
            (error: unknown) => {
              const { httpStatus, code } = ApiError.from(error);
              if (httpStatus === 401) over(code);
            },
          );
        },
      });
      stream = opened;
    },
    close() {
      stream?.close();
      stop();
    },
    end() {
      live.close();
      last = '';
    },
  };
  return live;
}

/** Only events that the catalogue assigns to the server; it may not publish the others. */
function publish(bus: Bus, name: string, data: string): void {
  if (!Object.hasOwn(busEvents, name)) return;
  const event = name as BusEventName;
  const { owner } = busEvents[event];
  if (owner !== 'server' && owner !== 'any') return;
  try {
    bus.emit(event, JSON.parse(data) as BusEvents[typeof event]);
  } catch {
    // A half-written event; the next fetch of the screen has the truth.
  }
}
