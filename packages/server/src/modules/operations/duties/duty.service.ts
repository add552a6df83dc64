import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { duties, endDuty, giveDuty } from '@campus/contract/operations/duties.ts'
import { dutySets } from '@campus/contract/operations/duty-sets.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { managingRoles } from '@campus/contract/roles.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { startOfDay } from '../../../platform/time/zoned-day.ts'
import { refreshSessionsOf } from '../../account/session/session.service.ts'
import { holdAdministrators } from '../../administration/people/person-account.service.ts'
import { requireUnit } from '../../administration/people/person-record.service.ts'
import { record } from '../../audit/audit.service.ts'
import { wholeAdministratorsOf } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { deleteDutiesOf, endById, endOpen, insertDuty, listDutiesOf, listManagingRoles, lockRole } from './duty.repository.ts'

const unitName = (ctx: CallerCtx, name: string | null, nameEn: string | null, nameTw: string | null) =>
  name === null ? '' : nameIn({ name, nameEn: nameEn ?? '', nameTw: nameTw ?? '' }, ctx.language)

export const listDuties = async (ctx: CallerCtx): Promise<OutputOf<typeof duties>> =>
  (await listManagingRoles(ctx.sql, ctx.caller.schoolId)).flatMap((row) => {
    const role = managingRoles.find((managing) => managing === row.role)
    if (!role) return []
    const { duty_id: id, sets, ends_at, reason } = row
    return {
      person: { id: row.person_id, name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language), number: row.number },
      role,
      unitName: unitName(ctx, row.unit_name, row.unit_name_en, row.unit_name_tw),
      duty:
        id && sets && ends_at
          ? {
              id,
              sets: dutySets.filter((set) => sets.includes(set)),
              unitName: unitName(ctx, row.duty_unit_name, row.duty_unit_name_en, row.duty_unit_name_tw),
              endsAt: ends_at.toISOString(),
              isOver: row.is_over,
              reason: reason ?? '',
            }
          : null,
    }
  })

/** Somebody must be left who can grant, change keys and take duties away again. */
const keepWholeAdministrator = async (ctx: CallerCtx, leavingId: string) => {
  // Two may narrow each other at once: the second reads what the first has left.
  await holdAdministrators(ctx)
  const whole = await wholeAdministratorsOf(ctx, ctx.caller.schoolId)
  if (!whole.includes(ctx.caller.personId)) throw refuse('forbidden')
  if (whole.every((id) => id === leavingId)) throw refuse('last_admin')
}

const daySeconds = 24 * 3600

export const give = (ctx: CallerCtx, given: InputOf<typeof giveDuty>): Promise<OutputOf<typeof giveDuty>> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, role, sets, reason } = given
    const { schoolId } = ctx.caller
    if (personId === ctx.caller.personId) throw refuse('not_yourself')
    const { timeZone } = await readSettings(ctx.sql, schoolId)
    // The last day counts to its end.
    const endsAt = later(startOfDay(timeZone, given.lastDay), daySeconds)
    const now = ctx.now()
    if (endsAt <= now) throw refuse('time_past')
    await keepWholeAdministrator(ctx, role === 'admin' ? personId : '')
    if (!(await lockRole(ctx.sql, schoolId, personId, role))) throw refuse('not_found')
    const unitId = role === 'manager' ? given.unitId : null
    await requireUnit(ctx, unitId)
    await endOpen(ctx.sql, personId, role, now)
    const row = { person_id: personId, role, sets, unit_id: unitId, ends_at: endsAt, reason, given_by: ctx.caller.personId }
    const { id } = await insertDuty(ctx.sql, { school_id: schoolId, created_at: now, ...row })
    await refreshSessionsOf(ctx, personId)
    const details = { role, sets, unitId, lastDay: given.lastDay, reason }
    await record(ctx, { action: 'operations.duty_given', subjectKind: 'person', subjectId: personId, details })
    return { id }
  })

export const end = (ctx: CallerCtx, { id, reason }: InputOf<typeof endDuty>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const ended = await endById(ctx.sql, ctx.caller.schoolId, id, ctx.now())
    if (!ended) throw refuse('not_found')
    if (ended.person_id === ctx.caller.personId) throw refuse('not_yourself')
    await refreshSessionsOf(ctx, ended.person_id)
    const details = { role: ended.role, sets: ended.sets, reason }
    await record(ctx, { action: 'operations.duty_ended', subjectKind: 'person', subjectId: ended.person_id, details })
    return null
  })

/** For the copy of one's data. */
export const exportDuties = ({ sql }: Ctx, personId: string) => listDutiesOf(sql, personId)

export const forgetDuties = async ({ sql }: Ctx, { id }: { readonly id: string }) => {
  await deleteDutiesOf(sql, id)
}
