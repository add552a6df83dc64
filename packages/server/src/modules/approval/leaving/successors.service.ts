import type { Action } from '@campus/flow/engine/actions.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { leadersOfUnit } from '../../school/organisation/leader.service.ts'
import { holdersOfPost } from '../../school/organisation/post.service.ts'
import { holdInstance, takeStep } from '../engine/step.service.ts'
import { listWithoutHolder } from './successors.repository.ts'

type TaskWithoutHolder = Awaited<ReturnType<typeof listWithoutHolder>>[number]
type LeftTask = Omit<TaskWithoutHolder, 'id' | 'instance_id' | 'top_id'>

const batchSize = 200

/** Who has the post for the unit of the application now, or leads the unit. */
const successorOf = async (ctx: Ctx, { school_id: schoolId, via_post_id: postId, via_unit_id: viaUnit, unit_id: unitId }: LeftTask) => {
  const [next] = postId
    ? await holdersOfPost(ctx, { schoolId, postId, unitId })
    : viaUnit
      ? await leadersOfUnit(ctx, { schoolId, unitId: viaUnit })
      : []
  return next
}

/** How a task that somebody leaves behind is said to the engine. */
export const actionFor = async (ctx: Ctx, task: LeftTask): Promise<Action> => {
  const { is_gone, assignee_id, owner_id, via_post_id: post, via_unit_id: unit } = task
  if (post === null && unit === null) return { kind: 'person_left', person: assignee_id }
  const successor = await successorOf(ctx, task)
  const via = post ? { post, ...(task.why_unit_id !== null && { unit: task.why_unit_id }) } : { unit: unit ?? '' }
  const person = is_gone ? assignee_id : owner_id
  if (!successor) return { kind: 'person_left', person, via }
  return { kind: 'person_left', person, via, successor: successor.personId, ...(post && { successorUnit: successor.unitId }) }
}

const handOn = async (ctx: Ctx, task: TaskWithoutHolder) => {
  try {
    await inTransaction(ctx, async (ctx) => {
      const held = await holdInstance(ctx, task.instance_id)
      if (held?.state.status === 'running') await takeStep(ctx, held, await actionFor(ctx, task))
    })
  } catch (error) {
    ctx.services.log.error({ err: error, instanceId: task.instance_id }, 'A task could not be handed on.')
  }
}

/**
 * Tasks follow the post and the unit through which they came; what waits for somebody who is gone goes to their deputy or to the rule for
 * nobody. Those that cannot be handed on keep none of the others.
 */
export const followSuccessors = async (ctx: Ctx, batch = batchSize) => {
  let last: TaskWithoutHolder | undefined
  for (;;) {
    const after = last && { topId: last.top_id, taskId: last.id }
    const tasks = await listWithoutHolder(ctx.sql, ctx.now(), batch, after)
    for (const task of tasks) await handOn(ctx, task)
    if (tasks.length < batch) return
    last = tasks.at(-1)
  }
}
