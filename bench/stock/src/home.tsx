import { lifecycles } from './lifecycles.tsx';

export const { bootstrap, mount, unmount } = lifecycles(() => (
  <section>
    <h1>Home</h1>
    <p>Direct mutual funds, gold and insurance planning in one place.</p>
  </section>
));
