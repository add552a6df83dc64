import type { Sql } from '../../../platform/db/sql.ts'

const people = (sql: Sql, schoolId: string) =>
  sql.selectFrom('person').where('school_id', '=', schoolId).where('state', '=', 'active').select(['id', 'name'])

export const listByNumber = (sql: Sql, schoolId: string, number: string) => people(sql, schoolId).where('number', '=', number).execute()

export const listByIdCard = (sql: Sql, schoolId: string, hashes: readonly Buffer[]) =>
  people(sql, schoolId).where('id_card_hash', 'in', hashes).limit(2).execute()

export const listByName = (sql: Sql, schoolId: string, name: string) => people(sql, schoolId).where('name', '=', name).limit(2).execute()
