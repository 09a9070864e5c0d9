import ts from 'typescript';

const DEVANAGARI = /[\u0900-\u097f]/;
/** Begins with a capital or a value, has a gap between words, and ends as sentences do. */
export const SENTENCE = /^(?:\p{Lu}|\*).*\s.*[.?!]$/su;
const SQL = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|LOCK)\b/;

/** The parts of a refusal; their texts count as user-facing even without a full stop. */
const REFUSALS = new Set(['Problem', 'validationFailed', 'notFound', 'codeInvalid']);
const OTHER_DECLARATION: Readonly<Record<string, RegExp>> = {
  EN: /\bconst HI\b/,
  english: /\b(?:const|function) hindi\b/,
};
/** Properties that describe an API to developers. */
const FOR_DEVELOPERS = new Set(['summary', 'description']);

/**
 * Texts of a source file that a user would read in English in any language: sentences, and any text passed to a
 * refusal without a Hindi counterpart beside it. Faults of the program itself and log messages are for us.
 */
export function englishOnly(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && !DEVANAGARI.test(text) && isRead(node, text) && !hasHindi(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${name}:${line + 1} ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The text of a string or template with `*` for its values; null for all else. */
export function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}

function isRead(node: ts.Node, text: string): boolean {
  if (SQL.test(text) || isForUs(node)) return false;
  return SENTENCE.test(text) || (/\p{L}\s\p{L}/u.test(text) && isRefused(node));
}

/** Stands in the arguments of a refusal, but not in those of another call inside. */
function isRefused(node: ts.Node): boolean {
  const call = ancestors(node).find((one) => ts.isCallExpression(one) || ts.isNewExpression(one));
  return call !== undefined && REFUSALS.has(calledName(call));
}

/** A fault of the program, a line of a log, or a note for developers. */
function isForUs(node: ts.Node): boolean {
  return ancestors(node).some((one) => {
    if (ts.isPropertyAssignment(one)) return FOR_DEVELOPERS.has(nameOf(one.name));
    if (!ts.isCallExpression(one) && !ts.isNewExpression(one)) return false;
    const called = calledName(one);
    return /(?:Error|FileRefused)$/.test(called) || /^(?:console|log)\./.test(one.expression.getText());
  });
}

/** `hi` beside `en`, a Hindi declaration beside the English one, or Hindi as the other of a choice or a pair. */
function hasHindi(node: ts.Node): boolean {
  return ancestors(node).some((one) => {
    if (ts.isPropertyAssignment(one) && nameOf(one.name) === 'en')
      return one.parent.properties.some(({ name }) => name && nameOf(name) === 'hi');
    if (ts.isVariableDeclaration(one) || ts.isFunctionDeclaration(one)) {
      const other = OTHER_DECLARATION[one.name?.getText() ?? ''];
      return other !== undefined && other.test(one.getSourceFile().text);
    }
    const isPair = ts.isArrayLiteralExpression(one) && one.elements.length === 2;
    return (isPair || ts.isConditionalExpression(one)) && DEVANAGARI.test(one.getText());
  });
}

function calledName(call: ts.CallExpression | ts.NewExpression): string {
  const { expression } = call;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : name.getText();
}

function ancestors(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  for (let one = node.parent; !ts.isSourceFile(one); one = one.parent) found.push(one);
  return found;
}
