import { arrive, choose, forget, startAt } from './listSteps.ts';

test('I1 · a chosen list is drawn before the address changes, and the arrival of the address changes nothing', () => {
  const chosen = choose(startAt('a'), 'b');
  expect(chosen).toEqual({ drawn: 'b', written: 'a', own: ['b'] });
  expect(arrive(chosen, 'b')).toEqual({ drawn: 'b', written: 'b', own: [] });
});

test('I1 · of two quick choices the last stays drawn while both addresses arrive', () => {
  const first = arrive(choose(choose(startAt('a'), 'b'), 'c'), 'b');
  expect(first).toEqual({ drawn: 'c', written: 'b', own: ['c'] });
  expect(arrive(first, 'c')).toEqual({ drawn: 'c', written: 'c', own: [] });
  expect(arrive(choose(choose(startAt('a'), 'b'), 'c'), 'c')).toEqual({ drawn: 'c', written: 'c', own: [] });
});

test('I1 · an address from elsewhere is drawn, and so is a step back to what was chosen here', () => {
  expect(arrive(choose(startAt('a'), 'b'), 'x')).toEqual({ drawn: 'x', written: 'x', own: [] });
  const there = arrive(choose(arrive(choose(startAt('a'), 'b'), 'b'), 'c'), 'c');
  expect(arrive(there, 'b')).toEqual({ drawn: 'b', written: 'b', own: [] });
  expect(arrive(forget(choose(choose(startAt('a'), 'b'), 'a')), 'b').drawn).toBe('b');
});
