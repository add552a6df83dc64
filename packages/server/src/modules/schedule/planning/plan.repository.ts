import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const slotColumns = [
  'slot.id',
  'slot.school_id',
  'slot.term_id',
  'slot.weekday',
  'slot.weeks',
  'slot.from_period',
  'slot.to_period',
  'slot.room_id',
] as const

const slots = (sql: Sql) =>
  sql
    .selectFrom('slot')
    .select(slotColumns)
    .select([
      fragment<string | null>`to_char(slot.starts, 'HH24:MI')`.as('starts'),
      fragment<string | null>`to_char(slot.ends, 'HH24:MI')`.as('ends'),
      fragment<string[]>`array(select section_id from slot_section where slot_id = slot.id order by section_id)`.as('section_ids'),
      fragment<string[]>`array(select person_id from slot_teacher where slot_id = slot.id order by person_id)`.as('teacher_ids'),
    ])

export type SlotRow = Awaited<ReturnType<typeof listSlotsOfTerm>>[number]

export const listSlotsOfTerm = (sql: Sql, termId: string) => slots(sql).where('slot.term_id', '=', termId).orderBy('slot.id').execute()

export const findSlot = (sql: Sql, schoolId: string, id: string) =>
  slots(sql).where('slot.school_id', '=', schoolId).where('slot.id', '=', id).executeTakeFirst()

/** The lessons of weekly times as they are, with those that no plan may touch any more. */
export const listPlanned = (sql: Sql, slotIds: readonly string[]) =>
  sql
    .selectFrom('lesson')
    .where('slot_id', 'in', fragment<string>`(select unnest(${slotIds}::uuid[]))`)
    .select([
      'id',
      'slot_id',
      'is_repeated',
      'starts_at',
      'ends_at',
      'from_period',
      'to_period',
      'room_id',
      'state',
      'cancelled_by',
      'is_fixed',
    ])
    .select([
      fragment<string>`planned_on::text`.as('planned_on'),
      fragment<string>`day::text`.as('day'),
      fragment<string[]>`array(select person_id from lesson_teacher where lesson_id = lesson.id order by person_id)`.as('teacher_ids'),
      fragment<string[]>`array(select section_id from lesson_section where lesson_id = lesson.id order by section_id)`.as('section_ids'),
    ])
    .execute()
export type PlannedRow = Awaited<ReturnType<typeof listPlanned>>[number]

/** A lesson as the plan wants it. */
export interface WantedLesson {
  readonly day: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly fromPeriod: number | null
  readonly toPeriod: number | null
  readonly roomId: string | null
  readonly cancelledBy: 'holiday' | 'plan' | null
}

export interface NewLesson extends WantedLesson {
  readonly schoolId: string
  readonly termId: string
  readonly slotId: string
  readonly plannedOn: string
  readonly isRepeated: boolean
  readonly sectionIds: readonly string[]
  readonly teacherIds: readonly string[]
}

const columnsOf = (lessons: readonly WantedLesson[]) => ({
  days: lessons.map(({ day }) => day),
  starts: lessons.map(({ startsAt }) => startsAt.toISOString()),
  ends: lessons.map(({ endsAt }) => endsAt.toISOString()),
  froms: lessons.map(({ fromPeriod }) => fromPeriod),
  tos: lessons.map(({ toPeriod }) => toPeriod),
  rooms: lessons.map(({ roomId }) => roomId),
  causes: lessons.map(({ cancelledBy }) => cancelledBy),
})

/** In one statement, so that lessons may take each other's places. */
export const updateLessons = async (sql: Sql, lessons: readonly (WantedLesson & { readonly id: string })[], now: Date) => {
  const { days, starts, ends, froms, tos, rooms, causes } = columnsOf(lessons)
  await fragment`update lesson set day = wanted.day, starts_at = wanted.starts_at, ends_at = wanted.ends_at,
      from_period = wanted.from_period, to_period = wanted.to_period, room_id = wanted.room_id,
      state = case when wanted.cancelled_by is null then 'planned' else 'cancelled' end, cancelled_by = wanted.cancelled_by,
      changes = changes + 1, changed_at = ${now}
    from unnest(${lessons.map(({ id }) => id)}::uuid[], ${days}::date[], ${starts}::timestamptz[], ${ends}::timestamptz[],
      ${froms}::int[], ${tos}::int[], ${rooms}::uuid[], ${causes}::text[])
      as wanted (id, day, starts_at, ends_at, from_period, to_period, room_id, cancelled_by)
    where lesson.id = wanted.id`.execute(sql)
}

export const insertLessons = async (sql: Sql, lessons: readonly NewLesson[], now: Date) => {
  const { days, starts, ends, froms, tos, rooms, causes } = columnsOf(lessons)
  const { rows } = await fragment<{
    id: string
    slot_id: string
  }>`insert into lesson (school_id, term_id, slot_id, planned_on, is_repeated, day, starts_at,
      ends_at, from_period, to_period, room_id, state, cancelled_by, created_at, changed_at)
    select school_id, term_id, slot_id, planned_on, is_repeated, day, starts_at, ends_at, from_period, to_period, room_id,
      case when cancelled_by is null then 'planned' else 'cancelled' end, cancelled_by, ${now}, ${now}
    from unnest(${lessons.map(({ schoolId }) => schoolId)}::uuid[], ${lessons.map(({ termId }) => termId)}::uuid[],
      ${lessons.map(({ slotId }) => slotId)}::uuid[], ${lessons.map(({ plannedOn }) => plannedOn)}::date[],
      ${lessons.map(({ isRepeated }) => isRepeated)}::bool[], ${days}::date[], ${starts}::timestamptz[], ${ends}::timestamptz[],
      ${froms}::int[], ${tos}::int[], ${rooms}::uuid[], ${causes}::text[])
      as wanted (school_id, term_id, slot_id, planned_on, is_repeated, day, starts_at, ends_at, from_period, to_period, room_id, cancelled_by)
    returning id, slot_id`.execute(sql)
  return rows
}

export interface Belonging {
  readonly lessonId: string
  readonly schoolId: string
  readonly otherId: string
}

const tables = { lesson_section: 'section_id', lesson_teacher: 'person_id' } as const

export const addToLessons = async (sql: Sql, table: keyof typeof tables, rows: readonly Belonging[]) => {
  if (rows.length === 0) return
  await fragment`insert into ${fragment.table(table)} (lesson_id, school_id, ${fragment.ref(tables[table])})
    select * from unnest(${rows.map(({ lessonId }) => lessonId)}::uuid[], ${rows.map(({ schoolId }) => schoolId)}::uuid[],
      ${rows.map(({ otherId }) => otherId)}::uuid[])`.execute(sql)
}

export const takeFromLessons = async (sql: Sql, table: keyof typeof tables, rows: readonly Belonging[]) => {
  if (rows.length === 0) return
  await fragment`delete from ${fragment.table(table)} using unnest(${rows.map(({ lessonId }) => lessonId)}::uuid[],
      ${rows.map(({ otherId }) => otherId)}::uuid[]) as gone (lesson_id, other_id)
    where ${fragment.table(table)}.lesson_id = gone.lesson_id and ${fragment.ref(tables[table])} = gone.other_id`.execute(sql)
}
