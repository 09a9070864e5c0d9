/**
 * Webpack loader for react-router: its links and forms, which we do not use, lose the name that keeps them from being
 * shaken out, and what makes them is marked as free of side effects.
 */
export default function routerLoader(source: string): string {
  return source
    .replace(/^(?:Link|NavLink|Form|HistoryRouter|ScrollRestoration)\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}
