import type { InputOf } from '@campus/contract/call.ts'
import type { addContactTag, deleteContactTag, editContactRemark } from '@campus/contract/people/directory.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireVisible } from './directory.service.ts'
import { deleteRemark, deleteTag, insertTag, listTagsOn, lockViewer, saveRemark } from './mark.repository.ts'

const maxTags = 10

export const keepRemark = async (ctx: CallerCtx, { id: personId, remark }: InputOf<typeof editContactRemark>) => {
  await requireVisible(ctx, personId)
  const { personId: viewerId, schoolId } = ctx.caller
  if (remark === '') await deleteRemark(ctx.sql, { viewerId, personId })
  else await saveRemark(ctx.sql, { viewerId, personId, schoolId, remark, now: ctx.now() })
  return null
}

export const addTag = async (ctx: CallerCtx, { id: personId, tag }: InputOf<typeof addContactTag>) => {
  await requireVisible(ctx, personId)
  const { personId: viewerId, schoolId } = ctx.caller
  await inTransaction(ctx, async (ctx) => {
    await lockViewer(ctx.sql, viewerId)
    const tags = await listTagsOn(ctx.sql, { viewerId, personId })
    if (tags.length >= maxTags && !tags.includes(tag)) throw refuse('tags_full')
    await insertTag(ctx.sql, { viewerId, personId, schoolId, tag, now: ctx.now() })
  })
  return null
}

/** Taken off also from somebody whom one no longer sees. */
export const removeTag = async (ctx: CallerCtx, { id: personId, tag }: InputOf<typeof deleteContactTag>) => {
  await deleteTag(ctx.sql, { viewerId: ctx.caller.personId, personId, tag })
  return null
}
