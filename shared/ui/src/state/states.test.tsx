import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Breadcrumbs,
  ErrorState,
  Loading,
  Notice,
  Pager,
  Progress,
  SkeletonLine,
  Steps,
  Timeline,
} from '../index.ts';

test('S18 · an error shows what happened, what is safe, what to do, and can be retried', async () => {
  const retry = jest.fn();
  render(<ErrorState code="cannot_place_order" requestId="01ABC" onRetry={retry} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Order not placed');
  expect(alert).toHaveTextContent('No money was taken.');
  expect(alert).toHaveTextContent('Check your pending orders and try again.');
  expect(alert).toHaveTextContent('01ABC');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('S18 · loading is announced once and its bones are not read', () => {
  render(
    <Loading>
      <SkeletonLine />
    </Loading>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('S18 · the sandbox states that its data is invented', () => {
  render(<Notice tone="sandbox" />);
  expect(screen.getByText('Sample market data')).toBeVisible();
});

test('S18 · progress has a name and a percent, never more than the whole', () => {
  render(<Progress label="Reading" value={9} max={6} />);
  expect(screen.getByRole('progressbar', { name: 'Reading' })).toHaveAttribute('aria-valuenow', '100');
});

test('S5 · a timeline shows each step and its state in text', () => {
  render(
    <Timeline
      label="Order"
      steps={[
        { title: 'Paid', state: 'done' },
        { title: 'Units', state: 'now' },
      ]}
    />,
  );
  const [paid, units] = screen.getAllByRole('listitem');
  expect(paid).toHaveTextContent('Paid (done)');
  expect(units).toHaveAttribute('aria-current', 'step');
});

test('S5 · the pager stops at both ends, and is not there for one page', async () => {
  const turn = jest.fn();
  const { rerender, container } = render(<Pager page={1} pages={3} onPage={turn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(turn.mock.calls).toEqual([[2]]);
  rerender(<Pager page={1} pages={1} onPage={turn} />);
  expect(container).toBeEmptyDOMElement();
});

test('S5 · breadcrumbs mark this page and steps show how many there are', () => {
  render(
    <>
      <Breadcrumbs items={[{ label: 'Funds', href: '/funds' }, { label: 'Parvat' }]} />
      <Steps steps={['PAN', 'Bank', 'Sign']} current={1} />
    </>,
  );
  expect(screen.getByText('Parvat')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText(/Step 2 of 3/)).toHaveTextContent('Bank');
});
