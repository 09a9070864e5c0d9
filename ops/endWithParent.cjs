// Preloaded into every child process: it ends when its parent is gone, however the parent went.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 3_000).unref();
}, 500);
watch.unref();
