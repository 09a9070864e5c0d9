import path from 'node:path';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import webpack from 'webpack';
import WebpackDevServer, { type ExpressRequestHandler, type ProxyConfigArrayItem } from 'webpack-dev-server';
import { root } from '../build/inputs.ts';
import { containerConfig, FILES, standaloneConfig } from './config.ts';
import { pageHeaders, sharedAsset, standalonePage } from './page.ts';
import { assertPortFree, standalonePort } from './port.ts';

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** Serves one remote alone until it is stopped; the page reloads itself when a source changes. */
async function serve(name: string, inShell: boolean): Promise<void> {
  const folder = path.join(root, name);
  const description = describeRemote(folder);
  const port = standalonePort(folder);
  await assertPortFree(port, name);
  const product = process.env.API_ORIGIN ?? 'http://localhost:4000';
  const origin = `http://localhost:${port}`;
  const outFolder = path.join(root, 'dist/standalone');
  const compiler = webpack(
    inShell ? await containerConfig(folder, outFolder) : standaloneConfig(folder, outFolder),
  );
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      liveReload: !inShell,
      client: inShell ? false : { overlay: false, logging: 'warn' },
      allowedHosts: ['localhost'],
      static: false,
      // The shell's page is of another origin, and takes scripts with CORS only.
      ...(inShell && { headers: { 'access-control-allow-origin': '*' } }),
      devMiddleware: { publicPath: inShell ? '/' : FILES, stats: 'errors-warnings' },
      proxy: inShell ? [] : [productProxy(product)],
      setupMiddlewares(middlewares) {
        if (!inShell) middlewares.push({ name: 'standalone-page', middleware: pageFor(description) });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
  if (inShell) {
    console.log(`${name} for a development shell [${seconds()}]`);
    console.log(`  SANCHAY_DEV=1 npm start, then open`);
    console.log(`  ${product}${description.routes[0]}?override.${name}=${origin}/remoteEntry.js`);
  } else console.log(`${name} alone: ${origin}${description.routes[0]} [${seconds()}]`);
}

function pageFor(description: ReturnType<typeof describeRemote>): ExpressRequestHandler {
  const html = standalonePage(description);
  return (request, response, next) => {
    const asset = sharedAsset(request.path);
    if (asset) return void response.type(asset.type).send(asset.bytes);
    if (request.method !== 'GET' || !request.accepts('html') || request.path.startsWith(FILES)) return next();
    response.set({ ...pageHeaders }).send(html);
  };
}

/** Calls go to a running product as if its own page made them. */
function productProxy(target: string): ProxyConfigArrayItem {
  return {
    context: ['/api/', '/mf/', '/insight/'],
    target,
    changeOrigin: true,
    headers: { origin: target },
    on: {
      error: (_error, _request, response) => {
        if (!('writeHead' in response)) return;
        response.writeHead(502, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({
            status: 'failure',
            code: 'no_product',
            message: `No product answers at ${target}. Start it with npm start, or take answers made from the contracts.`,
            errors: {},
            request_id: 'standalone',
          }),
        );
      },
    },
  } as ProxyConfigArrayItem;
}

const [name, ...flags] = process.argv.slice(2);
try {
  if (!name) throw new Error('Which remote? npm start -w mfe-gold');
  await serve(name, flags.includes('--in-shell'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
