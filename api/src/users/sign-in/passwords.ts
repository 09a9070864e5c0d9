import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

interface Cost {
  /** KiB of memory a hash takes. */
  memory: number;
  passes: number;
  parallelism: number;
}

const STRONG: Cost = { memory: 32_768, passes: 3, parallelism: 1 };
const LOW: Cost = { memory: 64, passes: 1, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** Tests set `SANCHAY_PASSWORD_COST=low`; a stored hash keeps the cost that it was made with. */
function currentCost(): Cost {
  return process.env.SANCHAY_PASSWORD_COST === 'low' ? LOW : STRONG;
}

async function tagOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    tagLength: TAG_BYTES,
    ...cost,
  });
}

function stored(cost: Cost, salt: Buffer, tag: Buffer): string {
  const [saltText, tagText] = [salt, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${saltText}$${tagText}`;
}

/** The argon2id hash of a password with its parameters and a fresh salt, in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const cost = currentCost();
  const salt = randomBytes(SALT_BYTES);
  return stored(cost, salt, await tagOf(password, salt, cost));
}

/**
 * Returns whether the password matches the hash. Without a hash (no user by that name) the same work is done before
 * false is returned, so that the time does not reveal which accounts exist.
 * @throws Error when the hash is not in PHC form.
 */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  if (hash === null) {
    await tagOf(password, randomBytes(SALT_BYTES), currentCost());
    return false;
  }
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) throw new Error('a stored password hash is not in PHC form');
  const cost = { memory: Number(match[1]), passes: Number(match[2]), parallelism: Number(match[3]) };
  const expected = Buffer.from(match[5]!, 'base64');
  return timingSafeEqual(await tagOf(password, Buffer.from(match[4]!, 'base64'), cost), expected);
}
