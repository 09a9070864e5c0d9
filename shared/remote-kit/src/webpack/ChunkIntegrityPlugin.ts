import { INTEGRITY_LOOKUP } from '@sanchay/contracts';
import type { Compiler } from 'webpack';

/** A digest that no bytes have: a chunk that the registry does not list is not run. */
const IMPOSSIBLE = 'sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/**
 * Lazy chunks are loaded with their hash from the registry: the shell offers the look-up, and webpack's own chunk
 * loader asks it. Outside the shell (a remote alone) there is no registry to ask.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          `${source}
script.crossOrigin = 'anonymous';
if (globalThis.${INTEGRITY_LOOKUP}) script.integrity = globalThis.${INTEGRITY_LOOKUP}(url) || '${IMPOSSIBLE}';`,
      );
    });
  }
}
