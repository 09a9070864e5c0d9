import { INTEGRITY_LOOKUP } from '@sanchay/contracts';
import type { Compiler } from 'webpack';

/**
 * Lazy chunks are loaded with their hash: the shell offers the look-up, and webpack's own chunk loader asks it. A chunk
 * without a known hash is refused before anything is asked of the network, and its promise rejects. Outside the shell
 * (a remote alone) there is no registry to ask.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `if (globalThis.${INTEGRITY_LOOKUP}) {
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
