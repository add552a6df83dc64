import { sql as fragment } from 'kysely'
import type { Caller } from '../../../context/context.ts'
import type { Sql } from '../../../platform/db/sql.ts'

export const findDuties = async (sql: Sql, personId: string): Promise<Caller['duties']> => {
  const { rows } = await fragment<{ duties: Caller['duties'] | null }>`select duties_of(${personId}) as duties`.execute(sql)
  return rows[0]?.duties ?? undefined
}
