/** Words of a storyteller, and puzzles in place of standard terms: comments and test titles use an engineer's verb. */
const FORBIDDEN =
  /\b(told|tells?|asks|says|said|wants?|somebody|someone|(?:a|the) person|sittings?|riddles?|tak(?:en|es?) back|wish(?:es)?|whole roads?)\b/i;

/** Names in backticks and the parameters of a docstring belong to the code. */
const withoutCode = (text) => text.replace(/`[^`]*`/g, '').replace(/@param \w+/g, '');

const isTestCall = ({ callee }) => {
  let called = callee;
  while (called.type === 'MemberExpression' || called.type === 'CallExpression')
    called = called.type === 'MemberExpression' ? called.object : called.callee;
  return called.type === 'Identifier' && ['test', 'it', 'describe'].includes(called.name);
};

const titleOf = ([first]) => {
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value;
  return first?.type === 'TemplateLiteral' ? first.quasis.map(({ value }) => value.raw).join(' ') : '';
};

/** ESLint rule: comments and test titles in plain technical English. */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: 'Write "{{word}}" as an engineer would: requests, returns, states, requires, user, caller, chargeback, captcha.',
    },
  },
  create(context) {
    const check = (text, node) => {
      const word = FORBIDDEN.exec(withoutCode(text))?.[0];
      if (word) context.report({ loc: node.loc, messageId: 'word', data: { word } });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment.value, comment);
      },
      CallExpression(node) {
        if (isTestCall(node)) check(titleOf(node.arguments), node.arguments[0] ?? node);
      },
    };
  },
};
