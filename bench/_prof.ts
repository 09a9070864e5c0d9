import { openDb } from '../api/src/db/pool.ts';
import { fundCodes } from '../ops/cluster/testing/person.ts';
import { startCrashInstallation } from '../ops/crash/installation.ts';
import { workFor } from './orders/clients.ts';
import { makeInvestors } from './orders/investors.ts';
import { placeOrder } from './orders/throughApi.ts';
import { readdirSync, readFileSync } from 'node:fs';
function cpus(): { api: number; pg: number } {
  const out = { api: 0, pg: 0 };
  const all = readdirSync('/proc').filter((n) => /^\d+$/.test(n)).flatMap((pid) => { try {
    const st = readFileSync(`/proc/${pid}/stat`, 'utf8'); const f = st.slice(st.lastIndexOf(')') + 2).split(' ');
    return [{ pid: +pid, ppid: +f[1]!, ticks: +f[11]! + +f[12]! + +f[13]! + +f[14]!, cmd: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }]; } catch { return []; } });
  const api = all.find((p) => p.ppid === process.pid && p.cmd.includes('api/src/main.ts'));
  out.api = api?.ticks ?? 0;
  const pm = all.find((p) => p.cmd.includes('postgres') && p.cmd.includes(new URL(inst.databaseUrl).port) && p.cmd.includes('-D'));
  for (const p of all) if (p.pid === pm?.pid || p.ppid === pm?.pid) out.pg += p.ticks;
  return out;
}
const inst = await startCrashInstallation();
const db = openDb(inst.databaseUrl, { connections: 4 });
try {
  const codes = await fundCodes(db, 10);
  const people = await makeInvestors(db, 3000);
  await db.query('ANALYZE');
  await new Promise((r) => setTimeout(r, 12000));
  let n = 0;
  const go = (ms: number) => workFor(ms, 20, async () => { const i = n++; await placeOrder(inst.origin, people[i % 3000]!, codes[Math.floor(i / 3000)]!); });
  await go(3000);
  await db.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements').catch((e) => console.log(String(e)));
  const cpu0 = process.cpuUsage(); const c0 = cpus();
  const r = await go(Number(process.env.MS ?? 12000));
  const cpu = process.cpuUsage(cpu0); const c1 = cpus(); console.log('api cpu ms/order', ((c1.api - c0.api) * 10 / r.times.length).toFixed(2), 'pg', ((c1.pg - c0.pg) * 10 / r.times.length).toFixed(2));
  console.log('rate', r.rate.toFixed(0), 'client cpu ms/order', ((cpu.user + cpu.system) / 1000 / r.times.length).toFixed(2));
  const rows = await db.query("SELECT calls, round(total_exec_time::numeric/calls,3) ms, left(query,110) q FROM pg_stat_statements ORDER BY total_exec_time DESC LIMIT 40").catch(() => []);
  for (const row of rows) console.log(JSON.stringify(row));
} finally { await db.close(); await inst.stop(); }
