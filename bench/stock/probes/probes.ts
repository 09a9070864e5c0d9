import type { Probe } from '../probe.ts';
import { answers } from './answers.ts';
import { device } from './device.ts';
import { isolation } from './isolation.ts';
import { loading } from './loading.ts';
import { recovery } from './recovery.ts';
import { shipping } from './shipping.ts';

/** The faults of the list that the sample can be put to, in its order. */
export const probes: readonly Probe[] = [
  ...loading,
  ...answers,
  ...device,
  ...recovery,
  ...shipping,
  ...isolation,
];

/** Faults of a part that the sample does not have. */
export const NOT_IN_SAMPLE: Readonly<Record<string, string>> = {
  M48: 'the sample does not render on a server',
  M49: 'the sample has no edge server and no signed list of remotes',
};
