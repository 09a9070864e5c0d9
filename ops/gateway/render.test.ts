import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { admissionLimits } from '../../shell/server/admission.ts';
import { isForApi } from '../../shell/server/proxy.ts';
import { appNames } from '../build/inputs.ts';
import { gatewayContainerConfig, remoteContainerConfig } from '../containers/nginxConfig.ts';
import { installedNginx } from '../product/distribution.ts';
import { filesConfig, gatewayConfig, type NginxPlaces } from './render.ts';

const remotes = appNames().filter((app) => app !== 'shell');

function placesIn(folder: string): NginxPlaces {
  mkdirSync(path.join(folder, 'site'), { recursive: true });
  writeFileSync(path.join(folder, 'mime.types'), 'types { text/html html; }');
  return {
    run: folder,
    accessLog: path.join(folder, 'access.log'),
    errorLog: path.join(folder, 'error.log'),
    mimeTypes: path.join(folder, 'mime.types'),
    site: path.join(folder, 'site'),
    user: null,
  };
}

const scratch = () => mkdtempSync(path.join(tmpdir(), 'nginx-'));
const routes = {
  listen: '127.0.0.1:4400',
  api: ['127.0.0.1:1', '127.0.0.1:2'],
  edge: ['127.0.0.1:3', '127.0.0.1:4'],
  remotes: { 'mfe-gold': '127.0.0.1:5' },
  resolver: null,
};
const gateway = gatewayConfig(routes, placesIn(scratch()));
/** The block of a location. */
const location = (config: string, name: string) => {
  const begin = config.indexOf(`location ${name} {`);
  expect([name, begin]).not.toEqual([name, -1]);
  return config.slice(begin, config.indexOf('}', begin));
};

describe('the gateway', () => {
  test('X7 · nginx takes both configurations, where there is an nginx', () => {
    const nginx = installedNginx();
    const folder = scratch();
    const places = placesIn(folder);
    const files = filesConfig([{ remote: 'mfe-gold', listen: '127.0.0.1:5', root: folder }], places);
    for (const config of [gatewayConfig(routes, places), files]) {
      const file = path.join(folder, 'nginx.conf');
      writeFileSync(file, config);
      const reported = nginx ? spawnSync(nginx, ['-t', '-q', '-c', file], { encoding: 'utf8' }) : null;
      expect(reported?.stderr ?? '').not.toContain('[emerg]');
      expect(config).not.toMatch(/\{\{\w|undefined/);
    }
  });

  test('X7 · every address that belongs to the API goes to the API nodes, all else to the edge', () => {
    const prefixes = [...gateway.matchAll(/location (\/\S+) \{ proxy_pass http:\/\/api;/g)].map(
      ([, prefix]) => prefix!,
    );
    expect(prefixes).toEqual([
      '/api/',
      '/mf/',
      '/insight/',
      '/equity/',
      '/vested/',
      '/fixed_deposit/',
      '/sandbox',
    ]);
    for (const prefix of prefixes) expect(isForApi(prefix)).toBe(true);
    expect(location(gateway, '/')).toContain('proxy_pass http://edge;');
    expect(location(gateway, '/remotes/mfe-gold/')).toContain('proxy_pass http://mfe-gold;');
  });

  test('X7 · a dead node costs a request at most a second, and what is not safe to repeat is never sent twice', () => {
    expect(gateway).toContain('proxy_next_upstream error timeout;');
    expect(gateway).not.toContain('non_idempotent');
    expect(gateway).toContain('proxy_connect_timeout 1s;');
    expect(gateway).toContain('proxy_next_upstream_tries 2;');
    expect(gateway).toContain(
      'upstream api { zone api 64k; server 127.0.0.1:1 max_fails=2 fail_timeout=2s; server 127.0.0.1:2 max_fails=2 fail_timeout=2s; keepalive 32; }',
    );
  });

  test('X9 · metrics and readiness stay inside', () => {
    expect(location(gateway, '~ ^/(metrics|readyz)$')).toContain('return 404;');
  });

  test('X7 · events flow unbuffered, bodies end at 256 KB, the caller’s address is the one that was seen', () => {
    const stream = location(gateway, '= /api/v3/stream');
    for (const setting of ['proxy_buffering off;', 'gzip off;', 'proxy_read_timeout 60s;'])
      expect(stream).toContain(setting);
    expect(gateway).toContain('client_max_body_size 256k;');
    expect(gateway).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(gateway).toContain('proxy_set_header Forwarded "";');
    expect(gateway).not.toContain('$proxy_add_x_forwarded_for');
  });

  test('X7 · one client network has its share of requests, uploads and streams; beyond it is a 503 with Retry-After', () => {
    expect(location(gateway, '= /api/v3/stream')).toContain(
      `limit_conn streams ${admissionLimits.stream.perNetwork};`,
    );
    expect(location(gateway, '/api/')).toContain(
      `limit_conn requests ${admissionLimits.request.perNetwork};`,
    );
    expect(location(gateway, '^~ /api/v3/documents/')).toContain('limit_conn uploads 8;');
    for (const name of ['= /api/v3/stream', '/api/', '^~ /api/v3/documents/'])
      expect(location(gateway, name)).toContain('error_page 503 @busy;');
    const [, seconds, body] = /location @busy {[^]*?retry-after (\d+) always;[^]*?return 503 '(.*)';/.exec(
      gateway,
    )!;
    expect(seconds).toBe('5');
    expect(JSON.parse(body!)).toEqual({
      ...{ status: 'failure', code: 'busy', errors: {} },
      ...{ message: '$busy', request_id: '$request_name' },
    });
  });

  test('X7 · when nobody answers, a client learns that nobody knows what became of a write', () => {
    for (const code of [502, 504]) {
      const answer = new RegExp(`location @lost_${code} {[^]*?return ${code} '(.*)';`).exec(gateway);
      const body = JSON.parse(answer![1]!) as object;
      expect(body).toEqual({
        code: 'no_answer',
        message: expect.any(String),
        errors: {},
        request_id: '$request_name',
      });
    }
  });

  test("S19 · its own sentences are in the browser's preferred language", () => {
    const maps = [
      ...gateway.matchAll(/map \$http_accept_language \$(\w+) {\s*default "(.+)";\s*"(.+)" "(.+)";/g),
    ];
    expect(maps.map(([, name, english, , hindi]) => [name, english, hindi])).toEqual([
      ['no_answer', 'Our servers did not answer.', 'हमारे सर्वर से जवाब नहीं आया।'],
      ['answer_late', 'Our servers took too long.', 'हमारे सर्वर को बहुत समय लग गया।'],
      ['too_large', 'That is more than can be sent at once.', 'एक बार में इतना नहीं भेजा जा सकता।'],
      ['too_fast', 'Too many requests. Please wait a little.', 'बहुत सारे अनुरोध आए। कृपया थोड़ा रुकें।'],
      [
        'busy',
        'Our servers are busy right now. Nothing was changed. Please try again in a moment.',
        'अभी हमारे सर्वर व्यस्त हैं। कुछ नहीं बदला गया। कृपया थोड़ी देर में फिर कोशिश करें।',
      ],
    ]);
    for (const [, name, , form] of maps) {
      expect(gateway).toContain(`"message":"$${name}"`);
      const asked = new RegExp(form!.slice(2), 'i');
      expect(['hi', ' HI-IN,en', 'hi;q=0.9', 'his', 'en,hi', ''].map((header) => asked.test(header))).toEqual(
        [...[true, true, true], ...[false, false, false]],
      );
    }
  });

  test.each(['= /.gateway/unread', '@away', '@too_fast_page'])(
    'S19 · the page %s is in both languages and loads nothing',
    (name) => {
      const block = new RegExp(`location ${name} {[^]*?return \\d+ '(.*)';`).exec(gateway)!;
      expect(block[0]).toContain(`content-security-policy "default-src 'none'" always`);
      const [english, hindi] = block[1]!.split('<div lang="hi">');
      expect(english).toMatch(/<html lang="en">.*<h1>[\w ]+<\/h1><p>/);
      expect(hindi).toMatch(/^<h2>[\u0900-\u097f ]+<\/h2><p>.*[\u0900-\u097f]/);
    },
  );

  test('X9 · the log names requests without their query', () => {
    expect(gateway).toContain('"path":"$uri"');
    expect(gateway).not.toMatch(/\$request_uri|\$args|\$request"/);
  });
});

describe('the containers', () => {
  test('X7 · their gateway knows both nodes of each kind and every remote, and resolves their addresses again', () => {
    const config = gatewayContainerConfig();
    expect(config).toContain('listen 8080;');
    expect(config).toContain('resolver 127.0.0.11 valid=5s;');
    for (const host of [
      'api-1:4100',
      'api-2:4100',
      'edge-1:4000',
      'edge-2:4000',
      ...remotes.map((name) => `${name}:8080`),
    ])
      expect(config).toContain(`server ${host} max_fails=2 fail_timeout=2s resolve;`);
    expect(config).toContain('include /etc/nginx/site/*.conf;');
    expect(config).not.toMatch(/^user /m);
  });

  test('X2 · a remote’s server has the files of that remote and no other', () => {
    const config = remoteContainerConfig('mfe-gold');
    expect(config).toContain('root /srv;');
    const served = [...config.matchAll(/location ~ \^\/remotes\/([\w-]+)\//g)].map(([, name]) => name);
    expect(new Set(served)).toEqual(new Set(['mfe-gold']));
    expect(() => remoteContainerConfig('mfe-silver')).toThrow('There is no remote mfe-silver.');
    expect(() => remoteContainerConfig('shell')).toThrow('There is no remote shell.');
  });
});
