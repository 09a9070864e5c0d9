import { renderChrome } from './server/renderChrome.tsx';

/** Entry of the shell's `server.cjs`: header and footer of pages that the edge renders. */
export default { renderChrome };
