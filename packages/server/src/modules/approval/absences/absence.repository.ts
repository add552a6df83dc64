import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'person_id', 'deputy_id', 'starts_at', 'ends_at', 'reason'] as const

/** Those that are not over yet. */
export const listFor = (sql: Sql, who: { personId: string } | { deputyId: string }, now: Date) =>
  sql
    .selectFrom('approval_absence')
    .where('ends_at', '>', now)
    .where('personId' in who ? 'person_id' : 'deputy_id', '=', 'personId' in who ? who.personId : who.deputyId)
    .select(columns)
    .orderBy('starts_at')
    .execute()

export const insertAbsence = (sql: Sql, row: NewRow<'approval_absence'>) =>
  sql.insertInto('approval_absence').values(row).returning('id').executeTakeFirstOrThrow()

/** Nothing where somebody has a deputy for that time already. */
export const insertAbsenceOnce = (sql: Sql, row: NewRow<'approval_absence'>) =>
  sql
    .insertInto('approval_absence')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const findOwn = (sql: Sql, id: string, personId: string) =>
  sql.selectFrom('approval_absence').where('id', '=', id).where('person_id', '=', personId).select(columns).forUpdate().executeTakeFirst()

export const setEnd = (sql: Sql, id: string, endsAt: Date) =>
  sql.updateTable('approval_absence').set({ ends_at: endsAt }).where('id', '=', id).execute()

export const deleteAbsence = (sql: Sql, id: string) => sql.deleteFrom('approval_absence').where('id', '=', id).execute()

export const listOpenTasks = (sql: Sql, assigneeId: string) =>
  sql
    .selectFrom('approval_task')
    .innerJoin('approval_instance', 'approval_instance.id', 'approval_task.instance_id')
    .where('assignee_id', '=', assigneeId)
    .where('approval_task.state', '=', 'open')
    .select(['approval_task.id', 'approval_task.instance_id', 'approval_instance.top_id'])
    .orderBy('approval_instance.top_id')
    .execute()

/** The rest of what a leave opened; one that has not begun goes whole. */
export const endLeaveAbsence = async (sql: Sql, leaveId: string, from: Date) => {
  await sql.deleteFrom('approval_absence').where('leave_request_id', '=', leaveId).where('starts_at', '>=', from).execute()
  await sql
    .updateTable('approval_absence')
    .set({ ends_at: from })
    .where('leave_request_id', '=', leaveId)
    .where('ends_at', '>', from)
    .execute()
}
