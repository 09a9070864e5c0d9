import { createEdge } from './edge.ts';
import { keepState } from './platformState.ts';
import { readEdgeSettings } from './settings.ts';

const REFRESH = 5_000;

const settings = readEdgeSettings(process.env);
const keeper = keepState({
  ...settings,
  log: (line) => console.log(JSON.stringify({ level: 'warn', part: 'edge', line })),
  refused: (kind, reason) =>
    console.log(JSON.stringify({ level: 'warn', part: 'edge', security: `registry_${kind}`, line: reason })),
});
await keeper.refresh();
const server = createEdge(settings, keeper);
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
const timer = setInterval(() => void keeper.refresh(), REFRESH);

const stop = () => {
  clearInterval(timer);
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
