import { readFileSync, statSync } from 'node:fs';
import ts from 'typescript';

/** Every export of a module; `import()`, `import * as` and imports for side effects take them all. */
export const ALL = '*';

/** An import of a module: where from, and the names that are taken (`*` for all). */
export interface ModuleImport {
  specifier: string;
  names: readonly string[];
}

/** What a source file imports, declares and exports. Types do not count: no build contains them. */
export interface SourceModule {
  imports: readonly ModuleImport[];
  /** Exports that other modules define: name here → module and its name there. */
  reexports: ReadonlyMap<string, { specifier: string; name: string }>;
  /** Modules of `export * from`. */
  stars: readonly string[];
  /** Exports that the file defines itself. */
  own: ReadonlySet<string>;
}

const read = new Map<string, { state: string; module: SourceModule }>();

/** Reads a TypeScript file. A file that has not changed is parsed once a process. */
export function sourceModule(file: string): SourceModule {
  const { mtimeMs, size } = statSync(file);
  const state = `${mtimeMs} ${size}`;
  const known = read.get(file);
  if (known?.state === state) return known.module;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  const module = parse(source);
  read.set(file, { state, module });
  return module;
}

function parse(source: ts.SourceFile): SourceModule {
  const imports: ModuleImport[] = [];
  const reexports = new Map<string, { specifier: string; name: string }>();
  const stars: string[] = [];
  const own = new Set<string>();
  const imported = new Map<string, { specifier: string; name: string }>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, imports, imported);
    else if (ts.isExportDeclaration(statement)) readExport(statement, { reexports, stars, own, imported });
    else declaredNames(statement).forEach((name) => own.add(name));
  }
  readInnerImports(source, imports);
  return { imports, reexports, stars, own };
}

const textOf = (node: ts.Expression): string => (node as ts.StringLiteral).text;

function readImport(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  imports: ModuleImport[],
  imported: Map<string, { specifier: string; name: string }>,
): void {
  const specifier = textOf(moduleSpecifier);
  if (!importClause) {
    imports.push({ specifier, names: [ALL] });
    return;
  }
  if (importClause.isTypeOnly) return;
  const { name, namedBindings } = importClause;
  const taken: [string, string][] = name ? [[name.text, 'default']] : [];
  if (namedBindings && ts.isNamespaceImport(namedBindings)) taken.push([namedBindings.name.text, ALL]);
  if (namedBindings && ts.isNamedImports(namedBindings)) {
    for (const element of namedBindings.elements) {
      if (!element.isTypeOnly) taken.push([element.name.text, (element.propertyName ?? element.name).text]);
    }
  }
  for (const [local, there] of taken) imported.set(local, { specifier, name: there });
  if (taken.length > 0) imports.push({ specifier, names: taken.map(([, there]) => there) });
}

function readExport(
  { exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration,
  found: {
    reexports: Map<string, { specifier: string; name: string }>;
    stars: string[];
    own: Set<string>;
    imported: ReadonlyMap<string, { specifier: string; name: string }>;
  },
): void {
  if (isTypeOnly) return;
  const specifier = moduleSpecifier && textOf(moduleSpecifier);
  if (!exportClause) {
    found.stars.push(specifier!);
    return;
  }
  if (ts.isNamespaceExport(exportClause)) {
    found.reexports.set(exportClause.name.text, { specifier: specifier!, name: ALL });
    return;
  }
  for (const element of exportClause.elements) {
    if (element.isTypeOnly) continue;
    const there = (element.propertyName ?? element.name).text;
    const origin = specifier ? { specifier, name: there } : found.imported.get(there);
    if (origin) found.reexports.set(element.name.text, origin);
    else found.own.add(element.name.text);
  }
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default'];
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  )
    return statement.name ? [statement.name.text] : [];
  return [];
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

/** `import('…')`, `require('…')` and `new URL('…', import.meta.url)`, wherever they stand. */
function readInnerImports(source: ts.SourceFile, imports: ModuleImport[]): void {
  const visit = (node: ts.Node): void => {
    const named = innerSpecifier(node);
    if (named && ts.isStringLiteralLike(named)) imports.push({ specifier: named.text, names: [ALL] });
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function innerSpecifier(node: ts.Node): ts.Expression | undefined {
  if (ts.isNewExpression(node))
    return ts.isIdentifier(node.expression) && node.expression.text === 'URL' && node.arguments?.length === 2
      ? node.arguments[0]
      : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const loads =
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require');
  return loads ? node.arguments[0] : undefined;
}
