import path from 'node:path';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import { buildApps } from './build.ts';
import { root } from './build/inputs.ts';
import { releaseFolder } from './build/releaseId.ts';
import { keysFolder } from './keys/keyFiles.ts';
import { carryOut } from './release/carryOut.ts';
import { releaseCommand } from './release/command.ts';
import { releaseStore } from './release/store.ts';

// `SANCHAY_ORIGIN` names another installation than the one on this machine.
try {
  const { PORT = '4000', SANCHAY_ORIGIN = `http://localhost:${PORT}` } = process.env;
  await carryOut(releaseCommand(process.argv.slice(2)), {
    origin: SANCHAY_ORIGIN.replace(/\/$/, ''),
    keys: keysFolder(process.env, path.resolve(root, process.env.SANCHAY_DATA ?? '.data')),
    store: releaseStore(process.env),
    say: console.log,
    async build(remote) {
      const { built, releases } = await buildApps(console.log, [remote]);
      const version = releases.get(remote)!;
      if (built.length === 0) console.log(`${remote} ${version} is built already`);
      return { version, folder: releaseFolder(remote, version) };
    },
    describe: (remote) => describeRemote(path.join(root, remote)),
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
