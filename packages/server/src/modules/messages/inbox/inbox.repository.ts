import type { Language } from '@campus/contract/language.ts'
import type { SubjectKind } from '@campus/contract/messages/categories.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'

const titles = { zh_CN: 'text.title', en_US: 'text.title_en', zh_TW: 'text.title_tw' } as const
const bodies = { zh_CN: 'text.body', en_US: 'text.body_en', zh_TW: 'text.body_tw' } as const

/** Enough of a body for the few words that a row shows. */
const excerptRoom = 200

export interface Wanted {
  readonly personId: string
  readonly language: Language
  readonly category?: Column<'message', 'category'> | undefined
  readonly words?: string | undefined
  /** Only those about subjects of these kinds. */
  readonly subjectKinds?: readonly SubjectKind[]
  readonly isUnread?: boolean
  /** Without what was recalled. */
  readonly isOpen?: boolean
}

const inboxOf = (sql: Sql, { personId, language, category, words, subjectKinds, isUnread, isOpen }: Wanted) => {
  let query = sql
    .selectFrom('message')
    .innerJoin('message_text as text', 'text.id', 'message.text_id')
    .where('message.person_id', '=', personId)
    .where('message.deleted_at', 'is', null)
  if (category) query = query.where('message.category', '=', category)
  if (subjectKinds) query = query.where('text.subject_kind', 'in', subjectKinds)
  if (isUnread) query = query.where('message.read_at', 'is', null).where('message.is_silent', '=', false)
  if (isOpen) query = query.where('text.recalled_at', 'is', null)
  if (!words) return query
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return query.where((row) =>
    row.or([
      row(titles[language], 'ilike', pattern),
      // What was recalled is not to be found by what it said.
      row.and([row('text.recalled_at', 'is', null), row(bodies[language], 'ilike', pattern)]),
    ]),
  )
}

/** Goes on below the cursor, so that a page far down costs what the first one costs. */
export const listMessages = (sql: Sql, wanted: Wanted & FromCursor) => {
  const query = inboxOf(sql, wanted)
  return (wanted.cursor ? query.where('message.id', '<', wanted.cursor) : query)
    .select([
      'message.id',
      'message.category',
      'message.read_at',
      'message.created_at',
      'text.recalled_at',
      'text.subject_id',
      `${titles[wanted.language]} as title`,
      fragment<string>`left(${fragment.ref(bodies[wanted.language])}, ${excerptRoom})`.as('body'),
    ])
    .orderBy('message.id', 'desc')
    .limit(wanted.limit)
    .execute()
}

export const countMessages = (sql: Sql, wanted: Wanted) => countRows(inboxOf(sql, wanted))

export const findMessage = (sql: Sql, id: string, personId: string, language: Language) =>
  sql
    .selectFrom('message')
    .innerJoin('message_text as text', 'text.id', 'message.text_id')
    .innerJoin('school', 'school.id', 'message.school_id')
    .leftJoin('announcement', 'announcement.id', 'text.announcement_id')
    .leftJoin('person as author', 'author.id', 'announcement.author_id')
    .where('message.id', '=', id)
    .where('message.person_id', '=', personId)
    .where('message.deleted_at', 'is', null)
    .select([
      'message.id',
      'message.category',
      'message.created_at',
      'text.recalled_at',
      'text.subject_kind',
      'text.subject_id',
      `${titles[language]} as title`,
      `${bodies[language]} as body`,
      'author.name as author_name',
      'author.name_pinyin as author_pinyin',
      'school.name as school_name',
      'school.name_en as school_name_en',
      'school.name_tw as school_name_tw',
    ])
    .executeTakeFirst()

/** What a person holds and held, as long as it is kept. */
export const listEverything = (sql: Sql, personId: string, language: Language) =>
  sql
    .selectFrom('message')
    .innerJoin('message_text as text', 'text.id', 'message.text_id')
    .where('message.person_id', '=', personId)
    .select([
      'message.category',
      'message.created_at',
      'message.read_at',
      'message.deleted_at',
      'text.recalled_at',
      `${titles[language]} as title`,
      `${bodies[language]} as body`,
    ])
    .orderBy('message.id')
    .execute()
