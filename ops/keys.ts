import path from 'node:path';
import type { Registry, TrustedKeys } from '@sanchay/contracts';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import { appNames, root } from './build/inputs.ts';
import { keysFolder, readOwnerKeys, readTrust } from './keys/keyFiles.ts';
import { CHANNEL, ensureKeyring, retire, rotate } from './keys/keyring.ts';
import { bySomeOlderKey, signAnew, signedByOlderKeys } from './keys/retirement.ts';
import { ledgerApi } from './release/ledgerApi.ts';

const USAGE = `npm run keys -- list
npm run keys -- enrol mfe-tax            keys for the owner of a new remote
npm run keys -- rotate channel           a new online key of the API; the old one counts until it is retired
npm run keys -- rotate gold-team         a new key and token of an owner
npm run keys -- retire gold-team         signs what is in force with the newest key, then ends the trust in the others
npm run keys -- retire gold-team --force ends the trust at once, for a key that got lost: what it signed disappears`;

const { PORT = '4000', SANCHAY_ORIGIN = `http://localhost:${PORT}`, SANCHAY_DATA = '.data' } = process.env;
const folder = keysFolder(process.env, path.resolve(root, SANCHAY_DATA));

async function registryInForce(): Promise<Registry> {
  try {
    const answer = await fetch(`${SANCHAY_ORIGIN}/api/v3/config/remotes.json`, {
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return (await answer.json()) as Registry;
  } catch (error) {
    throw new Error(
      `The registry in force could not be read from ${SANCHAY_ORIGIN}, so nobody knows whether the older keys are still needed. Start the product, or add --force.`,
      { cause: error },
    );
  }
}

/**
 * Edges request the registry every five seconds; one that trusts only the newest keys must not hold an older document.
 */
const SETTLED_MS = 15_000;

/** Waits until every edge has had time to take the document in force. */
async function settle(): Promise<void> {
  const wait = Date.parse((await registryInForce()).issued) + SETTLED_MS - Date.now();
  if (wait <= 0) return;
  console.log(`waiting ${Math.ceil(wait / 1_000)} s until every edge has the newest registry`);
  await new Promise((resolve) => setTimeout(resolve, wait));
}

/** Makes sure that nothing in force needs the older keys. @throws Error in words when something does */
async function outgrow(whose: string, trust: TrustedKeys): Promise<void> {
  const document = await registryInForce();
  if (whose === CHANNEL) {
    if (await bySomeOlderKey(document, trust))
      throw new Error(
        'The registry in force is signed by an older key. A running product signs it anew within seconds.',
      );
    return;
  }
  const keys = readOwnerKeys(folder, whose);
  if (!keys) throw new Error(`The key of ${whose} is not in ${folder}/owners.`);
  const older = await signedByOlderKeys(document, trust, whose);
  const signed = await signAnew(older, whose, keys, ledgerApi(SANCHAY_ORIGIN, keys.token));
  if (signed > 0) console.log(`${signed} releases in force are signed with the newest key`);
}

async function carryOut(
  command: string | undefined,
  whose: string | undefined,
  force: boolean,
): Promise<void> {
  const trust = readTrust(folder);
  if (!trust) throw new Error(`There are no keys in ${folder}; npm start makes them.`);
  if (command === 'list') {
    console.log(`channel: ${trust.channel.join(' ')}`);
    for (const [owner, keys] of Object.entries(trust.owners)) {
      const remotes = Object.keys(trust.remotes).filter((name) => trust.remotes[name] === owner);
      console.log(`${owner} (${remotes.join(', ')}): ${keys.join(' ')}`);
    }
  } else if (command === 'enrol' && whose) {
    if (!appNames().includes(whose)) throw new Error(`There is no remote ${whose} here.`);
    const made = await ensureKeyring(folder, [describeRemote(path.join(root, whose))]);
    console.log(made.length > 0 ? `made ${made.join(', ')}` : `${whose} is enrolled`);
  } else if (command === 'rotate' && whose) {
    await rotate(folder, whose);
    console.log(`${whose} has a new key. The old one counts until: npm run keys -- retire ${whose}`);
  } else if (command === 'retire' && whose) {
    if (!force) {
      await outgrow(whose, trust);
      await settle();
    }
    console.log(`${retire(folder, whose)} older keys of ${whose} are trusted no more`);
  } else throw new Error(USAGE);
}

try {
  const messages = process.argv.slice(2).filter((word) => word !== '--force');
  await carryOut(messages[0], messages[1], process.argv.includes('--force'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
