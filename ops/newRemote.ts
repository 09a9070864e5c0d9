import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build/inputs.ts';
import { changeCompose, composeWith } from './newRemote/composeServices.ts';
import { planRemote } from './newRemote/plan.ts';
import { writeRemote } from './newRemote/scaffold.ts';
import { joinWorkspace } from './newRemote/workspace.ts';
import { makeReport } from './reports/reports.ts';

const USAGE = `npm run new:remote -- mfe-tax
npm run new:remote -- mfe-tax --title "Tax" --title-hi "कर" --owner tax-team`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      owner: { type: 'string' },
      title: { type: 'string' },
      'title-hi': { type: 'string' },
    },
  });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new Error(USAGE);
  const { owner, title } = values;
  const plan = planRemote({ name, owner, title, titleHi: values['title-hi'] }, root);
  await writeRemote(plan, root);
  joinWorkspace(root, name);
  changeCompose(root, (text) => composeWith(text, name));
  writeFileSync(path.join(root, name, 'api-report.md'), await makeReport(name, root));
  console.log(`${name} is made, owned by ${plan.owner}. Its address: ${plan.route}

  npm start -w ${name}          alone, with its workbench: http://localhost:${plan.port}${plan.route}
  npm test -w ${name}           its lint and tests
  npm run release -- ${name}    into a running product${
    values['title-hi'] === undefined
      ? `\n\nWrite its title in Hindi into ${name}/remote.json and locales/hi.json.`
      : ''
  }`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
