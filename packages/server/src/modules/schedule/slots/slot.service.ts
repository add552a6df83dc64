import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { consoleSlots, removeSlot, SlotGiven, saveSlot } from '@campus/contract/schedule/console/slots.ts'
import { listWeeks, parseWeeks, sayWeeks } from '@campus/contract/schedule/weeks.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, readingScopeOf } from '../../school/organisation/scope.service.ts'
import { readCalendar } from '../calendar/term.service.ts'
import { applyPlan } from '../planning/apply-plan.service.ts'
import { findSlot } from '../planning/plan.repository.ts'
import { countTeachers, findSections } from '../sections/planned-sections.repository.ts'
import { lockPlannedSections } from '../sections/planned-sections.service.ts'
import { studentsWithTwoLessons } from './clash.service.ts'
import * as repository from './slot.repository.ts'
import { firstLessons, notifyWeeklyChanges, readSlot } from './slot-messages.ts'

export const listSlots = async (ctx: CallerCtx, { sectionId }: InputOf<typeof consoleSlots>): Promise<OutputOf<typeof consoleSlots>> => {
  const [section] = await findSections(ctx.sql, ctx.caller.schoolId, [sectionId])
  if (!section || !isInScope(await readingScopeOf(ctx), section.unit_id)) throw refuse('not_found')
  const rows = await repository.listSlotsOfSection(ctx.sql, ctx.caller.schoolId, sectionId)
  return rows.map((row) => ({
    id: row.id,
    weekday: row.weekday,
    weeks: sayWeeks(row.weeks, ctx.language),
    weekBits: row.weeks,
    fromPeriod: row.from_period,
    toPeriod: row.to_period,
    starts: row.starts,
    ends: row.ends,
    roomId: row.room_id,
    sectionIds: row.sections.map(({ id }) => id),
    sections: row.sections,
    teacherIds: row.teachers.map(({ id }) => id),
    teachers: row.teachers.map((teacher) => ({ id: teacher.id, name: personNameIn(teacher, ctx.language) })),
    room:
      row.room_id === null
        ? null
        : {
            id: row.room_id,
            name: say([row.name ?? '', row.name_en ?? '', row.name_tw ?? ''], ctx.language),
            building: say([row.building_name ?? '', row.building_name_en ?? '', row.building_name_tw ?? ''], ctx.language),
          },
    lessons: row.lessons,
  }))
}

const requireRoomAndTeachers = async (ctx: CallerCtx, { roomId, teacherIds }: Pick<SlotGiven, 'roomId' | 'teacherIds'>) => {
  const { schoolId } = ctx.caller
  const room = roomId === null ? undefined : await repository.findRoom(ctx.sql, schoolId, roomId)
  if (roomId !== null && !room) throw refuse('not_found')
  if (room?.is_closed) throw refuse('room_closed')
  if ((await countTeachers(ctx.sql, schoolId, teacherIds)) !== new Set(teacherIds).size) throw refuse('not_found')
}

export const keepSlot = (ctx: CallerCtx, { clashReason, ...given }: InputOf<typeof saveSlot>): Promise<OutputOf<typeof saveSlot>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const before = given.id === undefined ? undefined : await findSlot(ctx.sql, schoolId, given.id)
    if (given.id !== undefined && !before) throw refuse('not_found')
    const { term } = await lockPlannedSections(ctx, [...new Set([...given.sectionIds, ...(before?.section_ids ?? [])])].toSorted())
    if (before && before.term_id !== term.id) throw refuse('bad_input')
    await requireRoomAndTeachers(ctx, given)
    const weeks = parseWeeks(given.weeks) ?? 0
    if ((listWeeks(weeks).at(-1) ?? 0) > term.weeks) throw refuse('weeks_outside_term', { fields: {} })
    if (clashReason === '' && (await studentsWithTwoLessons(ctx, given, term.first_monday)) > 0) throw refuse('student_clashes')
    const row = {
      school_id: schoolId,
      term_id: term.id,
      weekday: given.weekday,
      weeks,
      from_period: given.fromPeriod,
      to_period: given.toPeriod,
      starts: given.starts,
      ends: given.ends,
      room_id: given.roomId,
      created_at: ctx.now(),
    }
    const planned = before && (await readSlot(ctx, before))
    const id = await repository.saveSlotRow(ctx.sql, given.id, row)
    if (id === undefined) throw refuse('not_found')
    const { sectionIds, teacherIds } = given
    await repository.setSectionsAndTeachers(ctx.sql, { slotId: id, schoolId, sectionIds, teacherIds })
    const slot = await findSlot(ctx.sql, schoolId, id)
    const changes = slot && (await applyPlan(ctx, term, [slot], await readCalendar(ctx, schoolId)))
    const lessonId = changes && firstLessons(changes).get(id)
    if (planned && slot && lessonId)
      await notifyWeeklyChanges(ctx, schoolId, [{ term, before: planned, after: await readSlot(ctx, slot), lessonId }])
    const lessons = (changes?.added.length ?? 0) + (changes?.changed.length ?? 0)
    await record(ctx, { action: 'schedule.slot_saved', subjectKind: 'slot', subjectId: id, details: { ...given, clashReason, lessons } })
    return { id, lessons }
  })

export const takeOutSlot = (ctx: CallerCtx, { id }: InputOf<typeof removeSlot>) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const slot = await findSlot(ctx.sql, schoolId, id)
    if (!slot) throw refuse('not_found')
    const { term } = await lockPlannedSections(ctx, slot.section_ids)
    const before = await readSlot(ctx, slot)
    const [first] = await repository.endSlot(ctx.sql, id, ctx.now())
    await repository.deleteSlot(ctx.sql, id)
    if (before && first) await notifyWeeklyChanges(ctx, schoolId, [{ term, before, after: undefined, lessonId: first.id }])
    await record(ctx, { action: 'schedule.slot_removed', subjectKind: 'slot', subjectId: id, details: { sectionIds: slot.section_ids } })
    return null
  })
