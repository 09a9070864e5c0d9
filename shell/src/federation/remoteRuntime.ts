import { createInstance, getInstance } from '@module-federation/runtime';
import {
  attachShareScopeMap,
  bundlerRuntime,
  type Federation,
} from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Init = typeof createInstance;

/** The instance of a remote's release. An entry that is fetched again finds the one of its first time. */
const instanceOf: Init = (options) => {
  const known = getInstance((instance) => instance.options.name === options.name);
  known?.initOptions(options);
  return known ?? createInstance(options);
};

/**
 * What the entry of every remote runs on. It is the shell's own runtime but for two things: a remote's instance never
 * becomes the one that the shell loads remotes with, and it offers what a build with exposes needs.
 */
export const remoteRuntime: Partial<Federation> = {
  runtime: { init: instanceOf } as Federation['runtime'],
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  bundlerRuntimeOptions: {},
};
