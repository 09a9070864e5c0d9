import { isFree } from '../../api/src/platform/process/freePort.ts';

/**
 * @throws Error with a message for the user, with `instead` as the way out, when another process already listens on
 *   the port.
 */
export async function assertFree(wanted: number, instead: string): Promise<void> {
  if (!(await isFree(wanted))) throw new Error(`Port ${wanted} is taken. Choose another: ${instead}`);
}
