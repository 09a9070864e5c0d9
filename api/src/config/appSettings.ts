import { defaultConfig, mergeConfig, type AppConfig } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';

/** The settings of the product as they stand now: `app.json` over the built-in ones. */
export async function appSettings(q: Queries): Promise<AppConfig> {
  const [row] = await q.query<{ content: unknown }>(`SELECT content FROM config_files WHERE name = 'app'`);
  return mergeConfig(defaultConfig, row?.content);
}
