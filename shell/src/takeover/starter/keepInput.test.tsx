import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepInput, type InputKeeper } from './keepInput.ts';
import { isAnyLater } from './ownership.ts';

let kept: InputKeeper;
let slot: HTMLElement;
const server = (html: string): void => {
  document.body.innerHTML = `<div id="slot">${html}</div><p id="outside"><button>Other</button></p>`;
  slot = document.getElementById('slot')!;
  kept = keepInput(document);
};
const takeOver = (tree: ReactNode) => act(async () => void hydrateRoot(slot, tree));
const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
/** Listens on the page until the test ends. */
let listening: AbortController;
beforeEach(() => void (listening = new AbortController()));
afterEach(() => {
  kept.end();
  listening.abort();
});

/** A field that React controls, and what its component knows. */
function Amount({ onKnown }: { onKnown: (value: string) => void }) {
  const [value, setValue] = useState('100');
  onKnown(value);
  return <input name="amount" value={value} onChange={(event) => setValue(event.target.value)} />;
}

test('M3 · text typed before the scripts came is there afterwards, and the component knows it', async () => {
  const known: string[] = [];
  server('<input name="amount" value="100">');
  const field = find<HTMLInputElement>('input');
  await userEvent.clear(field);
  await userEvent.type(field, '2500');
  field.setSelectionRange(2, 2);
  expect(kept.repeat()).toBe(true);
  await takeOver(<Amount onKnown={(value) => known.push(value)} />);
  expect(known.at(-1)).toBe('100');
  let left = true;
  await act(async () => void (left = kept.repeat()));
  expect(left).toBe(false);
  expect(known.at(-1)).toBe('2500');
  expect(find<HTMLInputElement>('input')).toBe(field);
  expect(field).toHaveValue('2500');
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(2);
});

test('M3 · what is typed after the takeover is not overwritten by what was kept', async () => {
  const known: string[] = [];
  server('<input name="amount" value="100">');
  const field = find<HTMLInputElement>('input');
  await userEvent.type(field, '5');
  await takeOver(<Amount onKnown={(value) => known.push(value)} />);
  await userEvent.type(field, '7');
  await act(async () => void kept.repeat());
  expect(field).toHaveValue('10057');
  expect(known.at(-1)).toBe('10057');
});

/** A form whose choice sets the amount to the smallest one. */
function ChoiceAndAmount({ onKnown }: { onKnown: (value: string) => void }) {
  const [kind, setKind] = useState('sip');
  const [amount, setAmount] = useState('500');
  onKnown(`${kind} ${amount}`);
  const choose = (value: string) => {
    setKind(value);
    setAmount('500');
  };
  return (
    <>
      {['sip', 'buy'].map((value) => (
        <input
          key={value}
          type="radio"
          name="kind"
          value={value}
          checked={kind === value}
          onChange={() => choose(value)}
        />
      ))}
      <input name="amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
    </>
  );
}
const CHOICE_AND_AMOUNT =
  '<input type="radio" name="kind" value="sip" checked=""/><input type="radio" name="kind" value="buy"/>' +
  '<input name="amount" value="500"/>';

test('M3 · an amount typed between the takeover and the replay stands after a choice that was made before it', async () => {
  const known: string[] = [];
  server(CHOICE_AND_AMOUNT);
  await userEvent.click(find('[value="buy"]'));
  await takeOver(<ChoiceAndAmount onKnown={(value) => known.push(value)} />);
  const field = find<HTMLInputElement>('[name="amount"]');
  // As keyboards do it: a click would replay what is kept.
  field.focus();
  field.setSelectionRange(3, 3);
  await userEvent.type(field, '9', { skipClick: true });
  expect(known.at(-1)).toBe('buy 5009');
  expect(field).toHaveValue('5009');
  expect(field.selectionStart).toBe(4);
  await userEvent.type(field, '7', { skipClick: true });
  await act(async () => void kept.repeat());
  expect(known.at(-1)).toBe('buy 50097');
  expect(field).toHaveValue('50097');
});

test('M3 · inputs are repeated in the order in which each was last made', async () => {
  const known: string[] = [];
  server(CHOICE_AND_AMOUNT);
  const field = find<HTMLInputElement>('[name="amount"]');
  await userEvent.type(field, '1');
  await userEvent.click(find('[value="buy"]'));
  await userEvent.type(field, '2');
  await takeOver(<ChoiceAndAmount onKnown={(value) => known.push(value)} />);
  await act(async () => void kept.repeat());
  expect(known.at(-1)).toBe('buy 50012');
});

test('M3 · a press between the takeover and the replay finds what was typed before', async () => {
  const sought: string[] = [];
  function Search() {
    const [value, setValue] = useState('');
    const send = (event: FormEvent) => {
      event.preventDefault();
      sought.push(value);
    };
    return (
      <form action="/all" onSubmit={send}>
        <input name="search" value={value} onChange={(event) => setValue(event.target.value)} />
        <button type="submit">Search</button>
      </form>
    );
  }
  server('<form action="/all"><input name="search" value=""><button type="submit">Search</button></form>');
  await userEvent.type(find<HTMLInputElement>('input'), 'bank');
  // React draws anew what it cannot take over.
  await act(async () => createRoot(slot).render(<Search />));
  expect(find('input')).toHaveValue('');
  await userEvent.click(find('button'));
  expect(sought).toEqual(['bank']);
  expect(find('input')).toHaveValue('bank');
  expect(kept.repeat()).toBe(false);
});

test('M3 · ticks and choices made before are made for the component too, each once', async () => {
  const reported: string[] = [];
  function Choices() {
    const [plan, setPlan] = useState('sip');
    return (
      <>
        <input
          type="checkbox"
          defaultChecked={false}
          onChange={(event) => reported.push(`tick ${event.target.checked}`)}
        />
        {['sip', 'buy'].map((value) => (
          <input
            key={value}
            type="radio"
            name="plan"
            value={value}
            checked={plan === value}
            onChange={() => {
              reported.push(value);
              setPlan(value);
            }}
          />
        ))}
        <select defaultValue="5" onChange={(event) => reported.push(`day ${event.target.value}`)}>
          <option>5</option>
          <option>10</option>
        </select>
      </>
    );
  }
  server(
    '<input type="checkbox"><input type="radio" name="plan" value="sip" checked><input type="radio" name="plan" value="buy">' +
      '<select><option selected>5</option><option>10</option></select>',
  );
  await userEvent.click(find('[type="checkbox"]'));
  await userEvent.click(find('[value="buy"]'));
  await userEvent.selectOptions(find('select'), '10');
  await takeOver(<Choices />);
  await act(async () => void kept.repeat());
  await act(async () => void kept.repeat());
  expect(reported).toEqual(['tick true', 'buy', 'day 10']);
  expect(find('[type="checkbox"]')).toBeChecked();
  expect(find('[value="buy"]')).toBeChecked();
  expect(find('[value="sip"]')).not.toBeChecked();
  expect(find('select')).toHaveValue('10');
});

test('M3 · presses of buttons are done in their order, each once, after what was typed, and never twice', async () => {
  const done: string[] = [];
  function Page() {
    const [value, setValue] = useState('');
    return (
      <>
        <input value={value} onChange={(event) => setValue(event.target.value)} />
        <button type="button" onClick={() => done.push(`first ${value}`)}>
          First
        </button>
        <button type="button" onClick={() => done.push(`second ${value}`)}>
          <b>Second</b>
        </button>
      </>
    );
  }
  server('<input value=""><button type="button">First</button><button type="button"><b>Second</b></button>');
  await userEvent.type(find('input'), 'ab');
  await userEvent.click(find('button'));
  await userEvent.click(find('b'));
  await userEvent.click(find('b'));
  await takeOver(<Page />);
  await act(async () => void kept.repeat());
  await act(async () => void kept.repeat());
  await act(async () => void kept.repeat());
  expect(done).toEqual(['first ab', 'second ab']);
  await userEvent.click(find('button'));
  expect(done).toEqual(['first ab', 'second ab', 'first ab']);
});

test('M3 · a form without an address is sent once by its component; one with an address goes as plain HTML', async () => {
  const sent: string[] = [];
  const left: string[] = [];
  const leave = (event: Event): void => {
    if (!event.defaultPrevented) left.push((event.target as HTMLFormElement).name);
    event.preventDefault();
  };
  document.addEventListener('submit', leave, { signal: listening.signal });
  function Page() {
    return (
      <>
        <form
          name="own"
          onSubmit={(event) => {
            event.preventDefault();
            sent.push('own');
          }}
        >
          <input name="q" />
        </form>
        <form name="plain" action="/search">
          <button>Go</button>
        </form>
      </>
    );
  }
  server(
    '<form name="own"><input name="q"></form><form name="plain" action="/search"><button>Go</button></form>',
  );
  await userEvent.type(find('input'), '{Enter}');
  await userEvent.click(find('[name="plain"] button'));
  expect(left).toEqual(['plain']);
  await takeOver(<Page />);
  await act(async () => void kept.repeat());
  expect(sent).toEqual(['own']);
  expect(kept.repeat()).toBe(false);
});

test('M3 · an element that was drawn anew gets what was done to the one in its stead', async () => {
  const known: string[] = [];
  server('<input name="amount" value="100">');
  await userEvent.type(find('input'), '9');
  await act(async () => {
    slot.replaceChildren();
    slot.innerHTML = '<input name="amount" value="100">';
  });
  await takeOver(<Amount onKnown={(value) => known.push(value)} />);
  await act(async () => void kept.repeat());
  expect(known.at(-1)).toBe('1009');
  expect(find('input')).toHaveFocus();
});

test('M3 · links, and buttons outside the rendered page, are left alone', async () => {
  const heard: string[] = [];
  const hear = (event: Event): void => {
    heard.push((event.target as Element).localName);
    event.preventDefault();
  };
  document.addEventListener('click', hear, { signal: listening.signal });
  server('<a href="/about">About</a>');
  await userEvent.click(find('a'));
  await userEvent.click(find('#outside button'));
  expect(heard).toEqual(['a', 'button']);
  expect(kept.repeat()).toBe(false);
});

test('M3 · after the end nothing is kept and nothing is held back', async () => {
  server('<button type="button">Press</button>');
  await userEvent.click(find('#slot button'));
  kept.end();
  expect(kept.repeat()).toBe(false);
  let heard = 0;
  slot.addEventListener('click', () => (heard += 1));
  await userEvent.click(find('#slot button'));
  expect(heard).toBe(1);
});

test('M3 · the listener is notified of each stored interaction, and a released one is not replayed later', async () => {
  let reported = 0;
  document.body.innerHTML =
    '<div id="slot"><div data-later=""><button>Buy</button><input name="amount"></div></div>';
  slot = document.getElementById('slot')!;
  kept = keepInput(document, () => (reported += 1));
  expect(isAnyLater(document)).toBe(true);
  await userEvent.click(find('button'));
  await userEvent.type(find('input'), '5');
  expect(reported).toBeGreaterThanOrEqual(2);
  kept.forget();
  expect(kept.repeat()).toBe(false);
  const pressed = jest.fn();
  await takeOver(
    <div data-later="">
      <button onClick={pressed}>Buy</button>
      <input name="amount" />
    </div>,
  );
  expect(isAnyLater(document)).toBe(false);
  await act(async () => void kept.repeat());
  expect(pressed).not.toHaveBeenCalled();
  await userEvent.click(find('button'));
  expect(pressed).toHaveBeenCalledTimes(1);
});
