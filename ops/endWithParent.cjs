// Preloaded into every child process: it ends when its parent is gone, however the parent went.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
