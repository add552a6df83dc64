import type { Effect } from '@campus/flow/engine/changes.ts'
import type { Ctx } from '../../../context/context.ts'
import { runTriggerJob } from '../approval.jobs.ts'
import type { FollowUp, Stepped } from './stepped.ts'

/**
 * What reaches outside leaves as a job of the action: it runs if and only if the action is committed. What undoes another application
 * would only do again what that did, so it passes over its triggers.
 */
export const queueTriggers = async (
  ctx: Ctx,
  { instance }: Stepped,
  effects: readonly Extract<Effect, { kind: 'start_trigger' }>[],
): Promise<FollowUp[]> => {
  const { id: instanceId } = instance
  if (instance.undoes_id !== null) return effects.map(({ runId }) => ({ instanceId, action: { kind: 'trigger_done', runId } }))
  for (const { runId, nodeId } of effects) await ctx.services.jobs.add(ctx.sql, runTriggerJob, { instanceId, runId, nodeId })
  return []
}
