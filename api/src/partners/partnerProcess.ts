import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openDb } from '../db/pool.ts';
import { endInOrder } from '../platform/process/lifecycle.ts';
import type { Partner } from '../platform/settings/partnerSecrets.ts';
import { secretsOfPartners, withSecretFiles } from '../platform/settings/secretFiles.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import type { Gateway } from './sandbox/gateway.ts';

/**
 * Runs a process of the sandbox that plays partners, until it is stopped. It reads the secrets of these partners only.
 * @throws Error outside the sandbox
 */
export async function runPartnerProcess(
  partners: readonly Partner[],
  serve: (gateway: Gateway, settings: Settings) => Promise<FastifyInstance>,
): Promise<void> {
  const env = withSecretFiles(process.env, secretsOfPartners(partners));
  // Mailbox and help desk are of the nodes of the API, with secrets that are not read here.
  const settings = readSettings(
    { ...env, STATEMENT_IMAP_HOST: undefined, HELP_DESK_ORIGIN: undefined },
    partners,
  );
  if (!settings.sandbox) throw new Error('the sandbox partners need SANCHAY_SANDBOX=1');
  const db = openDb(settings.databaseUrl, { connections: 4 });
  const app = await serve({ db, secrets: settings.partnerSecrets, now: () => new Date() }, settings);
  endInOrder(async () => {
    await app.close();
    await db.close();
  }, app.log);
  await app.listen({ host: settings.host, port: settings.port });

  const ready = { ready: true, port: (app.server.address() as AddressInfo).port };
  if (process.send) process.send(ready);
  else process.stdout.write(`${JSON.stringify(ready)}\n`);
}
