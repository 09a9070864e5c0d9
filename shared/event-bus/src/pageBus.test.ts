import { bus, reportBusFaults, type BusFault } from './index.ts';

const boom = new Error('boom');

test('X6 · the page’s bus reports to the console until a reporter is given', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const faults: BusFault[] = [];
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const subscription = bus.on('nav/published').subscribe(() => {
    throw boom;
  });
  bus.emit('nav/published', { date: '2026-11-20' });
  clock.mockReturnValue(Date.now() + 1_000);
  reportBusFaults((fault) => faults.push(fault));
  bus.emit('nav/published', { date: '2026-11-21' });
  subscription.unsubscribe();
  expect(logged.mock.calls).toEqual([['event bus: shell, nav/published', boom]]);
  expect(faults).toEqual([{ owner: 'shell', event: 'nav/published', error: boom }]);
  logged.mockRestore();
  clock.mockRestore();
});
