import type { Ctx } from '../../../context/context.ts'
import type { ClosedAccount } from '../../module.ts'
import { endAppointmentsOf, listAppointmentsOf } from './appointment.repository.ts'
import { dayAt } from './leader.service.ts'

export const exportAppointments = (ctx: Ctx, personId: string) => listAppointmentsOf(ctx.sql, personId)

/** Who has left neither leads a unit nor holds a post. */
export const endAppointments = async (ctx: Ctx, { id, schoolId }: ClosedAccount) =>
  endAppointmentsOf(ctx.sql, id, await dayAt(ctx, schoolId, ctx.now()))
