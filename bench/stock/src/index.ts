// An asynchronous border, as module federation's documentation has it.
void import('./start.ts');
