import type { InputOf } from '@campus/contract/call.ts'
import type { announcements } from '@campus/contract/messages/announcements.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'

/** Whose announcements: all of a school, or one author's. */
export interface Owners {
  readonly schoolId: string
  readonly authorId?: string | undefined
}

interface Filter extends Owners {
  readonly words?: string | undefined
  readonly state?: Column<'announcement', 'state'> | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const texts = ['title', 'title_en', 'title_tw', 'body', 'body_en', 'body_tw'] as const

export interface Texts {
  readonly title: string
  readonly titleEn: string
  readonly titleTw: string
  readonly body: string
  readonly bodyEn: string
  readonly bodyTw: string
}

const columnsFor = (given: Texts) => ({
  title: given.title,
  title_en: given.titleEn,
  title_tw: given.titleTw,
  body: given.body,
  body_en: given.bodyEn,
  body_tw: given.bodyTw,
})

const ownedBy = (sql: Sql, { schoolId, authorId }: Owners) => {
  const query = sql.selectFrom('announcement').where('announcement.school_id', '=', schoolId)
  return authorId ? query.where('announcement.author_id', '=', authorId) : query
}

const shownAt = fragment<Date>`coalesce(announcement.publish_at, announcement.created_at)`

const filtered = (sql: Sql, { words, state, from, before, ...owners }: Filter) => {
  let found = ownedBy(sql, owners)
  if (state) found = found.where('announcement.state', '=', state)
  if (from) found = found.where(shownAt, '>=', from)
  if (before) found = found.where(shownAt, '<', before)
  if (!words) return found
  const like = containing(words)
  return found.where((row) => row.or(texts.map((column) => row(`announcement.${column}`, 'ilike', like))))
}

const shown = (sql: Sql, filter: Filter) =>
  filtered(sql, filter)
    .innerJoin('person as author', 'author.id', 'announcement.author_id')
    .select([
      'announcement.id',
      'announcement.state',
      'announcement.publish_at',
      'announcement.reach',
      'announcement.created_at',
      'announcement.title',
      'announcement.title_en',
      'announcement.title_tw',
      'author.name as author_name',
      'author.name_pinyin as author_pinyin',
      fragment<number>`read_and_gone + (
        select count(*) from message join message_text on message_text.id = message.text_id
        where message_text.announcement_id = announcement.id and message.read_at is not null)`.as('read'),
    ])

type Sort = InputOf<typeof announcements>['sort']

const sortColumns = { publishAt: 'announcement.publish_at', reach: 'announcement.reach' }

export const listAnnouncements = (sql: Sql, filter: Filter, page: { limit: number; offset: number }, sort: Sort) =>
  inOrder(shown(sql, filter), sort, sortColumns, { column: 'announcement.id', direction: 'desc' })
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/** The newest first, after the one of the cursor. */
export const listAnnouncementsAfter = (sql: Sql, filter: Filter, { cursor, limit }: FromCursor) => {
  const found = shown(sql, filter).orderBy('announcement.id', 'desc').limit(limit)
  return (cursor ? found.where('announcement.id', '<', cursor) : found).execute()
}

export const countAnnouncements = (sql: Sql, filter: Filter) => countRows(filtered(sql, filter))

export const findAnnouncement = (sql: Sql, owners: Owners, id: string) =>
  shown(sql, owners)
    .where('announcement.id', '=', id)
    .select(['announcement.body', 'announcement.body_en', 'announcement.body_tw'])
    .executeTakeFirst()

/** Publishing, changing and recalling wait for each other here. */
export const lockAnnouncement = (sql: Sql, owners: Owners, id: string) =>
  ownedBy(sql, owners)
    .where('announcement.id', '=', id)
    .select(['id', 'state', ...texts])
    .forUpdate()
    .executeTakeFirst()

export const lockForPublishing = (sql: Sql, id: string) =>
  sql
    .selectFrom('announcement')
    .where('id', '=', id)
    .select(['id', 'school_id', 'state', 'publish_at', ...texts])
    .forUpdate()
    .executeTakeFirst()

export const insertDraft = async (sql: Sql, row: Texts & { schoolId: string; authorId: string; now: Date }) => {
  const { id } = await sql
    .insertInto('announcement')
    .values({ school_id: row.schoolId, author_id: row.authorId, ...columnsFor(row), state: 'draft', created_at: row.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateTexts = (sql: Sql, id: string, given: Texts) =>
  sql.updateTable('announcement').set(columnsFor(given)).where('id', '=', id).execute()

export const setWaiting = (sql: Sql, id: string, row: { state: 'scheduled' | 'publishing'; publishAt: Date }) =>
  sql.updateTable('announcement').set({ state: row.state, publish_at: row.publishAt }).where('id', '=', id).execute()

export const setPublished = (sql: Sql, id: string, row: { reach: number; now: Date }) =>
  sql.updateTable('announcement').set({ state: 'published', reach: row.reach, published_at: row.now }).where('id', '=', id).execute()

export const setRecalled = (sql: Sql, id: string, now: Date) =>
  sql.updateTable('announcement').set({ state: 'recalled', recalled_at: now }).where('id', '=', id).execute()

export const recallText = (sql: Sql, announcementId: string, now: Date) =>
  sql.updateTable('message_text').set({ recalled_at: now }).where('announcement_id', '=', announcementId).returning('id').executeTakeFirst()

/** Returns the people whose inbox changed. */
export const deleteUnreadCopies = async (sql: Sql, textId: string, now: Date) => {
  const rows = await sql
    .updateTable('message')
    .set({ deleted_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('message')
        .where('text_id', '=', textId)
        .where('read_at', 'is', null)
        .where('deleted_at', 'is', null)
        .select('id')
        .orderBy('person_id')
        .forUpdate(),
    )
    .returning('person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}
