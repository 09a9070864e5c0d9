import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { Domain } from '../platform/domain.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { taskFacts } from './facts.ts';
import { setupProgress } from './setupTasks.ts';
import { managerView, taskList } from './taskList.ts';

/** The list "To do" of an account: decided here alone, from what the other domains have stored. */
export const tasksDomain: Domain = { name: 'tasks', routes: taskRoutes };

function taskRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'tasks', async ({ actor }) => {
    const facts = await taskFacts(ctx, ctx.db, actor);
    if (!facts) return success({ tasks: [], setup: null });
    const tasks = taskList(facts);
    const isOwner = actor.userId === actor.ownerId;
    return success({ tasks: isOwner ? tasks : managerView(tasks), setup: setupProgress(facts) });
  });
}
