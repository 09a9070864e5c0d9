/** Public door of rendering on the server; nothing of it is in what browsers load. */
export { collectStyle, prerender } from './prerender.ts';
export type { ReadOutcome, RenderedStyle, RenderJob, RenderOutcome, ServerRemote } from './renderJob.ts';
