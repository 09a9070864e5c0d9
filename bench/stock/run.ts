import { chromium } from '@playwright/test';
import { startFaultProxy } from '../../ops/faults/proxy.ts';
import { buildStock, stockFolder } from './build.ts';
import { judge, type Finding } from './probe.ts';
import { probes } from './probes/probes.ts';
import { serveStock } from './serve.ts';
import { chromiumHere } from '../../ops/tests/chromium.ts';

/** Builds the stock sample and puts the faults to it, each in a fresh browser context. */
export async function measureStock(output: (finding: Finding) => void): Promise<Finding[]> {
  await buildStock();
  const browser = await chromium.launch({
    executablePath: chromiumHere() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const findings: Finding[] = [];
  for (const probe of probes) {
    const stock = await serveStock(stockFolder);
    const proxy = await startFaultProxy({ upstream: stock.origin });
    const context = await browser.newContext();
    const page = await context.newPage();
    const thrown: string[] = [];
    context.on('weberror', (event) => thrown.push(String(event.error())));
    const stage = {
      page,
      context,
      stock,
      origin: proxy.origin,
      fault: (...rules: Parameters<typeof proxy.rules.put>[0]) => proxy.rules.put(rules),
    };
    const finding = await judge(probe, stage, () => thrown);
    findings.push(finding);
    output(finding);
    await context.close();
    await proxy.close();
    stock.close();
  }
  await browser.close();
  return findings;
}

if (import.meta.main) {
  const findings = await measureStock(({ id, contained, missed }) =>
    console.log(`${id} ${contained ? 'contained' : `not contained: ${missed.join('; ')}`}`),
  );
  console.log(`${findings.filter(({ contained }) => contained).length} of ${findings.length} contained`);
}
