import { runText, type Sql } from '../../../platform/db/sql.ts'

interface Place {
  readonly at: string
  readonly order: string
  readonly where?: string
}

/** Of what a school keeps by its own settings: the moment of a row by which its time is counted, and an order that an index has. */
const places: Readonly<Record<string, Place>> = {
  login_log: { at: 'created_at', order: 'id' },
  face_call: { at: 'created_at', order: 'id' },
  photo_event: { at: 'created_at', order: 'id' },
  audit_entry: { at: 'at', order: 'id' },
  profile_view: { at: 'created_at', order: 'created_at' },
  message: { at: 'created_at', order: 'created_at' },
  approval_instance: { at: 'ended_at', order: 'ended_at', where: 'and ended_at is not null and parent_id is null and matter is null' },
}

export const findOldest = async (sql: Sql, schoolId: string, kind: string): Promise<Date | null> => {
  const place = places[kind]
  if (!place) return null
  const { at, order, where = '' } = place
  const { rows } = await runText(sql, `select ${at} as at from ${kind} where school_id = $1 ${where} order by ${order} limit 1`, [schoolId])
  return (rows[0]?.['at'] as Date | undefined) ?? null
}

export const listRuns = (sql: Sql, schoolId: string) =>
  sql.selectFrom('retention_run').where('school_id', '=', schoolId).selectAll().execute()

export const listSweeps = (sql: Sql) => sql.selectFrom('retention_sweep').selectAll().execute()
