import type { Ctx } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { SchoolCalendar } from '../../../platform/time/working-days.ts'
import type { TeachingCalendar } from '../calendar/calendar.rules.ts'
import { lockOpenTerms, type TermRow } from '../calendar/term.repository.ts'
import { readCalendar } from '../calendar/term.service.ts'
import { calendarChanges, queueCalendarMessages } from './calendar-messages.ts'
import * as repository from './plan.repository.ts'
import { type PlanChanges, planChanges } from './plan-changes.rules.ts'

const missingFrom = (have: readonly string[], want: readonly string[]) => want.filter((id) => !have.includes(id))

/** Who teaches the lessons ahead, and which sections take part, follows the weekly time as well. */
const belongings = (open: PlanChanges['open'], of: 'section_ids' | 'teacher_ids') => {
  const pairs = (from: 'row' | 'slot', to: 'row' | 'slot') =>
    open.flatMap((lesson) =>
      missingFrom(lesson[from][of], lesson[to][of]).map((otherId) => ({
        lessonId: lesson.row.id,
        schoolId: lesson.slot.school_id,
        otherId,
      })),
    )
  return { missing: pairs('row', 'slot'), extra: pairs('slot', 'row') }
}

/** Returns which lessons are new. */
const write = async (ctx: Ctx, { added, changed, open }: PlanChanges): Promise<string[]> => {
  const now = ctx.now()
  const [teachers, sections] = [belongings(open, 'teacher_ids'), belongings(open, 'section_ids')]
  // Who does not teach a lesson any more is free first: the new time may be one at which they are taken.
  await repository.takeFromLessons(ctx.sql, 'lesson_teacher', teachers.extra)
  await repository.takeFromLessons(ctx.sql, 'lesson_section', sections.extra)
  if (changed.length > 0) await repository.updateLessons(ctx.sql, changed, now)
  await repository.addToLessons(ctx.sql, 'lesson_section', sections.missing)
  await repository.addToLessons(ctx.sql, 'lesson_teacher', teachers.missing)
  if (added.length === 0) return []
  const ids = await repository.insertLessons(ctx.sql, added, now)
  const bySlot = new Map(added.map((lesson) => [lesson.slotId, lesson]))
  const belonging = (of: 'sectionIds' | 'teacherIds') =>
    ids.flatMap(({ id, slot_id }) => {
      const lesson = bySlot.get(slot_id)
      return (lesson?.[of] ?? []).map((otherId) => ({ lessonId: id, schoolId: lesson?.schoolId ?? '', otherId }))
    })
  await repository.addToLessons(ctx.sql, 'lesson_section', belonging('sectionIds'))
  await repository.addToLessons(ctx.sql, 'lesson_teacher', belonging('teacherIds'))
  return ids.map(({ id }) => id)
}

/** Rooms and teachers are in one place at a time; the database keeps that. */
export const refusingClashes = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work
  } catch (error) {
    throw breaks(error, 'busy__once') ? refuse('plan_clashes') : error
  }
}

/** Makes the lessons of weekly times what the plan and the calendar say. The caller has locked the term. */
export const applyPlan = async (
  ctx: Ctx,
  term: TermRow,
  slots: readonly repository.SlotRow[],
  calendar: TeachingCalendar,
): Promise<PlanChanges & { readonly addedIds: readonly string[] }> => {
  const existing = await repository.listPlanned(
    ctx.sql,
    slots.map(({ id }) => id),
  )
  const changes = planChanges(slots, existing, { firstMonday: term.first_monday, calendar, now: ctx.now() })
  if (typeof changes === 'string') throw refuse(changes)
  return { ...changes, addedIds: await refusingClashes(write(ctx, changes)) }
}

/** After a change of the calendar: every term that is not closed follows, and those concerned are told. */
export const followCalendar = async (ctx: Ctx, schoolId: string, changed?: SchoolCalendar): Promise<void> => {
  const calendar = await readCalendar(ctx, schoolId, changed)
  for (const term of await lockOpenTerms(ctx.sql, schoolId)) {
    const slots = await repository.listSlotsOfTerm(ctx.sql, term.id)
    if (slots.length === 0) continue
    const { addedIds, ...changes } = await applyPlan(ctx, term, slots, calendar)
    await queueCalendarMessages(ctx, schoolId, term, calendarChanges(changes, addedIds))
  }
}
