import type { AddressInfo } from 'node:net';
import { metricsServer } from './metrics.ts';
import { RenderCounts } from './render/renderCounts.ts';

test('M3 · how public pages were answered is there for a collector, with the reason of every failure', async () => {
  const counts = new RenderCounts();
  counts.add('fresh');
  counts.add('fresh');
  counts.add('failed_slow');
  counts.took(250);
  counts.took(50);
  const server = metricsServer(() => counts.text({ rendered_pages: 3 }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${base}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toBe(`# TYPE sanchay_edge_pages_total counter
sanchay_edge_pages_total{answer="failed_slow"} 1
sanchay_edge_pages_total{answer="fresh"} 2
# TYPE sanchay_edge_render_seconds summary
sanchay_edge_render_seconds_sum 0.300
sanchay_edge_render_seconds_count 2
# TYPE sanchay_edge_rendered_pages gauge
sanchay_edge_rendered_pages 3
`);
  expect((await fetch(`${base}/other`)).status).toBe(404);
  server.close();
  server.closeAllConnections();
});
