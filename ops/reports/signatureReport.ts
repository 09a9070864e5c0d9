import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACTS_VERSION, type CallName } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { callShape, shapeChange, type CallShape, type ShapeChange } from '@sanchay/contracts/signatures';
import { root } from '../build/inputs.ts';

const SIGNATURES_FILE = 'shared/contracts/signatures.json';

/** The calls of a version of the contracts, each with what it takes and returns. */
export interface Signatures {
  contracts: string;
  calls: Record<string, CallShape>;
}

/** The signatures of the contracts as they are. */
function presentSignatures(): Signatures {
  const names = Object.keys(calls).sort() as CallName[];
  return {
    contracts: CONTRACTS_VERSION,
    calls: Object.fromEntries(names.map((name) => [name, callShape(name)])),
  };
}

/** The report: a line for each call, so that a change is seen in review. */
function signatureText({ contracts, calls: shapes }: Signatures): string {
  const lines = Object.entries(shapes).map(([name, shape]) => `    "${name}": ${JSON.stringify(shape)}`);
  return `{\n  "contracts": "${contracts}",\n  "calls": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** The stored signatures; null before the first report. */
function storedSignatures(): Signatures | null {
  try {
    return JSON.parse(readFileSync(path.join(root, SIGNATURES_FILE), 'utf8')) as Signatures;
  } catch {
    return null;
  }
}

/**
 * What is wrong with the version of the contracts after a change of calls, as sentences. A call that breaks its callers
 * needs a new major version, an addition a new minor one. A new call needs none: releases name the calls that they make.
 */
export function versionFaults(before: Signatures, after: Signatures): string[] {
  const wanted = neededChange(before, after);
  const grown = growth(before.contracts, after.contracts);
  const order: readonly ShapeChange[] = ['same', 'minor', 'major'];
  return wanted
    .filter(({ change }) => order.indexOf(change) > order.indexOf(grown))
    .map(
      ({ name, change }) =>
        `${name} changed (${change}) and the contracts are still ${after.contracts}: raise the ${change} number of CONTRACTS_VERSION in shared/contracts/src/version.ts, then run npm run reports.`,
    );
}

/**
 * The same for a build, of which only the calls count that it makes.
 * @param before the stored signatures; another one only in tests
 */
export function changedCalls(made: readonly CallName[], before = storedSignatures()): string[] {
  const ofBuild = ({ contracts, calls: shapes }: Signatures): Signatures => ({
    contracts,
    calls: Object.fromEntries(Object.entries(shapes).filter(([name]) => made.includes(name as CallName))),
  });
  return before ? versionFaults(ofBuild(before), ofBuild(presentSignatures())) : [];
}

/** The report of the signatures; while the version does not fit the changes it stays as it is stored. */
export function signatureReport(): { report: { file: string; text: string }; faults: string[] } {
  const [before, after] = [storedSignatures(), presentSignatures()];
  const faults = before ? versionFaults(before, after) : [];
  return {
    report: { file: SIGNATURES_FILE, text: signatureText(before && faults.length > 0 ? before : after) },
    faults,
  };
}

function neededChange(before: Signatures, after: Signatures): { name: string; change: ShapeChange }[] {
  const names = [...new Set([...Object.keys(before.calls), ...Object.keys(after.calls)])].sort();
  return names.map((name) => {
    const [old, now] = [before.calls[name], after.calls[name]];
    if (!old) return { name, change: 'same' };
    return { name, change: now ? shapeChange(old, now) : 'major' };
  });
}

/** Which number of a version grew, the leftmost. */
function growth(before: string, after: string): ShapeChange {
  const [old, now] = [before, after].map((version) => version.split('.').map(Number));
  if (now![0]! > old![0]!) return 'major';
  return now![0] === old![0] && now![1]! > old![1]! ? 'minor' : 'same';
}
