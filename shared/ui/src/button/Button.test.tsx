import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviourContext, Button, IconButton, LinkButton, LinkProvider } from '../index.ts';

describe('S18 · Button', () => {
  let now = 0;
  beforeEach(() => {
    now = 1000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  test('S18 · a button ignores a second click within 500 ms and takes the next one', () => {
    const act = jest.fn();
    render(<Button onClick={act}>Buy</Button>);
    const button = screen.getByRole('button', { name: 'Buy' });
    fireEvent.click(button);
    now += 499;
    fireEvent.click(button);
    expect(act).toHaveBeenCalledTimes(1);
    now += 1;
    fireEvent.click(button);
    expect(act).toHaveBeenCalledTimes(2);
  });

  test('S18 · the time comes from the settings, unless the button has one of its own', () => {
    const act = jest.fn();
    render(
      <BehaviourContext value={{ repeatClickGuard: 900 }}>
        <Button onClick={act}>Buy</Button>
        <Button guardMs={100} onClick={act}>
          Next
        </Button>
      </BehaviourContext>,
    );
    const [buy, next] = [
      screen.getByRole('button', { name: 'Buy' }),
      screen.getByRole('button', { name: 'Next' }),
    ];
    fireEvent.click(buy);
    fireEvent.click(next);
    now += 899;
    fireEvent.click(buy);
    fireEvent.click(next);
    expect(act).toHaveBeenCalledTimes(3);
    now += 1;
    fireEvent.click(buy);
    expect(act).toHaveBeenCalledTimes(4);
  });

  test('S18 · a double click on a submit button sends its form once', () => {
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit">Send</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('S18 · a busy button retains the focus, announces its state and does nothing', () => {
    const act = jest.fn();
    render(
      <Button busy busyLabel="Placing" onClick={act}>
        Place
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Placing' });
    button.focus();
    fireEvent.click(button);
    expect(act).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  test('S18 · an icon button has a name', () => {
    render(
      <IconButton label="Close">
        <svg />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });
});

describe('S5 · links', () => {
  test('S5 · a plain click goes through the router, a new tab and another site do not', async () => {
    const navigate = jest.fn();
    render(
      <LinkProvider navigate={navigate}>
        <LinkButton href="/gold">Gold</LinkButton>
        <LinkButton href="/pdf" target="_blank">
          Paper
        </LinkButton>
        <LinkButton href="https://elsewhere.example/x">Elsewhere</LinkButton>
      </LinkProvider>,
    );
    // jsdom cannot load pages; what reaches the document was left to the browser.
    const left: string[] = [];
    const stop = (event: Event): void => {
      if (!event.defaultPrevented) left.push((event.target as HTMLElement).textContent ?? '');
      event.preventDefault();
    };
    document.addEventListener('click', stop);
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Gold' }));
    await user.click(screen.getByRole('link', { name: 'Paper' }));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Gold' }));
    await user.keyboard('{/Control}');
    document.removeEventListener('click', stop);
    expect(navigate.mock.calls).toEqual([['/gold']]);
    expect(left).toEqual(['Paper', 'Elsewhere', 'Gold']);
  });
});
