import type { Stats } from 'webpack';
import { messageFiles } from './messageFiles.ts';

/** The part of a finished build that is looked at: modules by resource, and the files of their chunks. */
function built(files: Record<string, string[]>): Stats {
  const modules = Object.keys(files).map((resource) => ({ resource }));
  return {
    compilation: {
      modules: new Set([...modules, {}]),
      chunkGraph: {
        getModuleChunks: ({ resource }: { resource: string }) => [{ files: new Set(files[resource]) }],
      },
    },
  } as unknown as Stats;
}

test('X1 · the first language’s words are fetched beside the code, those of other folders and languages are not', () => {
  const stats = built({
    '/p/mfe-gold/src/remote.tsx': ['app.1.js'],
    '/p/mfe-gold/locales/en.json': ['517.2.js', '517.2.js.map'],
    '/p/mfe-gold/locales/hi.json': ['520.3.js'],
    '/p/shared/ui/locales/en.json': ['app.1.js'],
  });
  expect(messageFiles(stats, '/p/mfe-gold')).toEqual(['517.2.js']);
});

test('X1 · an app without words has none to fetch', () => {
  expect(messageFiles(built({ '/p/mfe-tax/src/remote.tsx': ['app.1.js'] }), '/p/mfe-tax')).toEqual([]);
});
