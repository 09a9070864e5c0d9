import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const guard = path.join(import.meta.dirname, '../endWithParent.cjs');
const LOG_LIMIT = 20_000_000;
/** Lines of a log that an error shows. */
const LAST_LINES = 15;

export interface Program {
  name: string;
  file: string;
  env: Record<string, string>;
  /** Where it writes; the user is notified when it fails. */
  logFolder: string;
}

export interface RunningProgram {
  readonly pid: number;
  /** The port it reported when it became ready. */
  readonly port: number;
  stop(): Promise<void>;
}

interface RunOptions {
  /** It ended although nobody stopped it. */
  onEnd: (code: number | null) => void;
}

/**
 * Starts one of our programs and waits until it reports ready.
 * @throws Error that names its log, with its last lines, when it ends or stays silent for a minute.
 */
export function run(program: Program, { onEnd }: RunOptions): Promise<RunningProgram> {
  const logFile = path.join(program.logFolder, `${program.name}.log`);
  const log = openLog(logFile);
  const child = spawn(process.execPath, ['--require', guard, program.file], {
    env: { ...process.env, ...program.env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let ready = false;
    let stopping = false;
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${program.name} did not become ready in a minute; ${endOf(logFile)}`));
    }, 60_000);
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (!message.ready) return;
      ready = true;
      clearTimeout(patience);
      resolve({
        pid: child.pid!,
        port: message.port ?? 0,
        stop() {
          stopping = true;
          return end(child);
        },
      });
    });
    child.on('exit', (code) => {
      clearTimeout(patience);
      if (!ready) reject(new Error(`${program.name} ended while starting (code ${code}); ${endOf(logFile)}`));
      else if (!stopping) onEnd(code);
    });
  });
}

function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

/** Where the log is and how it ends: whoever starts us in a test or a container may not get to the file. */
function endOf(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  return `its log is ${logFile} and ends with:\n${lines.slice(-LAST_LINES).join('\n')}`;
}

/** A polite stop, and after four seconds an impolite one. */
function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const impatient = setTimeout(() => child.kill('SIGKILL'), 4_000);
    child.once('exit', () => {
      clearTimeout(impatient);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
