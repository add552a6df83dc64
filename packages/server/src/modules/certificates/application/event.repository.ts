import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'

export const insertEvents = (
  sql: Sql,
  rows: readonly {
    applicationId: string
    schoolId: string
    kind: Column<'application_event', 'kind'>
    actorId: string | null
    note: string
    terminalId: string | null
    at: Date
  }[],
) =>
  sendAhead(
    sql,
    sql
      .insertInto('application_event')
      .values(
        rows.map(({ applicationId, schoolId, kind, actorId, note, terminalId, at }) => ({
          application_id: applicationId,
          school_id: schoolId,
          kind,
          actor_id: actorId,
          note,
          terminal_id: terminalId,
          at,
        })),
      )
      .compile(),
  )

/** Moves what was noted a moment ago to now; nothing comes back where there is none. */
export const touchEvent = (
  sql: Sql,
  event: {
    applicationId: string
    kind: Column<'application_event', 'kind'>
    actorId: string
    terminalId: string
    at: Date
    notBefore: Date
  },
) =>
  sql
    .updateTable('application_event')
    .set({ at: event.at })
    .where('application_id', '=', event.applicationId)
    .where('kind', '=', event.kind)
    .where('actor_id', '=', event.actorId)
    .where('terminal_id', '=', event.terminalId)
    .where('at', '>=', event.notBefore)
    .returning('id')
    .executeTakeFirst()

export const listEvents = (sql: Sql, applicationId: string) =>
  sql
    .selectFrom('application_event as event')
    .leftJoin('person as actor', 'actor.id', 'event.actor_id')
    .where('event.application_id', '=', applicationId)
    .select([
      'event.id',
      'event.kind',
      'event.at',
      'event.note',
      'event.terminal_id',
      'event.actor_id',
      'actor.name as actor_name',
      'actor.name_pinyin as actor_pinyin',
    ])
    .orderBy('event.id')
    .execute()

/** A document, and those whose place it took. */
export const listDocumentsBehind = async (sql: Sql, documentId: string): Promise<string[]> => {
  const { rows } = await fragment<{ id: string }>`with recursive behind as (
    select ${documentId}::uuid as id
    union select earlier.id from issued_document as earlier join behind on earlier.replaced_by = behind.id where earlier.state = 'superseded'
  ) select id from behind`.execute(sql)
  return rows.map(({ id }) => id)
}
