import { CHUNK_LOADER, INTEGRITY_LOOKUP } from '@sanchay/contracts';
import type { Compiler } from 'webpack';

/**
 * Leaves lazy chunks to the loader of the shell, which retries and checks their hash. A shell of before that loader
 * offers only the look-up of hashes: webpack's own chunk loader uses it, a chunk without a known hash is refused before
 * any network request, and its promise rejects. Outside the shell (a remote alone) there is no registry to ask.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `if (globalThis.${CHUNK_LOADER}) return void globalThis.${CHUNK_LOADER}(url, done);
if (globalThis.${INTEGRITY_LOOKUP}) {
  var integrity = globalThis.${INTEGRITY_LOOKUP}(url);
  if (!integrity) return void done({ type: 'unlisted', target: { src: url } });
}
${source}
script.crossOrigin = 'anonymous';
if (integrity) script.integrity = integrity;`,
      );
    });
  }
}
