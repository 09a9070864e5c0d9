import { savesData } from '@sanchay/api-client';
import { askAhead } from '@sanchay/remote-kit';
import { useEffect, useRef } from 'react';
import { searchOf, type ListQuery } from './listQuery.ts';
import { queriesBehind } from './queriesBehind.ts';

/**
 * Milliseconds that a pointer or the focus stays on an element before its rows are requested: passing by costs
 * nothing.
 */
const RESTS = 60;

/**
 * Requests rows before they are chosen: at the press of a link, a filter or the choice of orders, and where the user
 * stays on one for a moment, so that the list can change in the frame after the click.
 */
export function useRowsAhead(query: ListQuery): void {
  const now = useRef(query);
  useEffect(() => {
    now.current = query;
  }, [query]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ask = (target: EventTarget | null): void => {
      const next = queriesBehind(target as Element, now.current);
      // One list is what a press is about to show; several are a guess, which costs bytes.
      if (next.length > 1 && savesData()) return;
      for (const each of next) askAhead('mutualFundSearch', { query: searchOf(each) });
    };
    const press = ({ target }: Event): void => ask(target);
    const rest = ({ target }: Event): void => {
      clearTimeout(timer);
      if (!savesData()) timer = setTimeout(ask, RESTS, target);
    };
    const events = { pointerdown: press, pointerover: rest, focusin: rest } as const;
    for (const [type, hear] of Object.entries(events))
      document.addEventListener(type, hear, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const [type, hear] of Object.entries(events)) document.removeEventListener(type, hear);
    };
  }, []);
}
