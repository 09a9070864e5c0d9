import { createHash } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { latestRegistry } from '../releases/index.ts';

/** Of the form of an investment adviser's number, and nobody's. Pages of the sandbox mark it as a sample. */
const SAMPLE_REGISTRATION = 'INA000000000';

interface ConfigFile {
  content: object;
  etag: string;
}

/**
 * A settings file by its name without `.json`: `app`, what differs from the built-in settings, or `remotes`,
 * the newest registry. Null for any other name, and for `remotes` before the first is published.
 */
export async function configFile(ctx: Context, name: string): Promise<ConfigFile | null> {
  const content = await contentOf(ctx, name);
  if (!content) return null;
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return { content, etag: `"${hash}"` };
}

/** The registration number with SEBI; of the sandbox an invented one, empty where the installation has none. */
export async function registrationOf(ctx: Context): Promise<string> {
  const content: { sebiRegistration?: string } = (await contentOf(ctx, 'app')) ?? {};
  return content.sebiRegistration ?? '';
}

async function contentOf(ctx: Context, name: string): Promise<object | null> {
  if (name === 'remotes') return latestRegistry(ctx.db);
  if (name !== 'app') return null;
  const [row] = await ctx.db.query<{ content: object }>(
    `SELECT content FROM config_files WHERE name = 'app'`,
  );
  if (!ctx.settings.sandbox) return { ...row?.content };
  return { sebiRegistration: SAMPLE_REGISTRATION, ...row?.content, sandbox: true };
}
