import type { Sql } from '../../../platform/db/sql.ts'

export const insertLoginLog = (
  sql: Sql,
  row: {
    schoolId: string
    personId: string | null
    way: string
    outcome: 'in' | 'refused' | 'out'
    reason: string
    deviceName: string
    network: string
    now: Date
  },
) =>
  sql
    .insertInto('login_log')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      way: row.way,
      outcome: row.outcome,
      reason: row.reason,
      device_name: row.deviceName,
      network: row.network,
      created_at: row.now,
    })
    .execute()
