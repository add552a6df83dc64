import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/sql.ts'

export const insertEvents = (
  sql: Sql,
  rows: readonly { applicationId: string; schoolId: string; kind: string; actorId: string | null; note: string; at: Date }[],
) =>
  sql
    .insertInto('application_event')
    .values(
      rows.map(({ applicationId, schoolId, kind, actorId, note, at }) => ({
        application_id: applicationId,
        school_id: schoolId,
        kind,
        actor_id: actorId,
        note,
        at,
      })),
    )
    .execute()

export const listEvents = (sql: Sql, applicationId: string) =>
  sql
    .selectFrom('application_event as event')
    .leftJoin('person as actor', 'actor.id', 'event.actor_id')
    .where('event.application_id', '=', applicationId)
    .select(['event.id', 'event.kind', 'event.at', 'event.note', 'actor.name as actor_name'])
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
