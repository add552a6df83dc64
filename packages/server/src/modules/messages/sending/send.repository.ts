import { randomUUIDv7 } from 'node:crypto'
import type { Phrase } from '@campus/contract/language.ts'
import { CompiledQuery, type Expression, sql as fragment } from 'kysely'
import { type Column, hotRows, type Sql } from '../../../platform/db/sql.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'
import { everyCategory } from './tally.repository.ts'

export interface TextRow {
  readonly schoolId: string
  readonly category: Column<'message_text', 'category'>
  readonly title: Phrase
  readonly body: Phrase
  readonly subject?: { readonly kind: NonNullable<Column<'message_text', 'subject_kind'>>; readonly id: string } | undefined
  readonly announcementId?: string | undefined
  readonly now: Date
}

const intoText = `insert into message_text (id, school_id, category, title, title_en, title_tw, body, body_en, body_tw,
    subject_kind, subject_id, announcement_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`

const valuesOf = (id: string, { schoolId, category, title, body, subject, announcementId, now }: TextRow) => [
  id,
  schoolId,
  category,
  ...title,
  ...body,
  subject?.kind ?? null,
  subject?.id ?? null,
  announcementId ?? null,
  now,
]

export const insertText = async (sql: Sql, text: TextRow) => {
  const id = randomUUIDv7()
  await sendAhead(sql, CompiledQuery.raw(intoText, valuesOf(id, text)))
  return id
}

/** In the order of the people, so that two senders never deadlock. */
const intoInboxes = `with text as (${intoText} returning *)
  insert into message (school_id, person_id, text_id, category, is_silent, created_at)
  select person.school_id, person.id, text.id, text.category, reminder.is_on is false, text.created_at
  from text
  join person on person.school_id = text.school_id and person.id = any ($14::uuid[])
  left join message_reminder as reminder on reminder.person_id = person.id and reminder.category = text.category
  order by person.id`

/** A text with a message for each of these people, as far as they belong to the school. Nobody reads the answer. */
export const insertTextTo = async (sql: Sql, text: TextRow, personIds: readonly string[]) => {
  const id = randomUUIDv7()
  await sendAhead(sql, CompiledQuery.raw(intoInboxes, [...valuesOf(id, text), personIds]))
  return id
}

/**
 * One message for each of these people, as far as they belong to the school; returns how many. In the order of the people, so that
 * two senders never deadlock.
 */
export const insertMessages = async (
  sql: Sql,
  people: Expression<{ id: string }>,
  row: { schoolId: string; textId: string; category: Column<'message', 'category'>; now: Date },
) => {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('message')
    .columns(['school_id', 'person_id', 'text_id', 'category', 'is_silent', 'created_at'])
    .expression((query) =>
      query
        .selectFrom('person')
        .leftJoin('message_reminder as reminder', (join) =>
          join.onRef('reminder.person_id', '=', 'person.id').on('reminder.category', '=', row.category),
        )
        .where('person.school_id', '=', row.schoolId)
        .where(fragment<boolean>`person.id in ${people}`)
        .select((column) => [
          'person.school_id',
          'person.id',
          column.cast<string>(column.val(row.textId), 'uuid').as('text_id'),
          column.val(row.category).as('category'),
          fragment<boolean>`reminder.is_on is false`.as('is_silent'),
          column.cast<Date>(column.val(row.now), 'timestamptz').as('created_at'),
        ])
        .orderBy('person.id'),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'text_id']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

export const isReaderAbout = async (sql: Sql, personId: string, { kind, id }: NonNullable<TextRow['subject']>) => {
  const row = await sql
    .selectFrom('message_text as text')
    .innerJoin('message', 'message.text_id', 'text.id')
    .where('text.subject_id', '=', id)
    .where('text.subject_kind', '=', kind)
    .where('message.person_id', '=', personId)
    .select('message.id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const beforeAll = '00000000-0000-0000-0000-000000000000'

const listReadersAfter = hotRows((sql, textId: string, after: string, limit: number) =>
  sql
    // Cut to size before it is joined: the next thousand of a school cost a thousand rows, not the whole school.
    .selectFrom((query) =>
      query
        .selectFrom('message')
        .where('text_id', '=', textId)
        .where('person_id', '>', after)
        .select(['id', 'person_id', 'category', 'is_silent'])
        .orderBy('person_id')
        .limit(limit)
        .as('message'),
    )
    .innerJoin('person', 'person.id', 'message.person_id')
    .innerJoin('message_tally as tally', (join) =>
      join.onRef('tally.person_id', '=', 'person.id').on(fragment<boolean>`tally.category = ${fragment.lit(everyCategory)}`),
    )
    .leftJoin('message_reminder as reminder', (join) =>
      join.onRef('reminder.person_id', '=', 'person.id').onRef('reminder.category', '=', 'message.category'),
    )
    .leftJoin('quiet_hours as quiet', 'quiet.person_id', 'person.id')
    .select([
      'message.id',
      'message.person_id',
      'message.is_silent',
      'person.language',
      'person.email',
      'person.state',
      'tally.unread',
      'reminder.by_mail',
      'quiet.is_on as is_quiet_on',
      'quiet.from_minute',
      'quiet.until_minute',
    ])
    .orderBy('message.person_id'),
)

/** How each reader of a text is reached, in the order of the people, after the one named. */
export const listReaders = (sql: Sql, textId: string, after: string | undefined, limit: number) =>
  listReadersAfter(sql, textId, after ?? beforeAll, limit)
