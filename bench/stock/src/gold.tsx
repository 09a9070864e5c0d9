import { lazy, Suspense, useEffect, useState } from 'react';
import { lifecycles } from './lifecycles.tsx';

const History = lazy(() => import('./History.tsx'));
/** Breaks that an address may ask of the first commit. */
const firstBreaks = ['render', 'effect'];
const token = () => localStorage.getItem('token') ?? '';

function Broken({ how }: { how: string }) {
  useEffect(() => {
    if (how === 'effect') throw new Error('boom in an effect');
  }, [how]);
  if (how === 'render') throw new Error('boom while rendering');
  return how === 'history' ? <History /> : null;
}

function Gold() {
  const [price, setPrice] = useState<{ rupees: number; at: string } | null>(null);
  const [order, setOrder] = useState('');
  const [how, setHow] = useState(
    () => firstBreaks.find((kind) => kind === new URLSearchParams(location.search).get('boom')) ?? '',
  );
  const load = () =>
    fetch('/api/price')
      .then((answer) => answer.json())
      .then(setPrice);
  useEffect(() => {
    void load();
  }, []);
  async function buy() {
    const answer = await fetch('/api/orders', { method: 'POST', headers: { authorization: token() } });
    setOrder(((await answer.json()) as { id: string }).id);
  }
  return (
    <section>
      <h1>Gold</h1>
      <p>{price ? `A gram costs ₹${price.rupees}` : 'Loading'}</p>
      <p>{token() ? `Signed in as ${token()}` : 'Nobody is signed in'}</p>
      <button onClick={() => void load()}>Refresh</button>
      <button onClick={() => void buy()}>Buy</button>
      {order && <p>Order {order}</p>}
      {['render', 'effect', 'history'].map((kind) => (
        <button key={kind} onClick={() => setHow(kind)}>
          Do: {kind}
        </button>
      ))}
      <Suspense fallback={<p>Waiting</p>}>
        <Broken how={how} />
      </Suspense>
    </section>
  );
}

export const { bootstrap, mount, unmount } = lifecycles(Gold);
