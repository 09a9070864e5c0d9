import { defaultConfig, type RenderedAnswer } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import type { ComponentType } from 'react';
import type { MountContext, MountedRemote } from '../contract.ts';
import { defineRemote } from '../defineRemote.tsx';
import type { Screens } from '../screenAt.ts';

interface Taken {
  html: string;
  answers?: RenderedAnswer[];
  screens?: Screens;
  /** Path and query that the HTML was rendered for; an older shell does not provide it. */
  path?: string;
}

/** Server HTML in the page with what becomes of it. */
interface TakenPage {
  element: HTMLElement;
  host: HTMLElement;
  /** The elements of the server. */
  before: Element[];
  /** What was reported, hydration errors among them. */
  errors: unknown[];
  mounting: Promise<MountedRemote>;
}

/** Starts to mount a remote over HTML that a server has made. */
export function startTakeOver(Root: ComponentType, { html, answers = [], screens, path }: Taken): TakenPage {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = `<div>${html}</div>`;
  const host = element.firstElementChild as HTMLElement;
  const before = [...host.querySelectorAll('*')];
  const errors: unknown[] = [];
  const context: MountContext = {
    element,
    rendered: { host, answers, path },
    remote: 'mfe-test',
    release: '1',
    bus: createBus().scoped('mfe-test'),
    config: defaultConfig,
    navigate: () => undefined,
    signedIn: async () => undefined,
    userChanged: async () => undefined,
    critical: () => () => undefined,
    onCrash: (error) => errors.push(error),
    onError: (error) => errors.push(error),
  };
  const messages = { en: async () => ({ hello: 'Hello' }), hi: async () => ({ hello: 'नमस्ते' }) };
  const remote = defineRemote({ name: 'mfe-test', styleKey: 'test', Root, messages, screens });
  return { element, host, before, errors, mounting: remote.mount(context) };
}

/** Mounts a remote over HTML that a server has made. */
export async function takeOver(Root: ComponentType, taken: Taken) {
  const { mounting, ...page } = startTakeOver(Root, taken);
  return { ...page, mounted: await mounting };
}
