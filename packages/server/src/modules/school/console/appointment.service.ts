import { say } from '@campus/contract/language.ts'
import type { Appointment } from '@campus/contract/school/console/appointments.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { dayAt } from '../organisation/leader.service.ts'
import * as repository from './appointment.repository.ts'

interface Given {
  readonly personId: string
  readonly unitId: string | null
  readonly startsOn: string
  readonly endsOn: string | null
}

const present = (ctx: CallerCtx, row: repository.AppointmentRow): Appointment => ({
  id: row.id,
  personId: row.person_id,
  name: row.name,
  number: row.number,
  unitId: row.unit_id,
  unitName: row.unit_name === null ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  isActive: row.state === 'active',
})

export const readAppointments = async (ctx: CallerCtx, office: repository.Office) => {
  const day = await dayAt(ctx, ctx.caller.schoolId, ctx.now())
  const current = await repository.listCurrent(ctx.sql, office, day)
  const former = await repository.listFormer(ctx.sql, office, day)
  return { current: current.map((row) => present(ctx, row)), former: former.map((row) => present(ctx, row)) }
}

/** Who already has the office keeps it, whatever became of them. */
const requireFit = async (ctx: CallerCtx, given: readonly Given[], before: readonly Appointment[]) => {
  const added = [...new Set(given.map(({ personId }) => personId))].filter((id) => before.every(({ personId }) => personId !== id))
  if (added.length === 0) return
  const fit = await repository.listFit(ctx.sql, ctx.caller.schoolId, added)
  if (fit.length < added.length) throw refuse('appointee_unfit')
}

const isSame = (one: Given, two: Given) => one.personId === two.personId && one.unitId === two.unitId

const evidenceOf = (appointments: readonly Given[]) =>
  appointments.map(({ personId, unitId, startsOn, endsOn }) => ({ personId, unitId, startsOn, endsOn }))

/** Writes the given appointments over the present ones. Past ones stay; who is left out and had begun ended yesterday. */
export const replaceAppointments = async (ctx: CallerCtx, office: repository.Office, given: readonly Given[]) => {
  const { schoolId } = ctx.caller
  const day = await dayAt(ctx, schoolId, ctx.now())
  const { current: before } = await readAppointments(ctx, office)
  await requireFit(ctx, given, before)
  const dropped = before.filter((one) => !given.some((other) => isSame(one, other)))
  if (dropped.length > 0)
    await repository.endDropped(
      ctx.sql,
      dropped.map(({ id }) => id),
      day,
    )
  if (before.length > 0)
    await repository.deleteCurrent(
      ctx.sql,
      before.map(({ id }) => id),
      day,
    )
  const rows = given.map(({ personId, unitId, startsOn, endsOn }, at) => ({
    school_id: schoolId,
    post_id: 'postId' in office ? office.postId : null,
    unit_id: unitId,
    person_id: personId,
    position: at + 1,
    starts_on: startsOn,
    ends_on: endsOn,
  }))
  if (rows.length > 0) await repository.insertAppointments(ctx.sql, rows)
  await record(ctx, {
    ...('unitId' in office
      ? { action: 'school.leaders_changed', subjectKind: 'org_unit', subjectId: office.unitId }
      : { action: 'school.post_holders_changed', subjectKind: 'post', subjectId: office.postId }),
    details: { from: evidenceOf(before), to: evidenceOf(given) },
  })
  return readAppointments(ctx, office)
}

/** The database finds terms of one person that overlap, and units that were removed meanwhile; the transaction around is over by then. */
export const refuseImpossible = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work
  } catch (error) {
    if (breaks(error, 'appointment__once')) throw refuse('appointment_twice')
    if (breaks(error, 'appointment_unit_id_fkey')) throw refuse('unit_unknown')
    throw error
  }
}
