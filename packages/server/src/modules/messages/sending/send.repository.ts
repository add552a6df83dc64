import { randomUUIDv7 } from 'node:crypto'
import type { Phrase } from '@campus/contract/language.ts'
import { type Expression, sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'
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

export const insertText = async (sql: Sql, { schoolId, category, title, body, subject, announcementId, now }: TextRow) => {
  const id = randomUUIDv7()
  await sendAhead(
    sql,
    sql
      .insertInto('message_text')
      .values({
        id,
        school_id: schoolId,
        category,
        title: title[0],
        title_en: title[1],
        title_tw: title[2],
        body: body[0],
        body_en: body[1],
        body_tw: body[2],
        subject_kind: subject?.kind ?? null,
        subject_id: subject?.id ?? null,
        announcement_id: announcementId ?? null,
        created_at: now,
      })
      .compile(),
  )
  return id
}

export const peopleNamed = (sql: Sql, personIds: readonly string[]) => sql.selectFrom('person').where('id', 'in', personIds).select('id')

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

/** How each reader of a text is reached, in the order of the people, after the one named. */
export const listReaders = (sql: Sql, textId: string, after: string | undefined, limit: number) =>
  sql
    // Cut to size before it is joined: the next thousand of a school cost a thousand rows, not the whole school.
    .selectFrom((query) => {
      const all = query.selectFrom('message').where('text_id', '=', textId)
      return (after ? all.where('person_id', '>', after) : all)
        .select(['id', 'person_id', 'category', 'is_silent'])
        .orderBy('person_id')
        .limit(limit)
        .as('message')
    })
    .innerJoin('person', 'person.id', 'message.person_id')
    .innerJoin('message_tally as tally', (join) => join.onRef('tally.person_id', '=', 'person.id').on('tally.category', '=', everyCategory))
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
    .orderBy('message.person_id')
    .execute()
