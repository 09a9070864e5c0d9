import { createEdge } from './edge.ts';
import { metricsServer } from './metrics.ts';
import { readPageParts } from './pageParts.ts';
import { keepState } from './platformState.ts';
import { openRefusalReports } from './refusalReports.ts';
import { openPublicPages } from './render/publicPages.ts';
import { readEdgeSettings } from './settings.ts';

const REFRESH = 5_000;

const settings = readEdgeSettings(process.env);
const log = (line: string): void => console.log(JSON.stringify({ level: 'warn', part: 'edge', line }));
const refusals = openRefusalReports({ ...settings, log });
const keeper = keepState({
  ...settings,
  log,
  refused(kind, reason) {
    console.log(JSON.stringify({ level: 'warn', part: 'edge', security: `registry_${kind}`, line: reason }));
    refusals.add(kind, reason);
  },
});
await keeper.refresh();
const pages = settings.render ? openPublicPages(settings, readPageParts(settings), { log }) : null;
const server = createEdge(settings, keeper, { pages, log });
void pages?.follow(keeper.now());
void refusals.send();
if (pages && settings.metricsPort !== null)
  metricsServer(() => pages.counts())
    .listen(settings.metricsPort, settings.host)
    .unref();
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  process.send?.({
    ready: true,
    port: typeof address === 'object' && address ? address.port : settings.port,
  });
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
const timer = setInterval(
  () => void keeper.refresh().then(() => Promise.all([refusals.send(), pages?.follow(keeper.now())])),
  REFRESH,
);

const stop = () => {
  clearInterval(timer);
  void pages?.close();
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
