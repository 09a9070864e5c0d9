import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModuleNames } from '@sanchay/remote-kit/webpack';
import ts from 'typescript';
import { root } from '../build/inputs.ts';

/** The sources that a build of a remote takes in, and the modules that it takes from the shell instead. */
export interface ModuleGraph {
  sources: ts.SourceFile[];
  needs: string[];
}

/**
 * Follows the imports of a module, lazy ones too, and stops at what the shell provides. Types do not count, and
 * packages from outside are not looked into.
 */
export function moduleGraph(entry: string): ModuleGraph {
  const sources = new Map<string, ts.SourceFile>();
  // The output of JSX imports this, whichever file contains it.
  const needs = new Set<string>(['react/jsx-runtime']);
  const visit = (file: string): void => {
    if (sources.has(file)) return;
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    sources.set(file, source);
    for (const specifier of importsOf(source)) {
      if (sharedModuleNames.includes(specifier)) needs.add(specifier);
      const next = resolve(file, specifier);
      if (next && !sharedModuleNames.includes(specifier)) visit(next);
    }
  };
  visit(entry);
  return { sources: [...sources.values()], needs: [...needs].sort() };
}

function importsOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function specifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  return undefined;
}

/** The file that an import of ours names, or null for anything else. */
function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) {
    const file = path.join(path.dirname(from), specifier);
    return /\.tsx?$/.test(file) && existsSync(file) ? file : null;
  }
  const [, name, door] = /^@sanchay\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (!name) return null;
  const folder = path.join(root, 'shared', name);
  const { exports: doors } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const file = doors[`.${door ?? ''}`];
  return file && /\.tsx?$/.test(file) ? path.join(folder, file) : null;
}
