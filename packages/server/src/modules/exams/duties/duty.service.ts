import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { checkInCandidate, confirmInvigilation, Duty, freeColleagues, ownInvigilations } from '@campus/contract/exams/invigilations.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { notifyAboutDuty } from '../exam-messages.ts'
import { isBarredFrom } from '../seats/barred.repository.ts'
import { lockSeat, setAttendance } from '../seats/seat.repository.ts'
import * as repository from './duty.repository.ts'

type Row = repository.DutyRow

/** From an hour before until two hours after. */
const isCheckingIn = ({ starts_at, ends_at }: Row, now: Date) => now >= later(starts_at, -3600) && now <= later(ends_at, 7200)

const present = (ctx: CallerCtx, row: Row, timeZone: string): Duty => {
  const isOffer = row.person_id !== ctx.caller.personId
  return {
    id: row.id,
    sittingId: row.sitting_id,
    exam: {
      id: row.exam_id,
      kind: row.kind,
      course: { name: row.course_name, nameEn: row.course_name_en, nameTw: row.course_name_tw },
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      timeZone,
      notes: row.notes,
    },
    room: {
      id: row.room_id,
      name: row.room_name,
      nameEn: row.room_name_en,
      nameTw: row.room_name_tw,
      building: { name: row.place_name, nameEn: row.place_name_en, nameTw: row.place_name_tw },
    },
    people: row.people,
    checkedIn: row.checked_in,
    colleagues: row.colleagues.map((colleague) => personNameIn(colleague, ctx.language)),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    offeredTo: isOffer ? '' : personNameIn({ name: row.offered_name ?? '', namePinyin: row.offered_pinyin }, ctx.language),
    isOffer,
    from: isOffer ? personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language) : '',
    mayCheckIn: !isOffer && isCheckingIn(row, ctx.now()),
  }
}

/** Those of today and later first, then those that are over. */
export const listOwn = async (ctx: CallerCtx): Promise<OutputOf<typeof ownInvigilations>> => {
  const rows = await repository.listDuties(ctx.sql, ctx.caller.personId)
  const { timeZone } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const over = later(ctx.now(), -7200)
  const [coming, past] = [rows.filter(({ ends_at }) => ends_at >= over), rows.filter(({ ends_at }) => ends_at < over)]
  return [...coming, ...past.toReversed()].map((row) => present(ctx, row, timeZone))
}

export const dutiesWaiting = (ctx: CallerCtx) => repository.measureOpenDuties(ctx.sql, ctx.caller.personId, ctx.now())

const requireDuty = async (ctx: CallerCtx, id: string): Promise<Row> => {
  const { personId, schoolId } = ctx.caller
  const row = await repository.findDuty(ctx.sql, schoolId, id)
  if (!row || (row.person_id !== personId && row.offered_to !== personId)) throw refuse('not_found')
  return row
}

export const listColleagues = async (ctx: CallerCtx, { id }: InputOf<typeof freeColleagues>): Promise<OutputOf<typeof freeColleagues>> => {
  const row = await requireDuty(ctx, id)
  if (row.person_id !== ctx.caller.personId) throw refuse('not_found')
  const others = row.colleagues.map((colleague) => colleague.id)
  const mustBeOutsider = others.every((other) => row.teacher_ids.includes(other))
  return (await repository.listFree(ctx.sql, row))
    .filter(({ id }) => !others.includes(id) && !(mustBeOutsider && row.teacher_ids.includes(id)))
    .map(({ id, name, name_pinyin, unit_name, unit_name_en, unit_name_tw }) => ({
      id,
      name: personNameIn({ name, namePinyin: name_pinyin }, ctx.language),
      unitName: nameIn({ name: unit_name, nameEn: unit_name_en, nameTw: unit_name_tw }, ctx.language),
    }))
}

/** One invigilator of the room does not teach the course, also after somebody takes over. */
const requireOutsider = (row: Row, personId: string) => {
  const present = [personId, ...row.colleagues.map(({ id }) => id)]
  if (present.every((id) => row.teacher_ids.includes(id))) throw refuse('exam_course_teachers')
}

const offer = async (ctx: CallerCtx, row: Row, personId: string) => {
  const free = await repository.listFree(ctx.sql, row)
  if (!free.some(({ id }) => id === personId)) throw refuse('exam_person_busy')
  requireOutsider(row, personId)
  await repository.setOffer(ctx.sql, row.id, personId)
  await notifyAboutDuty(ctx, asExam(row), personId, 'offered', row.person_name)
}

const asExam = ({ exam_id, school_id, course_name, course_name_en, course_name_tw }: Row) => ({
  id: exam_id,
  school_id,
  course_name,
  course_name_en,
  course_name_tw,
})

const accept = async (ctx: CallerCtx, row: Row) => {
  const { personId } = ctx.caller
  requireOutsider(row, personId)
  try {
    await repository.setPerson(ctx.sql, row.id, personId, ctx.now())
  } catch (error) {
    throw breaks(error, 'busy__once') || breaks(error, 'duty__once') ? refuse('exam_person_busy') : error
  }
  await notifyAboutDuty(ctx, asExam(row), row.person_id, 'accepted', row.offered_name ?? '')
}

const decline = async (ctx: CallerCtx, row: Row) => {
  await repository.setOffer(ctx.sql, row.id, null)
  await notifyAboutDuty(ctx, asExam(row), row.person_id, 'declined', row.offered_name ?? '')
}

export const answer = (ctx: CallerCtx, { id, action, personId }: InputOf<typeof confirmInvigilation>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    await repository.lockDuties(ctx.sql, (await requireDuty(ctx, id)).sitting_id)
    const row = await requireDuty(ctx, id)
    if (row.starts_at <= ctx.now()) throw refuse('exam_over')
    const isMine = row.person_id === ctx.caller.personId
    const isForOther = action === 'accept' || action === 'decline'
    if (isMine === isForOther || (action === 'take_back' && row.offered_to === null)) throw refuse('exam_offer_gone')
    if (action === 'confirm') await repository.setConfirmed(ctx.sql, id, ctx.now())
    else if (action === 'offer') await offer(ctx, row, personId ?? '')
    else if (action === 'take_back') await repository.setOffer(ctx.sql, id, null)
    else await (action === 'accept' ? accept(ctx, row) : decline(ctx, row))
    return null
  })

export const checkIn = (ctx: CallerCtx, { seatId, attendance }: InputOf<typeof checkInCandidate>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    const seat = await lockSeat(ctx.sql, seatId)
    const duty = (await repository.listDuties(ctx.sql, personId)).find(
      (row) => row.sitting_id === seat?.sitting_id && row.person_id === personId,
    )
    if (!seat || seat.school_id !== schoolId || !duty) throw refuse('not_found')
    if (!isCheckingIn(duty, ctx.now())) throw refuse('exam_check_in_closed')
    const isThere = attendance === 'present' || attendance === 'late'
    if (isThere && (await isBarredFrom(ctx.sql, seat.exam_id, seat.person_id))) throw refuse('exam_person_barred')
    await setAttendance(ctx.sql, seatId, attendance, personId, ctx.now())
    return null
  })

/** What the school holds of a person's invigilation, for their own copy. */
export const exportDuties = async (ctx: Ctx, personId: string) =>
  (await repository.listDuties(ctx.sql, personId))
    .filter((row) => row.person_id === personId)
    .map(({ course_name, room_name, starts_at, confirmed_at }) => ({ course: course_name, room: room_name, starts_at, confirmed_at }))
