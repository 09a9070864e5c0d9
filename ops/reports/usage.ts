import path from 'node:path';
import { busEvents, type BusEventName, type CallName } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import ts from 'typescript';
import { root } from '../build/inputs.ts';

/** What a remote's own sources do with the platform. */
export interface Usage {
  calls: CallName[];
  publishes: BusEventName[];
  listens: BusEventName[];
}

/** Hooks and components of the kit that listen on a remote's behalf. */
const listensFor: Record<string, BusEventName> = {
  useSession: 'session/changed',
  useRequiredSession: 'session/changed',
  useNextStep: 'kyc/changed',
  NextStepButton: 'kyc/changed',
};
const makesCall = /^(useCall|useWrite|call)$/;

/**
 * Reads calls and bus events out of sources by their literals: the first argument of `useCall`, `useWrite` and
 * `client.call`, and every event name that is passed to a function, where `emit` publishes and all else listens.
 * @throws Error for a call whose name is not a literal: a report could not name it.
 */
export function usageOf(sources: readonly ts.SourceFile[]): Usage {
  const made = new Set<CallName>();
  const published = new Set<BusEventName>();
  const heard = new Set<BusEventName>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = calledName(node);
      if (Object.hasOwn(listensFor, name)) heard.add(listensFor[name]!);
      if (makesCall.test(name) && isPlatformCall(node, name)) made.add(callName(node));
      for (const argument of node.arguments) {
        if (!ts.isStringLiteral(argument) || !Object.hasOwn(busEvents, argument.text)) continue;
        (name === 'emit' ? published : heard).add(argument.text as BusEventName);
      }
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = node.tagName.getText();
      if (Object.hasOwn(listensFor, name)) heard.add(listensFor[name]!);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return { calls: [...made].sort(), publishes: [...published].sort(), listens: [...heard].sort() };
}

function calledName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** `call` is the client's only on something that is named so. */
function isPlatformCall({ expression }: ts.CallExpression, name: string): boolean {
  if (name !== 'call') return true;
  return ts.isPropertyAccessExpression(expression) && /client$/i.test(expression.expression.getText());
}

function callName(node: ts.CallExpression): CallName {
  const [first] = node.arguments;
  if (first && ts.isStringLiteral(first) && Object.hasOwn(calls, first.text)) return first.text as CallName;
  const source = node.getSourceFile();
  const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  throw new Error(
    `${path.relative(root, source.fileName)}:${line}: write the name of the call as it stands in the contracts, so that the API report can tell it.`,
  );
}
