afterEach(() => jest.dontMock('./callMaker.ts'));

async function withoutCode(isOnline: boolean) {
  jest.resetModules();
  jest.doMock('./callMaker.ts', () => {
    throw new Error('Loading chunk 7 failed.');
  });
  const { testClient } = await import('./testClient.ts');
  const online = { isOnline: () => isOnline, waitOnline: async () => {} };
  return testClient([{ body: 'reply' }], { online });
}

test.each([
  [true, 'network'],
  [false, 'offline'],
])(
  'S12 · code that does not come (online: %s) fails the call as %s, and the next call tries again',
  async (isOnline, kind) => {
    const { client, sent } = await withoutCode(isOnline);
    await expect(client.call('cart')).rejects.toMatchObject({ kind, call: 'cart', sent: false });
    expect(sent).toEqual([]);
    jest.dontMock('./callMaker.ts');
    await expect(client.call('cart')).resolves.toBe('reply');
    expect(sent.map(({ name }) => name)).toEqual(['cart']);
  },
);

test('S12 · calls made at once while the code is on its way share one refresh and one order of links', async () => {
  const { testClient } = await import('./testClient.ts');
  const { client, sent, session } = testClient([
    { status: 401, body: null },
    { status: 401, body: null },
    { body: 'reply' },
  ]);
  await expect(Promise.all([client.call('cart'), client.call('userInfo')])).resolves.toEqual([
    'reply',
    'reply',
  ]);
  expect(sent).toHaveLength(4);
  expect(session.refreshes).toBe(1);
});

test('S12 · bringing the code ahead never fails by itself', async () => {
  await withoutCode(true);
  const { prepareCalls } = await import('./index.ts');
  await expect(prepareCalls()).resolves.toBeUndefined();
});
