import type { Ctx } from '../../../context/context.ts'
import { adoptRecords } from '../../approval/matters/adopt.service.ts'
import { listUnadopted } from './free-copies.repository.ts'

const results = { pending: 'pending', passed: 'passed', refused: 'refused', withdrawn: 'cancelled' } as const

/** Requests from before the process of the school took over. */
export const adoptFreeCopies = (ctx: Ctx): Promise<void> =>
  adoptRecords(ctx, 'free_copies', async (after, limit) =>
    (await listUnadopted(ctx.sql, after, limit)).map((row) => ({
      ...row,
      org_unit_id: row.unit_id,
      result: results[row.state],
      by: row.auditor,
      ended_at: row.audited_at,
    })),
  )
