import type { ownPhone, registerPhone } from '@campus/contract/attendance/signs.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { nameDevice } from '../../../platform/text/device-name.ts'
import { record } from '../../audit/audit.service.ts'
import { endPhone, findPhone, insertPhone, lockPhone } from './phone.repository.ts'

const day = 86_400_000
const daysBetween = 30

type Row = Awaited<ReturnType<typeof insertPhone>>

const changeableAt = ({ created_at }: Row) => new Date(created_at.getTime() + daysBetween * day)

const present = (ctx: CallerCtx, row: Row) => ({
  key: row.public_key,
  name: nameDevice(row.device_name, ctx.language),
  since: row.created_at.toISOString(),
  changeableAt: changeableAt(row).toISOString(),
})

export const readPhone = async (ctx: CallerCtx): Promise<OutputOf<typeof ownPhone>> => {
  const phone = await findPhone(ctx.sql, ctx.caller.personId)
  return { phone: phone ? present(ctx, phone) : null }
}

/** Two at once, of one person or with one phone: the database takes the first. */
const insertOnce = async (ctx: CallerCtx, key: string) => {
  const { schoolId, personId } = ctx.caller
  try {
    return await insertPhone(ctx.sql, {
      school_id: schoolId,
      person_id: personId,
      public_key: key,
      device_name: ctx.origin.deviceName,
      created_at: ctx.now(),
    })
  } catch (error) {
    if (breaks(error, 'device_key__one_person')) throw refuse('phone_of_another')
    throw breaks(error, 'device_key__one_phone') ? refuse('phone_too_soon') : error
  }
}

export const register = (ctx: CallerCtx, { key }: InputOf<typeof registerPhone>): Promise<OutputOf<typeof registerPhone>> =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockPhone(ctx.sql, ctx.caller.personId)
    if (before?.public_key === key) return { phone: present(ctx, before) }
    if (before && ctx.now() < changeableAt(before)) throw refuse('phone_too_soon', { facts: { from: changeableAt(before).toISOString() } })
    if (before) await endPhone(ctx.sql, before.id, ctx.now())
    const phone = await insertOnce(ctx, key)
    await record(ctx, { action: 'attendance.phone_registered', subjectKind: 'person', subjectId: ctx.caller.personId })
    return { phone: present(ctx, phone) }
  })
