import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { plainRelease } from '../../testing/signedRegistry.ts';
import { LoadError } from '../federation/failure.ts';
import { checkModule, checkRelease } from './handshake.ts';

const mountable = {
  default: { contracts: '^2.0.0', mount: async () => ({ unmount: async () => undefined }) },
};
const provided = { react: '19.3.1', '@sanchay/i18n': '1.0.0' };

describe('what a release declares about itself', () => {
  test('X6 · a release that fits contracts and shared modules may be requested', () => {
    const release = plainRelease('mfe-a', '1', { needs: { react: '^19.3.1', '@sanchay/i18n': '^1.0.0' } });
    for (const contracts of [`^${CONTRACTS_VERSION}`])
      expect(() => checkRelease('mfe-a', '1', { ...release, contracts }, provided)).not.toThrow();
  });

  test.each([
    [{ contracts: '^2.99.0' }, `mfe-a 2 needs contracts ^2.99.0, the shell has ${CONTRACTS_VERSION}`],
    [{ contracts: '^3.0.0' }, `mfe-a 2 needs contracts ^3.0.0, the shell has ${CONTRACTS_VERSION}`],
    [{ needs: { react: '^18.3.0' } }, 'mfe-a 2 needs react ^18.3.0, the shell has 19.3.1'],
    [{ needs: { react: '^19.4.0' } }, 'mfe-a 2 needs react ^19.4.0, the shell has 19.3.1'],
    [{ needs: { rxjs: '^7.0.0' } }, 'mfe-a 2 needs rxjs ^7.0.0, the shell has none'],
  ])('X6 · %j is refused before any request: %s', (over, message) => {
    const check = () => checkRelease('mfe-a', '2', plainRelease('mfe-a', '2', over), provided);
    expect(check).toThrow(message);
    expect(check).toThrow(expect.objectContaining({ kind: 'contract', scope: 'release' }));
  });

  test('X6 · where nothing is shared at run time only the contracts count', () => {
    const release = plainRelease('mfe-a', '2', { needs: { rxjs: '^7.0.0' } });
    expect(() => checkRelease('mfe-a', '2', release, null)).not.toThrow();
  });
});

describe('what may be mounted', () => {
  test('X6 · a module with mount and contracts is handed on as it is', () => {
    expect(checkModule('mfe-a', '2', mountable)).toBe(mountable.default);
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'mfe-a 2 exposes no mountable ./app for the shell'],
    ['null', null, 'mfe-a 2 exposes no mountable ./app'],
    ['no default', {}, 'mfe-a 2 exposes no mountable ./app'],
    ['no mount', { default: { contracts: '^2.0.0' } }, 'mfe-a 2 exposes no mountable ./app'],
    ['no contracts', { default: { mount: () => undefined } }, `shell's contracts ${CONTRACTS_VERSION}`],
    [
      'newer contracts',
      { default: { mount: () => undefined, contracts: '^2.99.0' } },
      `contracts ^2.99.0, the shell has ${CONTRACTS_VERSION}`,
    ],
    [
      'another major',
      { default: { mount: () => undefined, contracts: '^3.0.0' } },
      `contracts ^3.0.0, the shell has ${CONTRACTS_VERSION}`,
    ],
  ])('X6 · %s is refused with words that name both sides', (_name, loaded, message) => {
    expect(() => checkModule('mfe-a', '2', loaded)).toThrow(message);
    expect(() => checkModule('mfe-a', '2', loaded)).toThrow(LoadError);
  });
});
