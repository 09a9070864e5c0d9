import { answerRules } from './control.ts';
import { answerLab } from './lab/answerLab.ts';
import { FailureLab } from './lab/failureLab.ts';
import { startTrial, type TrialPlatform } from './trial/trialPlatform.ts';

/** The failure lab as a program of the sandbox: a trial platform beside the product, with a page and rules over HTTP. */

const { FAILURE_LAB_PRODUCT, FAILURE_LAB_FOLDER, SANCHAY_RELEASES, SHELL_RELEASE, PORT } = process.env;
if (process.env.SANCHAY_SANDBOX !== '1') throw new Error('The failure lab is a part of the sandbox.');
if (!FAILURE_LAB_PRODUCT || !FAILURE_LAB_FOLDER || !SANCHAY_RELEASES || !SHELL_RELEASE)
  throw new Error('FAILURE_LAB_PRODUCT, FAILURE_LAB_FOLDER, SANCHAY_RELEASES and SHELL_RELEASE are needed.');

const trial: TrialPlatform = await startTrial({
  product: FAILURE_LAB_PRODUCT,
  distFolder: SANCHAY_RELEASES,
  shellRelease: SHELL_RELEASE,
  folder: FAILURE_LAB_FOLDER,
  port: Number(PORT ?? 0),
  own: async (request, response) =>
    (await answerRules(trial.front.rules, request, response)) ||
    (await answerLab(lab, trial, request, response)),
});
const lab = new FailureLab(trial);
process.send?.({ ready: true, port: Number(new URL(trial.front.origin).port) });

const stop = () => void trial.close().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
