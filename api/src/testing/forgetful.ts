/** Settings of a server for tests: what is written must outlive a process, not the machine. */
export const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
