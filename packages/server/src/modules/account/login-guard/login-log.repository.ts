import type { Sql } from '../../../platform/db/sql.ts'
import { idAt } from '../../../platform/db/time-id.ts'

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
    requestId: string
    now: Date
  },
) =>
  sql
    .insertInto('login_log')
    .values((values) => ({
      id: idAt(row.now),
      school_id: row.schoolId,
      person_id: row.personId,
      unit_id: values.selectFrom('person').where('person.id', '=', row.personId).select('person.org_unit_id'),
      way: row.way,
      outcome: row.outcome,
      reason: row.reason,
      device_name: row.deviceName,
      network: row.network,
      request_id: row.requestId,
      created_at: row.now,
    }))
    .execute()
