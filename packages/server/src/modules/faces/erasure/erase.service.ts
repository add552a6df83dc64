import type { Ctx } from '../../../context/context.ts'
import type { ClosedAccount } from '../../module.ts'
import { listNewest } from '../consents/consent.repository.ts'
import { deleteGuardianships } from '../guardians/guardian.repository.ts'
import { withdrawFor } from '../own-consents/withdraw.service.ts'
import { findSchoolOf } from '../vectors/vector.repository.ts'
import { dropVectors } from '../vectors/vector.service.ts'

/** A deletion that the school grants withdraws every consent: otherwise the portrait would be measured again. */
export const eraseFaces = async (ctx: Ctx, personId: string): Promise<void> => {
  const given = (await listNewest(ctx.sql, personId)).some(({ action }) => action === 'given')
  const schoolId = given ? await findSchoolOf(ctx.sql, personId) : undefined
  if (schoolId) await withdrawFor(ctx, { schoolId, personId, purpose: undefined })
  await dropVectors(ctx, personId)
}

export const closeFaces = async (ctx: Ctx, { id }: ClosedAccount): Promise<void> => {
  await dropVectors(ctx, id)
  await deleteGuardianships(ctx.sql, id)
}
