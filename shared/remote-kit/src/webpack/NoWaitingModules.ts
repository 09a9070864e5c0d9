import type { Compiler } from 'webpack';

const NAME = 'NoWaitingModules';

interface Parser {
  hooks: { topLevelAwait: { tap(name: string, found: () => void): void } };
  state: { module: { addError(error: Error): void } };
}

/**
 * Refuses `await` at the top level of a module: the chunk would arrive and never export anything, and its screen would
 * wait without an end and without a card.
 */
export class NoWaitingModules {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (given) => {
          const parser = given as unknown as Parser;
          parser.hooks.topLevelAwait.tap(NAME, () =>
            parser.state.module.addError(
              new compiler.webpack.WebpackError(
                'A module of a remote must not use await at its top level: move it into a function.',
              ),
            ),
          );
        });
    });
  }
}
