import type { CallReply } from '@sanchay/contracts';

/** Figures of one fund from its NAVs of every day. */
export type Figures = CallReply<'fundFigures'>['data'][number];
