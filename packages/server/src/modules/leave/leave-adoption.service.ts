import type { Ctx } from '../../context/context.ts'
import { adoptRecords } from '../approval/matters/adopt.service.ts'
import { listUnadopted } from './leave.repository.ts'

const results = { pending: 'pending', approved: 'passed', refused: 'refused', withdrawn: 'cancelled' } as const

/** Requests from before the process of the school took over. */
export const adoptLeave = (ctx: Ctx): Promise<void> =>
  adoptRecords(ctx, 'leave', async (after, limit) =>
    (await listUnadopted(ctx.sql, after, limit)).map((row) => ({
      ...row,
      result: results[row.state],
      by: row.decided_by,
      ended_at: row.decided_at,
    })),
  )
