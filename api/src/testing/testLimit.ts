import { addEventHandler } from 'jest-circus';

/** Milliseconds that a test or hook may take: whole servers are started, on a machine that may run everything at once. */
const LIMIT_MS = 120_000;

// The clock itself, also for tests that replace it.
const { setTimeout, clearTimeout } = globalThis;

type Run = () => Promise<unknown> | undefined;

/** The runner of the API tests knows no limit; without one a test that hangs would end nowhere, and without a name. */
function withLimit(run: Run): Run {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took longer than ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    });
    try {
      return await Promise.race([run(), over]);
    } finally {
      clearTimeout(timer);
    }
  };
}

addEventHandler((event, { currentDescribeBlock }) => {
  const added =
    event.name === 'add_test'
      ? currentDescribeBlock.tests.at(-1)
      : event.name === 'add_hook'
        ? currentDescribeBlock.hooks.at(-1)
        : undefined;
  if (added?.fn) added.fn = withLimit(added.fn as Run);
});
