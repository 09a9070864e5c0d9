import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Titles of the tests in a file, as they stand in the source; those of `test.each` with their gaps. */
export function testTitles(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it)$/.test(calledBy(node.expression))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.push(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The first name of what is called: `test` of `test`, `test.only` and `test.each(…)`. */
function calledBy(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return calledBy(node.expression);
  return ts.isTaggedTemplateExpression(node) ? calledBy(node.tag) : '';
}
