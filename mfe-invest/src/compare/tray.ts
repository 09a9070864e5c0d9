import { MOST_COMPARED } from '@sanchay/contracts';
import { useSyncExternalStore } from 'react';

/** A fund that the user selected for comparison. */
export interface Chosen {
  code: string;
  name: string;
}

const KEY = 'sanchay.compare';
const NONE: readonly Chosen[] = [];
const listeners = new Set<() => void>();
let chosen: readonly Chosen[] | null = null;

function isChosen(value: unknown): value is Chosen {
  const { code, name } = (value ?? {}) as Partial<Chosen>;
  return typeof code === 'string' && typeof name === 'string';
}

function kept(): readonly Chosen[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isChosen).slice(0, MOST_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

function set(next: readonly Chosen[]): void {
  chosen = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const current = (): readonly Chosen[] => (chosen ??= kept());

/** Puts a fund into the choice or takes it out. A fifth one is not taken. */
export function toggleChosen(fund: Chosen): void {
  const list = current();
  const others = list.filter(({ code }) => code !== fund.code);
  if (others.length < list.length) set(others);
  else if (list.length < MOST_COMPARED) set([...list, fund]);
}

/** Takes all funds out of the choice. */
export function clearChosen(): void {
  set(NONE);
}

/** The funds that the user chose to compare in this tab; none while the server's page is taken over. */
export function useChosen(): readonly Chosen[] {
  return useSyncExternalStore(subscribe, current, () => NONE);
}
