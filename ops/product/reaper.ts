import { stopPostmaster } from '../../api/src/db/embedded/postmaster.ts';

/**
 * Stays beside the supervisor for one purpose: PostgreSQL does not end with its parent, so when the supervisor is
 * killed, this ends it, well and without loss.
 */
const dataFolder = process.argv[2] ?? process.env.POSTGRES_FOLDER;
if (!dataFolder) throw new Error('POSTGRES_FOLDER is not set');

const end = async () => {
  await stopPostmaster(dataFolder);
  process.exit(0);
};
process.on('SIGTERM', () => void end());
process.on('SIGINT', () => undefined);
// Keeps the process alive; the preloaded guard sends SIGTERM when the supervisor is gone.
setInterval(() => undefined, 60_000);
process.send?.({ ready: true });
