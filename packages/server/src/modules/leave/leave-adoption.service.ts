import type { Ctx } from '../../context/context.ts'
import { Refusal } from '../../platform/refuse.ts'
import { adoptDecided } from '../approval/matters/adopt.service.ts'
import { startMatter } from '../approval/matters/matter.service.ts'
import * as repository from './leave.repository.ts'

const batchSize = 500
const results = { approved: 'passed', refused: 'refused', withdrawn: 'cancelled' } as const

type Unadopted = Awaited<ReturnType<typeof repository.listUnadopted>>[number]

const adopt = async (ctx: Ctx, row: Unadopted) => {
  const person = { schoolId: row.school_id, starterId: row.person_id, unitId: row.org_unit_id }
  if (row.state === 'pending') await startMatter(ctx, 'leave', row.id, person)
  else
    await adoptDecided(ctx, 'leave', row.id, {
      ...person,
      result: results[row.state],
      by: row.decided_by,
      askedAt: row.created_at,
      endedAt: row.decided_at ?? row.created_at,
    })
}

/**
 * Requests from before the process of the school took over follow, one transaction each: when it is interrupted it goes on where it was.
 * One that waits and that nobody can decide is tried again the next time.
 */
export const adoptLeave = async (ctx: Ctx): Promise<void> => {
  let after: string | undefined
  for (;;) {
    const rows = await repository.listUnadopted(ctx.sql, after, batchSize)
    for (const row of rows) {
      try {
        await adopt(ctx, row)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
    after = rows.at(-1)?.id
    if (rows.length < batchSize) return
  }
}
