import { parseSync, type Expression, type Module } from '@swc/core';

const KIT = '@sanchay/remote-kit';

/**
 * Whether a module's default export is made by `defineRemote` of the kit, which puts the boundary around the remote:
 * directly, or through a constant of the same file.
 */
export function hasBoundary(source: string): boolean {
  const module = parseSync(source, { syntax: 'typescript', tsx: true });
  const maker = localNameOfMaker(module);
  if (maker === null) return false;
  const isMade = (value: Expression | undefined): boolean =>
    value?.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.value === maker;
  return module.body.some((item) => {
    if (item.type !== 'ExportDefaultExpression') return false;
    const { expression } = item;
    return isMade(expression.type === 'Identifier' ? constant(module, expression.value) : expression);
  });
}

function localNameOfMaker(module: Module): string | null {
  for (const item of module.body) {
    if (item.type !== 'ImportDeclaration' || item.source.value !== KIT) continue;
    for (const specifier of item.specifiers) {
      if (specifier.type !== 'ImportSpecifier') continue;
      if ((specifier.imported ?? specifier.local).value === 'defineRemote') return specifier.local.value;
    }
  }
  return null;
}

function constant(module: Module, name: string): Expression | undefined {
  for (const item of module.body) {
    if (item.type !== 'VariableDeclaration' || item.kind !== 'const') continue;
    const found = item.declarations.find(({ id }) => id.type === 'Identifier' && id.value === name);
    if (found) return found.init;
  }
  return undefined;
}
