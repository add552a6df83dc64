import { say } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import type { ClosedAccount } from '../../module.ts'
import { endAppointmentsOf, listAppointmentsOf } from './appointment.repository.ts'
import { dayAt } from './leader.service.ts'

/** For the copy of one's data. Without a post: leads the unit. Without a unit: for the whole school. */
export const exportAppointments = async (ctx: Ctx, personId: string) => {
  const named = (name: string | null, en: string | null, tw: string | null) =>
    name === null ? null : say([name, en ?? '', tw ?? ''], ctx.language)
  return (await listAppointmentsOf(ctx.sql, personId)).map((row) => ({
    post: named(row.post, row.post_en, row.post_tw),
    unit: named(row.unit, row.unit_en, row.unit_tw),
    starts_on: row.starts_on,
    ends_on: row.ends_on,
  }))
}

/** Who has left neither leads a unit nor holds a post. */
export const endAppointments = async (ctx: Ctx, { id, schoolId }: ClosedAccount) =>
  endAppointmentsOf(ctx.sql, id, await dayAt(ctx, schoolId, ctx.now()))
