import { parseWeeks } from '@campus/contract/schedule/weeks.ts'
import { lessonsByPlan } from '@campus/server/modules/schedule/planning/weekly-time.service.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { unitId } from '../school/unit-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { calendarOf, firstMondayOf, periodSets, termId, timeZone } from './demo-term.ts'
import { listTaught, type Taught } from './teaching.ts'
import { type PlannedSlot, planWeek } from './weekly-plan.ts'

const school = { school_id: demoUniversity.id }

const sectionRow = ({ id, code, course, collegeCode, students }: Taught, today: Date) => ({
  ...school,
  id,
  term_id: termId,
  course_id: course.id,
  unit_id: unitId(collegeCode),
  code,
  capacity: Math.max(30, Math.ceil(students.length / 10) * 10),
  created_at: today,
})

const slotId = ({ taught, weekday, fromPeriod }: PlannedSlot) => idOf('slot', `${taught.code} ${weekday} ${fromPeriod}`)

const slotRow = (slot: PlannedSlot, today: Date) => ({
  ...school,
  id: slotId(slot),
  term_id: termId,
  weekday: slot.weekday,
  weeks: parseWeeks(slot.weeks) ?? 0,
  from_period: slot.fromPeriod,
  to_period: slot.fromPeriod + 1,
  room_id: slot.room.id,
  created_at: today,
})

const planOf = (today: Date) => {
  const { holidays, follows } = calendarOf(today)
  return lessonsByPlan({ firstMonday: firstMondayOf(today), timeZone, holidays, makeUpDays: follows, periodSets })
}

/** The lessons of a weekly time, made by the rule by which the school plans them. */
const lessonsOf = (slot: PlannedSlot, plan: ReturnType<typeof planOf>, today: Date) => {
  const weekly = {
    weekday: slot.weekday,
    weeks: parseWeeks(slot.weeks) ?? 0,
    fromPeriod: slot.fromPeriod,
    toPeriod: slot.fromPeriod + 1,
    starts: null,
    ends: null,
  }
  const id = slotId(slot)
  return plan(weekly).map((lesson) => ({
    ...school,
    id: idOf('lesson', `${id} ${lesson.plannedOn}`),
    term_id: termId,
    slot_id: id,
    planned_on: lesson.plannedOn,
    day: lesson.day,
    starts_at: lesson.startsAt,
    ends_at: lesson.endsAt,
    from_period: slot.fromPeriod,
    to_period: slot.fromPeriod + 1,
    room_id: slot.room.id,
    state: lesson.isHoliday ? 'cancelled' : 'planned',
    cancelled_by: lesson.isHoliday ? 'holiday' : null,
    created_at: today,
    changed_at: today,
  }))
}

export const lessonColumns = {
  school_id: 'uuid',
  id: 'uuid',
  term_id: 'uuid',
  slot_id: 'uuid',
  planned_on: 'date',
  day: 'date',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  from_period: 'int',
  to_period: 'int',
  room_id: 'uuid',
  state: 'text',
  cancelled_by: 'text',
  created_at: 'timestamptz',
  changed_at: 'timestamptz',
} as const

export const lessonSectionColumns = { lesson_id: 'uuid', school_id: 'uuid', section_id: 'uuid' } as const
export const lessonTeacherColumns = { lesson_id: 'uuid', school_id: 'uuid', person_id: 'uuid' } as const
export const rosterColumns = {
  id: 'uuid',
  school_id: 'uuid',
  section_id: 'uuid',
  person_id: 'uuid',
  joined_on: 'date',
  created_at: 'timestamptz',
} as const

/** Sections, rosters, weekly times and lessons of the term. */
export const scheduleRows = (people: readonly DemoPerson[], today: Date) => {
  const taught = listTaught(people, today)
  const slots = planWeek(taught)
  const joined = firstMondayOf(today)
  const plan = planOf(today)
  const lessons = slots.flatMap((slot) => {
    const teacherId = personId(slot.taught.teacher)
    return lessonsOf(slot, plan, today).map((row) => ({ row, slot, teacherId }))
  })
  return {
    sections: taught.map((section) => sectionRow(section, today)),
    teachers: taught.map(({ id, teacher }) => ({ ...school, section_id: id, person_id: personId(teacher) })),
    roster: taught.flatMap(({ id, students }) =>
      students.map((number) => ({
        id: idOf('roster place', `${id} ${number}`),
        ...school,
        section_id: id,
        person_id: personId(number),
        joined_on: joined,
        created_at: today,
      })),
    ),
    slots: slots.map((slot) => slotRow(slot, today)),
    slotSections: slots.map((slot) => ({ ...school, slot_id: slotId(slot), section_id: slot.taught.id })),
    slotTeachers: slots.map((slot) => ({ ...school, slot_id: slotId(slot), person_id: personId(slot.taught.teacher) })),
    lessons: lessons.map(({ row }) => row),
    lessonSections: lessons.map(({ row, slot }) => ({ lesson_id: row.id, ...school, section_id: slot.taught.id })),
    lessonTeachers: lessons.map(({ row, teacherId }) => ({ lesson_id: row.id, ...school, person_id: teacherId })),
  }
}
