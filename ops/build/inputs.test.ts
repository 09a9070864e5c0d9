import { releaseId } from './inputs.ts';

afterEach(() => {
  delete process.env.SANCHAY_DEV;
});

test('X5 · a development shell is a release of its own; remotes are the same', () => {
  const [shell, gold] = [releaseId('shell'), releaseId('mfe-gold')];
  process.env.SANCHAY_DEV = '1';
  expect(releaseId('shell')).toBe(`${shell}-dev`);
  expect(releaseId('mfe-gold')).toBe(gold);
});
