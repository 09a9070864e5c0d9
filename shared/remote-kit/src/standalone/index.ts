import type { RemoteModule } from '../remote/contract.ts';
import type { StandaloneAnswers } from './mock/answers.ts';

export { MockRefusal } from './mock/answers.ts';
export type { MockQuestion, StandaloneAnswers } from './mock/answers.ts';

export interface StandaloneRemote {
  /** The module that the remote exposes to the shell. */
  load(): Promise<{ default: RemoteModule }>;
  /** Answers of its own in place of those made from the contracts. */
  answers?: StandaloneAnswers;
}

/** The page of one remote alone: in a window of its own the workbench, in the workbench's frame the remote. */
export async function startStandalone(remote: StandaloneRemote): Promise<void> {
  if (globalThis.self === globalThis.top) {
    const { startWorkbench } = await import('./workbench/startWorkbench.tsx');
    await startWorkbench();
  } else {
    const { startStage } = await import('./stage/startStage.tsx');
    await startStage(remote);
  }
}
