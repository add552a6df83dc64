import type { Action } from '@campus/flow/engine/actions.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { leadersOfUnit } from '../../school/organisation/leader.service.ts'
import { holdersOfPost } from '../../school/organisation/post.service.ts'
import { holdInstance, takeStep } from '../engine/step.service.ts'
import { listWithoutHolder } from './successors.repository.ts'

type TaskWithoutHolder = Awaited<ReturnType<typeof listWithoutHolder>>[number]

const batchSize = 200

/** Who has the post for the unit of the application now, or leads the unit. */
const successorOf = async (
  ctx: Ctx,
  { school_id: schoolId, via_post_id: postId, via_unit_id: viaUnit, unit_id: unitId }: TaskWithoutHolder,
) => {
  const [next] = postId
    ? await holdersOfPost(ctx, { schoolId, postId, unitId })
    : viaUnit
      ? await leadersOfUnit(ctx, { schoolId, unitId: viaUnit })
      : []
  return next?.personId
}

const actionFor = async (ctx: Ctx, task: TaskWithoutHolder): Promise<Action> => {
  const { is_gone, assignee_id, owner_id, via_post_id: post, via_unit_id: unit } = task
  if (post === null && unit === null) return { kind: 'person_left', person: assignee_id }
  const successor = await successorOf(ctx, task)
  const via = post ? { post } : { unit: unit ?? '' }
  return { kind: 'person_left', person: is_gone ? assignee_id : owner_id, via, ...(successor ? { successor } : {}) }
}

/** Tasks follow the post and the unit through which they came; what waits for somebody who is gone goes to their deputy or to the rule for nobody. */
export const followSuccessors = async (ctx: Ctx) => {
  for (const task of await listWithoutHolder(ctx.sql, ctx.now(), batchSize)) {
    try {
      await inTransaction(ctx, async (ctx) => {
        const held = await holdInstance(ctx, task.instance_id)
        if (held?.state.status === 'running') await takeStep(ctx, held, await actionFor(ctx, task))
      })
    } catch (error) {
      ctx.services.log.error({ err: error, instanceId: task.instance_id }, 'A task could not be handed on.')
    }
  }
}
