import type { handleTask } from '@campus/contract/approval/handling.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { insertCopies } from '../engine/copies.repository.ts'
import type { InstanceRow } from '../engine/state.repository.ts'
import { listPeople } from '../lookup/lookup.repository.ts'
import { insertComment, listOwnFiles } from './comment.repository.ts'

/** Files of the author, in the order in which they were attached. */
const ownFiles = async (ctx: CallerCtx, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const found = await listOwnFiles(ctx.sql, ids, ctx.caller.personId)
  return ids.map((id) => {
    const file = found.find((each) => each.id === id)
    if (!file) throw refuse('attachment_not_yours')
    return file
  })
}

/** Who is mentioned may read the instance from then on. */
const admitMentioned = async (ctx: CallerCtx, instance: InstanceRow, mentions: readonly string[]) => {
  if (mentions.length === 0) return
  const people = (await listPeople(ctx.sql, instance.school_id, mentions)).filter(({ state }) => state === 'active')
  if (people.length !== new Set(mentions).size) throw refuse('unknown_person')
  const created_at = ctx.now()
  await insertCopies(
    ctx.sql,
    people.map(({ id }) => ({
      instance_id: instance.id,
      person_id: id,
      school_id: instance.school_id,
      reason: 'mentioned',
      created_at,
    })),
  )
}

/** What was said with an action, or alone. */
export const keepComment = async (
  ctx: CallerCtx,
  instance: InstanceRow,
  { comment, taskId }: Pick<InputOf<typeof handleTask>, 'comment' | 'taskId'>,
) => {
  const files = await ownFiles(ctx, comment.attachments)
  await admitMentioned(ctx, instance, comment.mentions)
  if (comment.text === '' && files.length === 0) return
  const row = {
    schoolId: instance.school_id,
    instanceId: instance.id,
    authorId: ctx.caller.personId,
    taskId: taskId ?? null,
    text: comment.text,
    mentions: comment.mentions,
    now: ctx.now(),
  }
  await insertComment(ctx.sql, row, files)
}
