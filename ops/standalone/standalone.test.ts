import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PERSONA_PASSWORD, personas } from '@sanchay/remote-kit/standalone/personas';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import { PERSONA_PASSWORD as SANDBOX_PASSWORD, PERSONAS } from '../../api/src/personas/index.ts';
import { appNames, root } from '../build/inputs.ts';
import { standaloneConfig } from './config.ts';
import { pageHeaders, sharedAsset, standalonePage } from './page.ts';
import { assertPortFree, standalonePort } from './port.ts';

const remotes = appNames().filter((name) => name !== 'shell');

test('X6 · every remote has a port of its own, and PORT comes first', () => {
  const ports = remotes.map((name) => standalonePort(path.join(root, name), undefined));
  expect(new Set(ports).size).toBe(remotes.length);
  expect(standalonePort(path.join(root, 'mfe-gold'), undefined)).toBe(8086);
  expect(standalonePort(path.join(root, 'mfe-gold'), '9000')).toBe(9000);
  expect(() => standalonePort(path.join(root, 'mfe-gold'), 'gold')).toThrow(
    'PORT must be a port, like 8086.',
  );
});

test('X6 · a remote without a port gets a message that shows where it belongs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mfe-tax-'));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  expect(() => standalonePort(folder, undefined)).toThrow(
    `"config": { "port" } of ${path.basename(folder)}/package.json must be a port, like 8086.`,
  );
  rmSync(folder, { recursive: true });
});

test('X6 · a taken port is reported with commands that can be typed', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  await expect(assertPortFree(port, 'mfe-gold')).rejects.toThrow(
    `Port ${port} is taken. Choose another: PORT=${port + 100} npm start -w mfe-gold`,
  );
  await new Promise((resolve) => holder.close(resolve));
  await expect(assertPortFree(port, 'mfe-gold')).resolves.toBeUndefined();
});

test('X6 · the page holds no script of its own and a description that cannot break out of its block', () => {
  const description = { ...describeRemote(path.join(root, 'mfe-gold')), owner: '</script><script>alert(1)' };
  const page = standalonePage(description);
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).toContain('<script defer src="/standalone/mfe-gold.js"></script>');
  const block = /<script type="application\/json" id="sanchay-remote">(.+)<\/script>/.exec(page)![1]!;
  expect(JSON.parse(block)).toEqual(description);
  const policy = pageHeaders['content-security-policy']!;
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

test('X6 · stylesheet and fonts are the product’s', () => {
  expect(sharedAsset('/standalone/base.css')?.bytes.toString()).toContain("font-family: 'Anek Latin'");
  expect(sharedAsset('/assets/fonts/anek-latin.woff2')?.bytes.subarray(0, 4).toString()).toBe('wOF2');
  expect(sharedAsset('/assets/fonts/other.woff2')).toBeNull();
});

test('X6 · the workbench has a build of its own, apart from that of releases', () => {
  const config = standaloneConfig(path.join(root, 'mfe-gold'), '/somewhere');
  expect(config.entry).toEqual({ 'mfe-gold': './src/standalone/main.ts' });
  expect(config.mode).toBe('development');
  expect(config.output).toMatchObject({
    path: '/somewhere',
    publicPath: '/standalone/',
    uniqueName: 'mfe-gold_standalone',
  });
});

test('X6 · the workbench’s people are those of the sandbox', () => {
  expect(PERSONA_PASSWORD).toBe(SANDBOX_PASSWORD);
  for (const { email, name, onboardingState, mode, residency } of Object.values(personas)) {
    const real = Object.values(PERSONAS).find((one) => one.email === email);
    expect(real).toMatchObject({ name, onboardingState, mode, residency });
  }
});
