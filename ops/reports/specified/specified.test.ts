import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultConfig } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { appNames, root } from '../../build/inputs.ts';
import { factsOf } from '../apiReport.ts';
import { SPECIFIED_CALLS } from './specifiedCalls.ts';
import { SPECIFIED_CONSTANTS } from './specifiedConstants.ts';
import { callersOf, placesOf } from './specifiedPage.ts';

const features = readFileSync(path.join(root, 'docs/features.md'), 'utf8');
const routes = appNames()
  .filter((name) => name !== 'shell')
  .flatMap((name) => factsOf(name).description.routes);

describe('calls of the specification', () => {
  const built = SPECIFIED_CALLS.flatMap(({ specified, call }) => (call ? [{ specified, call }] : []));

  test.each(built)(
    'X10 · $specified is stated in the contracts and answered by the API',
    ({ specified, call }) => {
      const { contract, api } = placesOf(call);
      expect([contract, api]).toEqual([expect.any(String), expect.any(String)]);
      if (/^(GET|POST|PUT) /.test(specified)) {
        const { method, path: address } = calls[call];
        expect(`${method} ${address}`).toBe(specified);
      }
    },
  );

  test('X10 · each is listed once', () => {
    const all = SPECIFIED_CALLS.map(({ specified }) => specified);
    expect(all).toHaveLength(new Set(all).size);
    expect(all).toHaveLength(50);
  });

  test('X10 · every service that section 7 names in words has a row', () => {
    const all = SPECIFIED_CALLS.map(({ specified }) => specified);
    expect(all).toEqual(
      expect.arrayContaining([
        'Analytics service',
        'Error-reporting service',
        'Support chat',
        'In-page hello-bar script',
        'Payment providers',
        'E-sign service for KYC',
      ]),
    );
    expect([defaultConfig.sentryDsn, defaultConfig.announcement.en]).toEqual(['', '']);
  });

  test('X10 · who makes a call is read from the sources', () => {
    const callers = callersOf([factsOf('mfe-portfolio')]);
    expect(callers.get('everyHolding')).toEqual(['mfe-portfolio']);
    expect(callers.get('globalSearch')).toEqual(['shell']);
  });
});

describe('constants of the specification', () => {
  test.each(SPECIFIED_CONSTANTS)(
    'X10 · $item has the specified value',
    ({ specified, actual, setting, lives }) => {
      expect(actual).toEqual(specified);
      for (const name of setting?.split(', ') ?? []) {
        const value = name
          .split('.')
          .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], defaultConfig);
        expect([name, value]).not.toEqual([name, undefined]);
      }
      if (lives) expect(existsSync(path.join(root, lives))).toBe(true);
    },
  );

  test.each(SPECIFIED_CONSTANTS.filter(({ missing }) => !missing))(
    'X10 · $item is read where the page states, and users meet it on a path that an area owns',
    ({ read, seen }) => {
      const [file, name] = read!;
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(name);
      if (seen!.startsWith('/'))
        expect(routes.some((route) => seen === route || seen!.startsWith(`${route}/`))).toBe(true);
    },
  );

  test('X10 · what is not read belongs to a feature that is not built', () => {
    const missing = [...SPECIFIED_CALLS, ...SPECIFIED_CONSTANTS].flatMap((each) => each.missing ?? []);
    for (const id of new Set(missing))
      expect(features).toMatch(new RegExp(`^\\| ${id} +\\| [^|]*not built`, 'm'));
  });
});
