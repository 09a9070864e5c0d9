import type { Domain } from '../platform/domain.ts';
import { answerAsAssistant } from './assistant.ts';
import { chatRoutes } from './chatRoutes.ts';
import { ASSISTANT_JOB } from './send.ts';
import { staffChatRoutes } from './staffChatRoutes.ts';

/** Public interface of the support chat: one conversation per user, answered by the assistant and by agents. */
export const chatDomain: Domain = {
  name: 'chat',
  routes(app, ctx) {
    chatRoutes(app, ctx);
    staffChatRoutes(app, ctx);
  },
  jobs: { [ASSISTANT_JOB]: answerAsAssistant },
};
