import { loadRemote } from '@module-federation/enhanced/runtime';
import { registerApplication, start, type LifeCycles } from 'single-spa';

for (const [name, path] of [
  ['home', '/'],
  ['gold', '/gold'],
  ['insurance', '/insurance'],
] as const) {
  registerApplication({
    name,
    app: () => loadRemote<LifeCycles>(`${name}/app`) as Promise<LifeCycles>,
    activeWhen: ({ pathname }) => pathname === path,
  });
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
});

const who = document.getElementById('who')!;
who.textContent = localStorage.getItem('token') ? 'Log out' : 'Log in';
who.addEventListener('click', () => {
  if (localStorage.getItem('token')) localStorage.removeItem('token');
  else localStorage.setItem('token', 'asha');
  who.textContent = localStorage.getItem('token') ? 'Log out' : 'Log in';
});

start();
