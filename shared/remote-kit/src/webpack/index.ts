export { baseConfig } from './baseConfig.ts';
export { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
export { describeRemote } from './describeRemote.ts';
export { remoteConfig } from './remoteConfig.ts';
export type { BuildConfig, BuildOptions } from './remoteConfig.ts';
export { serverConfig } from './serverConfig.ts';
export { consumedModules, providedModules, sharedModuleNames } from './sharedModules.ts';
