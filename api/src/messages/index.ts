import type { Domain } from '../platform/domain.ts';
import { carryMessage } from './sendJob.ts';
import { SEND_JOB } from './sendMessage.ts';

/** Door of messages: e-mail and SMS to people, through the sandbox outbox or the providers that are set up. */
export const messagesDomain: Domain = {
  name: 'messages',
  jobs: { [SEND_JOB]: carryMessage },
};

export { channelOf } from './message.ts';
export { canSend, sendMessage, sendMessages } from './sendMessage.ts';
