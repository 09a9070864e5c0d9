import { useState } from 'react';
import { lifecycles } from './lifecycles.tsx';

function Insurance() {
  const [income, setIncome] = useState('1200000');
  return (
    <section>
      <h1>Insurance</h1>
      <label>
        Income a year <input value={income} onChange={(event) => setIncome(event.target.value)} />
      </label>
      <p>Cover you need: ₹{Number(income) * 10}</p>
    </section>
  );
}

export const { bootstrap, mount, unmount } = lifecycles(Insurance);
