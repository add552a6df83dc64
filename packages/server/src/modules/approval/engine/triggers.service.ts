import type { Effect } from '@campus/flow/engine/changes.ts'
import type { Ctx } from '../../../context/context.ts'
import { runTriggerJob } from '../approval.jobs.ts'
import type { Stepped } from './stepped.ts'

/** What reaches outside leaves as a job of the action: it runs if and only if the action is committed. */
export const queueTriggers = async (ctx: Ctx, { instance }: Stepped, effects: readonly Extract<Effect, { kind: 'start_trigger' }>[]) => {
  for (const { runId, nodeId } of effects) await ctx.services.jobs.add(ctx.sql, runTriggerJob, { instanceId: instance.id, runId, nodeId })
}
