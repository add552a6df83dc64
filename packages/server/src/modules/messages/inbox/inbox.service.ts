import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { categoryNames, messageCategories, type SubjectKind } from '@campus/contract/messages/categories.ts'
import type { messageGroups, messagesInGroup, ownMessages } from '@campus/contract/messages/inbox.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { type FromCursor, readFromCursor } from '../../../platform/db/cursor.ts'
import { excerptOf } from '../../../platform/text/excerpt.ts'
import { listReminders } from '../reminders/reminder.repository.ts'
import { everyCategory, findTally, listTallies } from '../sending/tally.repository.ts'
import { countMessages, listEverything, listMessages, type Wanted } from './inbox.repository.ts'

type Page = OutputOf<typeof ownMessages>
type Row = Awaited<ReturnType<typeof listMessages>>[number]

const recalled: Phrase = ['已撤回', 'Recalled', '已收回']

const present = (ctx: Ctx, row: Row): Page['rows'][number] => ({
  id: row.id,
  category: row.category,
  title: row.title,
  excerpt: row.recalled_at ? say(recalled, ctx.language) : excerptOf(row.body),
  isRead: row.read_at !== null,
  at: row.created_at.toISOString(),
})

export const countUnread = async (ctx: CallerCtx) => ({
  size: (await findTally(ctx.sql, ctx.caller.personId, everyCategory))?.unread ?? 0,
})

const readerOf = (ctx: CallerCtx) => ({ personId: ctx.caller.personId, language: ctx.language })

export const listGroups = async (ctx: CallerCtx): Promise<OutputOf<typeof messageGroups>> => {
  const { personId } = ctx.caller
  const [tallies, reminders] = await Promise.all([listTallies(ctx.sql, personId), listReminders(ctx.sql, personId)])
  return Promise.all(
    messageCategories.map(async (group) => {
      const tally = tallies.find(({ category }) => category === group)
      const [newest] = tally?.total ? await listMessages(ctx.sql, { ...readerOf(ctx), category: group, limit: 1 }) : []
      return {
        group,
        title: say(categoryNames[group], ctx.language),
        unread: tally?.unread ?? 0,
        total: tally?.total ?? 0,
        isSilenced: reminders.some(({ category, is_on }) => category === group && !is_on),
        newest: newest ? present(ctx, newest) : null,
      }
    }),
  )
}

/** Words have to be looked for; everything else is counted already. */
const totalOf = async (ctx: CallerCtx, wanted: Wanted) => {
  if (wanted.words) return countMessages(ctx.sql, wanted)
  const tally = await findTally(ctx.sql, wanted.personId, wanted.category ?? everyCategory)
  return (wanted.isUnread ? tally?.unread : tally?.total) ?? 0
}

const pageOf = async (ctx: CallerCtx, wanted: Wanted, page: Omit<InputOf<typeof messagesInGroup>, 'group'>): Promise<Page> => {
  const list = (from: FromCursor) => listMessages(ctx.sql, { ...wanted, ...from })
  const [shown, total] = await Promise.all([readFromCursor(page, list, (row) => present(ctx, row)), totalOf(ctx, wanted)])
  return { ...shown, total }
}

export const listInGroup = (ctx: CallerCtx, page: InputOf<typeof messagesInGroup>) =>
  pageOf(ctx, { ...readerOf(ctx), category: page.group }, page)

export const listOwn = (ctx: CallerCtx, { group, words, isUnread, ...page }: InputOf<typeof ownMessages>) =>
  pageOf(ctx, { ...readerOf(ctx), category: group, words, isUnread: isUnread === 'true' }, page)

/** The caller's messages about subjects of some kinds, newest first. */
export const listAbout = async (
  ctx: CallerCtx,
  subjectKinds: readonly SubjectKind[],
  page: { cursor?: string | undefined; pageSize: number },
) => {
  const wanted = { ...readerOf(ctx), subjectKinds }
  const read = await readFromCursor(
    page,
    (from) => listMessages(ctx.sql, { ...wanted, ...from }),
    (row) => row,
  )
  return { ...read, total: await countMessages(ctx.sql, wanted) }
}

/** For the home page: what the school said last to the caller, without what it took back. */
export const newestAnnouncements = async (ctx: CallerCtx, max: number) => {
  const rows = await listMessages(ctx.sql, { ...readerOf(ctx), category: 'announcement', limit: max, isOpen: true })
  return rows.map((row) => ({ messageId: row.id, title: row.title, at: row.created_at.toISOString() }))
}

/** For the copy of all that the school holds about a person. */
export const exportMessages = async (ctx: Ctx, personId: string) =>
  (await listEverything(ctx.sql, personId, ctx.language)).map((row) => ({
    at: row.created_at.toISOString(),
    category: say(categoryNames[row.category], ctx.language),
    title: row.title,
    body: row.recalled_at ? '' : row.body,
    readAt: row.read_at?.toISOString() ?? null,
    deletedAt: row.deleted_at?.toISOString() ?? null,
  }))
