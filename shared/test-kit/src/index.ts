/** Public door: what tests of screens share. */
export type { RenderedRemote, RenderRemoteOptions } from './renderRemote.tsx';
export { renderRemote } from './renderRemote.tsx';
