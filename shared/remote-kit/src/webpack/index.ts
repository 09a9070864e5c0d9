export { baseConfig } from './baseConfig.ts';
export { describeRemote, remoteConfig } from './remoteConfig.ts';
export type { BuildConfig, BuildOptions } from './remoteConfig.ts';
export { providedModules, sharedModuleNames } from './sharedModules.ts';
