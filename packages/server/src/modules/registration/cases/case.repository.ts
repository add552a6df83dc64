import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

const cases = (sql: Sql) => sql.selectFrom('registration_case')

export const findCase = (sql: Sql, id: string) => cases(sql).where('id', '=', id).selectAll().executeTakeFirst()
export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** Of several actions at once one after the other sees the case. */
export const lockCase = (sql: Sql, id: string) => cases(sql).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

/** The case of the same fields, unless it ended by itself. */
export const findSameCase = (sql: Sql, schoolId: string, idCardHashes: readonly Buffer[], givenHashes: readonly Buffer[]) =>
  cases(sql)
    .where('school_id', '=', schoolId)
    .where('id_card_hash', 'in', idCardHashes)
    .where('given_hash', 'in', givenHashes)
    .where('state', '!=', 'registration_failed')
    .where((row) => row.or([row('state', '!=', 'failed'), row('decided_by', 'is not', null)]))
    .selectAll()
    .executeTakeFirst()

/** Nothing where the same case is there already. */
export const insertCase = (sql: Sql, row: NewRow<'registration_case'>) =>
  sql
    .insertInto('registration_case')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateCase = (sql: Sql, id: string, changes: Partial<Omit<NewRow<'registration_case'>, 'id'>>) =>
  sql.updateTable('registration_case').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const insertEvent = (
  sql: Sql,
  row: {
    readonly schoolId: string
    readonly caseId: string
    readonly kind: Column<'registration_event', 'kind'>
    readonly actorId: string | null
    readonly notes: string
    readonly at: Date
  },
) =>
  sql
    .insertInto('registration_event')
    .values({ school_id: row.schoolId, case_id: row.caseId, kind: row.kind, actor_id: row.actorId, notes: row.notes, at: row.at })
    .execute()

export const listEvents = (sql: Sql, caseId: string) =>
  sql
    .selectFrom('registration_event')
    .leftJoin('person', 'person.id', 'registration_event.actor_id')
    .where('case_id', '=', caseId)
    .select([
      'registration_event.id',
      'registration_event.kind',
      'registration_event.at',
      'registration_event.notes',
      'person.name as actor',
      'person.name_pinyin as actor_pinyin',
    ])
    .orderBy('registration_event.id')
    .execute()

/** Takes one of the face checks a case has; nothing where none is left. */
export const takeFaceTry = (sql: Sql, id: string, max: number) =>
  sql
    .updateTable('registration_case')
    .set((row) => ({ face_failures: row('face_failures', '+', 1) }))
    .where('id', '=', id)
    .where('face_failures', '<', max)
    .returning('face_failures')
    .executeTakeFirst()

export const giveBackFaceTry = (sql: Sql, id: string) =>
  sql
    .updateTable('registration_case')
    .set((row) => ({ face_failures: row('face_failures', '-', 1) }))
    .where('id', '=', id)
    .where('face_failures', '>', 0)
    .execute()

export const hasEvent = async (sql: Sql, caseId: string, kind: Column<'registration_event', 'kind'>, notes: string) =>
  (await sql
    .selectFrom('registration_event')
    .where('case_id', '=', caseId)
    .where('kind', '=', kind)
    .where('notes', '=', notes)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined
