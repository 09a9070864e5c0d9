/** Reports each path of this page, also those that a router sets by itself. */
export function watchPath(changed: (path: string) => void): void {
  let last = '';
  const notify = () => {
    const { pathname, search, hash } = globalThis.location;
    const path = pathname + search + hash;
    if (path === last) return;
    last = path;
    changed(path);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history);
    history[name] = (...state) => {
      own(...state);
      notify();
    };
  }
  globalThis.addEventListener('popstate', notify);
  notify();
}

/** Navigates to a path of this page's remote; its router is notified as it is by the shell. */
export function goTo(to: URL, replace: boolean): void {
  const path = to.pathname + to.search + to.hash;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  if (!replace) globalThis.scrollTo(0, 0);
}
