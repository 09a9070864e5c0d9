import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { htmlBody, remoteCode, shellCode } from './pages.ts';

const hash = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
/** Code of gold: most paths have a page, some fail in one way each. */
const gold = remoteCode(`
  if (job.path === '/gold/broken') throw new Error('no gold today');
  if (job.path === '/gold/empty') ${htmlBody("''")}
  const { data } = await job.read('amcList', { query: { lang: job.language } });
  return { html: '<h1>' + data.message + '</h1>', css: { key: 'gold', ids: ['g1', 'g2'], text: '.g{}' },
    head: { title: 'Gold & silver', description: 'All of it', structured: [{ '@type': 'Thing', url: '/gold' }] },
    status: job.path === '/gold/none' ? 404 : 200,
    answers: [{ name: 'amcList', options: {}, data: data.message + '</script>' }] };`);

/** Hash of gold's code, for its releases. */
export const goldHash = hash(gold);

/** Lays a shell `s1` and two releases of gold, 2 and 3, into a folder. */
export function layDist(dist: string): void {
  const lay = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  };
  lay(
    'shell/s1/shell.json',
    JSON.stringify({
      scripts: ['a.js'],
      starter: 'starter.js',
      integrity: {
        'a.js': 'sha384-a',
        'starter.js': 'sha384-s',
        'later.js': 'sha384-l',
        'server.cjs': hash(shellCode),
      },
    }),
  );
  lay('shell/s1/assets/base.css', 'body{}');
  lay('shell/s1/server.cjs', shellCode);
  lay('remotes/mfe-gold/2/server.cjs', gold);
  lay('remotes/mfe-gold/3/server.cjs', gold);
}
