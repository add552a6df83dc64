import type { Sql } from '../../../platform/db/sql.ts'

interface Taken {
  readonly funds: readonly string[]
  readonly rooms: readonly string[]
}

/**
 * What plans hold, and what one of them takes from now on: funds before rooms, each in the order of their ids. Plans that are submitted,
 * changed and ended at the same moment never wait for each other in a circle.
 */
export const lockHeld = async (sql: Sql, planIds: readonly string[], { funds, rooms }: Taken = { funds: [], rooms: [] }) => {
  const plans = sql.selectFrom('animal_plan').where('id', 'in', planIds)
  const lines = sql.selectFrom('animal_plan_line').where('plan_id', 'in', planIds)
  await sql
    .selectFrom('animal_fund')
    .where((row) => row.or([row('id', 'in', plans.select('fund_id')), ...(funds.length > 0 ? [row('id', 'in', funds)] : [])]))
    .select('id')
    .orderBy('id')
    // Drafts that name the fund are written meanwhile.
    .forNoKeyUpdate()
    .execute()
  await sql
    .selectFrom('animal_place')
    .where((row) => row.or([row('id', 'in', lines.select('room_id')), ...(rooms.length > 0 ? [row('id', 'in', rooms)] : [])]))
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Plans in the order of their ids, then what they hold. */
export const lockPlans = async (sql: Sql, ids: readonly string[]) => {
  await sql.selectFrom('animal_plan').where('id', 'in', ids).select('id').orderBy('id').forUpdate().execute()
  await lockHeld(sql, ids)
}
