export { channelOf, sendMessage } from '../messages/index.ts';
export type { Message } from '../messages/index.ts';
