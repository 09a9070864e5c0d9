import { defaultConfig, mergeConfig, type AppConfig } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';

/** Settings of gold in force: smallest and largest order in rupees, and how long a price is held, in milliseconds. */
export async function goldSettings(q: Queries): Promise<AppConfig['gold']> {
  const [row] = await q.query<{ content: unknown }>("SELECT content FROM config_files WHERE name = 'app'");
  return mergeConfig(defaultConfig, row?.content).gold;
}
