import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';

/**
 * Runs one nginx as a child that ends with us: nginx itself would live on when its parent is killed.
 * `NGINX_PROGRAM` is the program, `NGINX_CONF` its configuration, `NGINX_PORT` a port that answers when it is ready.
 */
const { NGINX_PROGRAM: nginx, NGINX_CONF: config, NGINX_PORT: port } = process.env;
if (!nginx || !config || !port) throw new Error('NGINX_PROGRAM, NGINX_CONF and NGINX_PORT are not set');

const checked = spawnSync(nginx, ['-t', '-q', '-c', config], { encoding: 'utf8' });
if (checked.status !== 0) throw new Error(`nginx refuses ${config}:\n${checked.stderr}`);
const child = spawn(nginx, ['-c', config, '-g', 'daemon off;'], { stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill('SIGTERM'));

const PATIENCE_MS = 10_000;
const began = performance.now();
const probe = () => {
  const socket = connect(Number(port), '127.0.0.1');
  socket.once('connect', () => {
    socket.destroy();
    process.send?.({ ready: true, port: Number(port) });
  });
  socket.once('error', () => {
    if (performance.now() - began < PATIENCE_MS) setTimeout(probe, 50);
    else child.kill('SIGTERM');
  });
};
probe();
