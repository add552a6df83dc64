import type { Ctx } from '../../context/context.ts'
import type { ClosedAccount } from '../module.ts'
import { listForExport } from './attendance-export.repository.ts'
import { deletePhones } from './signs/phone.repository.ts'

/** What the school holds about somebody's attendance, for their own copy. */
export const exportAttendance = (ctx: Ctx, personId: string) => listForExport(ctx.sql, personId)

export const forgetPhones = async (ctx: Ctx, { id }: ClosedAccount): Promise<void> => {
  await deletePhones(ctx.sql, id)
}
