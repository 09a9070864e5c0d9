import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** What the API returns to programs and their operators, who read English: a place, and who reads it there. */
const READ_BY_OTHERS: Readonly<Record<string, string>> = {
  'config/cspReports.ts': 'browsers that report',
  'config/routes.ts': 'shell and edge',
  'funds/fetch/': 'the log and who imports',
  'help/desk/': 'the outside help desk',
  'help/seedHelp.ts': 'letters that people of the sandbox wrote',
  'market/schemeRows.ts': 'what a fund house writes about its fund',
  'partners/': 'partners, and pages of theirs that the sandbox plays',
  'payments/gateway/razorpayWebhook.ts': 'the payment gateway',
  'payments/gateway/takeNews.ts': 'the payment gateway',
  'releases/': 'who releases a remote',
  'sandbox/': 'developers at the sandbox’s own pages',
  'testing/': 'tests',
};

/** The API's sources that speak to people: their paths and texts. A file of English words has its Hindi file beside it. */
export function readServerTexts(): { name: string; source: string }[] {
  const folder = path.join(root, 'api/src');
  return globSync('**/*.ts', { cwd: folder })
    .filter((name) => !name.endsWith('.test.ts'))
    .filter((name) => !Object.keys(READ_BY_OTHERS).some((place) => name.startsWith(place)))
    .filter((name) => !/\/english\w+\.ts$/.test(name) || !existsSync(hindiBeside(path.join(folder, name))))
    .map((name) => ({ name, source: readFileSync(path.join(folder, name), 'utf8') }));
}

const hindiBeside = (file: string): string => file.replace(/\/english(?=\w+\.ts$)/, '/hindi');
