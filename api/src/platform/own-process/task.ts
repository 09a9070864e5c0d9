/** Bounds of one task, so that a large or hostile one harms nobody else. */
export interface TaskLimits {
  /** Milliseconds until its turn must be over. */
  ms: number;
  /** Milliseconds of processor time. */
  cpuMs: number;
  /** Of the thread's own heap. */
  heapMb: number;
  /** By how much the process may grow, which counts buffers outside of heaps. */
  growthMb: number;
}

/** What a process is sent: the thread that does the task, by its address, and its task. */
export interface SentTask {
  thread: string;
  task: unknown;
  limits: TaskLimits;
  /** Folder of compiled code, see `compiledCode`. */
  compiled: string | undefined;
}

/** What a thread gets. */
export type ThreadTask = Pick<SentTask, 'task' | 'compiled'>;

/**
 * Why a task has no outcome: its turn was over before it was done (`late`), it needed too much (`heavy`), its thread
 * threw an error (`failed`) or ended without an outcome (`silent`), or nobody waits for it any more (`unwanted`).
 */
export type TaskEnd<Outcome> =
  | { outcome: Outcome }
  | { none: 'late' | 'heavy' | 'silent' | 'unwanted' }
  | { none: 'failed'; error: string };
