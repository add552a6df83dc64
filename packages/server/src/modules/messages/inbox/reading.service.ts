import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { SubjectKind } from '@campus/contract/messages/categories.ts'
import type { deleteMessages, messageDetail, readAll, updateReadState } from '@campus/contract/messages/inbox.ts'
import { subjectScreens } from '@campus/contract/paths/subject-screens.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { pushUnread } from '../sending/push-unread.service.ts'
import { subjects } from '../subjects.extension.ts'
import { findMessage } from './inbox.repository.ts'
import { countUnread } from './inbox.service.ts'
import { countOwn, markDeleted, markRead, markUnread } from './reading.repository.ts'

/** Changes my inbox, notifies my other devices, and returns the unread count. */
const change = (ctx: CallerCtx, action: (ctx: CallerCtx) => Promise<unknown>) =>
  inTransaction(ctx, async (ctx) => {
    await action(ctx)
    await pushUnread(ctx, [ctx.caller.personId])
    return countUnread(ctx)
  })

/** Somebody else's message is treated as missing; my own that is deleted already is no reason to refuse. */
const requireOwn = async (ctx: CallerCtx, ids: readonly string[]) => {
  if ((await countOwn(ctx.sql, ctx.caller.personId, ids)) !== new Set(ids).size) throw refuse('not_found')
}

export const markAllRead = (ctx: CallerCtx, { group }: InputOf<typeof readAll>) =>
  change(ctx, (ctx) => markRead(ctx.sql, { personId: ctx.caller.personId, now: ctx.now(), category: group }))

export const setReadState = (ctx: CallerCtx, { ids, isRead }: InputOf<typeof updateReadState>) =>
  change(ctx, async (ctx) => {
    const { personId } = ctx.caller
    await requireOwn(ctx, ids)
    await (isRead ? markRead(ctx.sql, { personId, ids, now: ctx.now() }) : markUnread(ctx.sql, personId, ids))
  })

export const takeOut = (ctx: CallerCtx, { ids }: InputOf<typeof deleteMessages>) =>
  change(ctx, async (ctx) => {
    await requireOwn(ctx, ids)
    await markDeleted(ctx.sql, { personId: ctx.caller.personId, ids, now: ctx.now() })
  })

type Detail = OutputOf<typeof messageDetail>

const describe = async (ctx: CallerCtx, kind: SubjectKind, id: string): Promise<Detail['subject']> => {
  const view = await subjects.of(ctx)[kind](ctx, id)
  if (!view) return null
  const { state, tone, actionLabel } = view
  const action = actionLabel && { address: `${subjectScreens[kind]}?id=${id}`, label: say(actionLabel, ctx.language) }
  return { kind, id, state: say(state, ctx.language), tone, action }
}

export const openMessage = async (ctx: CallerCtx, { id }: InputOf<typeof messageDetail>): Promise<Detail> => {
  const { personId } = ctx.caller
  await inTransaction(ctx, async (ctx) => {
    if ((await markRead(ctx.sql, { personId, ids: [id], now: ctx.now() })) > 0) await pushUnread(ctx, [personId])
  })
  const row = await findMessage(ctx.sql, id, personId, ctx.language)
  if (!row) throw refuse('not_found')
  const isRecalled = row.recalled_at !== null
  return {
    id: row.id,
    category: row.category,
    title: row.title,
    isRead: true,
    at: row.created_at.toISOString(),
    body: isRecalled ? '' : row.body,
    isRecalled,
    from: row.author_name
      ? personNameIn({ name: row.author_name, namePinyin: row.author_pinyin }, ctx.language)
      : say([row.school_name, row.school_name_en, row.school_name_tw], ctx.language),
    subject: row.subject_kind && row.subject_id ? await describe(ctx, row.subject_kind, row.subject_id) : null,
  }
}
