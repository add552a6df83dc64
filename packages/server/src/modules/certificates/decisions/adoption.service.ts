import type { Ctx } from '../../../context/context.ts'
import { adoptRecords, type Unadopted } from '../../approval/matters/adopt.service.ts'
import { listUnadopted } from './adoption.repository.ts'

const resultOf = ({ state, decided_at }: Awaited<ReturnType<typeof listUnadopted>>[number]): Unadopted['result'] => {
  if (decided_at !== null) return state === 'rejected' ? 'refused' : 'passed'
  return state === 'pending_approval' ? 'pending' : 'cancelled'
}

/** Applications from before the process of the school took over. */
export const adoptApplications = (ctx: Ctx): Promise<void> =>
  adoptRecords(ctx, 'certificate', async (after, limit) =>
    (await listUnadopted(ctx.sql, after, limit)).map((row) => ({
      ...row,
      result: resultOf(row),
      by: row.decided_by,
      ended_at: row.decided_at,
    })),
  )
