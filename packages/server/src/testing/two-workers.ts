import { sql as fragment } from 'kysely'
import type { Sql } from '../platform/db/sql.ts'

/**
 * What two workers take who look at the same moment: the first has taken and not yet committed when the second looks. The second may
 * pass over what the first holds and must not wait for it: then it fails, at once.
 */
export const claimByTwo = <Taken>(sql: Sql, claim: (sql: Sql) => Promise<Taken>): Promise<readonly [first: Taken, second: Taken]> =>
  sql.transaction().execute(async (first) => {
    const taken = await claim(first)
    const passed = await sql.transaction().execute(async (second) => {
      await fragment`set local lock_timeout = '100ms'`.execute(second)
      return claim(second)
    })
    return [taken, passed]
  })
