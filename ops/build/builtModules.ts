import type { Module, Stats } from 'webpack';

/** A source of a build, with the scripts that contain it. */
export interface BuiltModule {
  /** Absolute path. */
  source: string;
  /** Names of scripts in the output folder. */
  files: string[];
}

/** Lists the sources that a build really contains; modules that the page provides have no source here. */
export function builtModules({ compilation }: Stats): BuiltModule[] {
  return [...compilation.modules].flatMap((module) => {
    const files = [...compilation.chunkGraph.getModuleChunks(module)]
      .flatMap((chunk) => [...chunk.files])
      .filter((file) => file.endsWith('.js'));
    if (files.length === 0) return [];
    return partsOf(module)
      .map((part) => part.nameForCondition())
      .filter((source) => source !== null)
      .map((source) => ({ source, files }));
  });
}

/** Webpack joins modules of one scope; the joined module lists them. */
function partsOf(module: Module): Module[] {
  const { modules } = module as Module & { modules?: Iterable<Module> };
  return modules ? [...modules] : [module];
}
