import type { Ctx } from '../../../context/context.ts'
import { listCallsOf } from '../calls/face-call.repository.ts'
import { listAllChecksOf } from '../checks/check.repository.ts'
import { listLedger } from '../consents/consent.repository.ts'
import { listGuardianships } from '../guardians/guardian.repository.ts'
import { findVectorNote } from '../vectors/vector.repository.ts'

/** What the school holds about somebody's face. The vector itself means nothing outside of its model; it is named, not given. */
export const exportFaces = async (ctx: Ctx, personId: string) => ({
  consents: await listLedger(ctx.sql, personId),
  checks: await listAllChecksOf(ctx.sql, personId),
  calls: await listCallsOf(ctx.sql, personId),
  guardians: await listGuardianships(ctx.sql, personId),
  vector: (await findVectorNote(ctx.sql, personId)) ?? null,
})
