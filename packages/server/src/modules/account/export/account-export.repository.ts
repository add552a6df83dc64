import type { Sql } from '../../../platform/db/sql.ts'

export const listSessions = (sql: Sql, personId: string) =>
  sql
    .selectFrom('session')
    .where('person_id', '=', personId)
    .select(['way', 'device_name as device', 'network', 'created_at', 'last_seen_at', 'ended_at'])
    .orderBy('id')
    .execute()

export const listLoginLog = (sql: Sql, personId: string) =>
  sql
    .selectFrom('login_log')
    .where('person_id', '=', personId)
    .select(['created_at as at', 'way', 'outcome', 'reason', 'device_name as device', 'network'])
    .orderBy('id')
    .execute()

export const listConsents = (sql: Sql, personId: string) =>
  sql.selectFrom('consent').where('person_id', '=', personId).select(['document', 'version', 'created_at as at']).orderBy('id').execute()

export const listAccountChanges = (sql: Sql, personId: string) =>
  sql
    .selectFrom('account_change')
    .where('person_id', '=', personId)
    .select(['kind', 'created_at as at', 'device_name as device', 'network', 'undone_at'])
    .orderBy('id')
    .execute()
