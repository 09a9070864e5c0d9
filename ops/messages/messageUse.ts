import ts from 'typescript';

/** Which texts a source file requests. */
export interface MessageUse {
  /** Keys that are handed to `t` (`own` beside it), `translate` or `<RichMessage k>` as they are. */
  asked: string[];
  /** The same with a part that is only known at run time: `sort.*` for a template `sort.${value}`. */
  usedLike: string[];
  /** Every text of the file that could be a key: lists of keys are defined here and requested elsewhere. */
  mentioned: string[];
}

/** Reads a file's use of words from its syntax tree. `name` ends in `.ts` or `.tsx`. */
export function messageUse(name: string, source: string): MessageUse {
  const use: MessageUse = { asked: [], usedLike: [], mentioned: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) use.mentioned.push(bare(node.text));
    if (ts.isTemplateExpression(node)) use.mentioned.push(pattern(node));
    const key = keyOf(node);
    if (key) collect(key, use);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true));
  return use;
}

/** The expression that names the key in `t(key)`, `translate(namespace, key)` and `<RichMessage k={key}>`. */
function keyOf(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    if (['t', 'own'].includes(node.expression.text)) return node.arguments[0];
    if (node.expression.text === 'translate') return node.arguments[1];
  }
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.name.text === 'k')
    return node.initializer && ts.isJsxExpression(node.initializer)
      ? node.initializer.expression
      : node.initializer;
  return undefined;
}

function collect(key: ts.Node, use: MessageUse): void {
  if (ts.isStringLiteralLike(key)) use.asked.push(bare(key.text));
  else if (ts.isTemplateExpression(key)) use.usedLike.push(pattern(key));
  else if (ts.isParenthesizedExpression(key)) collect(key.expression, use);
  else if (ts.isConditionalExpression(key)) {
    collect(key.whenTrue, use);
    collect(key.whenFalse, use);
  }
}

function pattern(template: ts.TemplateExpression): string {
  return bare(template.head.text + template.templateSpans.map(({ literal }) => `*${literal.text}`).join(''));
}

/** Without the namespace in front: `common:action.close`. */
function bare(key: string): string {
  return key.replace(/^[\w-]+:/, '');
}
