import type { NewRow, Sql } from '@campus/server/platform/db/sql.ts'
import { insertRows } from '../demo.repository.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt, idOf } from '../seed.ts'
import { dayOfTerm, termId } from './demo-term.ts'
import { rooms } from './rooms.ts'
import type { scheduleRows } from './schedule-rows.ts'

type Rows = ReturnType<typeof scheduleRows>
type Lesson = Rows['lessons'][number]

const school = { school_id: demoUniversity.id }
const [asker, manager] = [personId('T0001'), personId('T0003')]
/** What teachers and those who decide wrote. */
export const changeTexts = {
  repair: '投影仪维修 Projector under repair',
  conference: '学术会议 Conference',
  research: '外出调研 Field work',
  tooOften: '本周已停课一次，请安排补课。',
  checkUp: '体检 Medical check-up',
  contest: '带队竞赛 Student contest',
}

const hour = 3_600_000
const nextWeek = 10

/** Held from the next week on, by who gives them. */
const lessonsAhead = ({ lessons, lessonTeachers }: Rows, today: Date) => {
  const teacherOf = new Map(lessonTeachers.map(({ lesson_id, person_id }) => [lesson_id, person_id]))
  const ahead = lessons
    .filter(({ state, day }) => state === 'planned' && day >= dayOfTerm(today, nextWeek, 1))
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime() || (one.id < other.id ? -1 : 1))
  return { ahead, byTeacher: Map.groupBy(ahead, ({ id }) => teacherOf.get(id) ?? '') }
}

/** A room that nobody has then, not smaller than the lesson's own. */
const freeRoom = (ahead: readonly Lesson[], lesson: Lesson) => {
  const own = rooms.find(({ id }) => id === lesson.room_id)
  const taken = new Set(ahead.filter(({ starts_at }) => starts_at.getTime() === lesson.starts_at.getTime()).map(({ room_id }) => room_id))
  return rooms.find(({ id, kind, seats }) => kind === own?.kind && seats >= own.seats && !taken.has(id))?.id ?? lesson.room_id
}

/** Another teacher of the same sections' college, with a lesson at which the asker is free. */
const findColleague = ({ sections, lessonSections }: Rows, byTeacher: ReadonlyMap<string, readonly Lesson[]>) => {
  const unitOfSection = new Map(sections.map(({ id, unit_id }) => [id, unit_id]))
  const unitOf = new Map(lessonSections.map(({ lesson_id, section_id }) => [lesson_id, unitOfSection.get(section_id)]))
  const own = byTeacher.get(asker) ?? []
  const busy = new Set(own.map(({ starts_at }) => starts_at.getTime()))
  for (const [teacherId, lessons] of byTeacher) {
    if (teacherId === asker || teacherId === manager) continue
    const lesson = lessons.find(({ id, starts_at }) => unitOf.get(id) === unitOf.get(own[0]?.id ?? '') && !busy.has(starts_at.getTime()))
    if (lesson) return { teacherId, lesson }
  }
  return undefined
}

type Change = NewRow<'lesson_change'>
type DemoChange = Partial<Change> &
  Pick<Change, 'kind' | 'reason' | 'state'> & {
    readonly lesson: Lesson
    readonly teacherId?: string
    readonly after?: { readonly roomId?: string; readonly teacherIds?: readonly string[]; readonly isHeld?: boolean }
  }

const partRow = ({ lesson, after = {} }: DemoChange, changeId: string, teacherIds: readonly string[]): NewRow<'lesson_change_part'> => {
  const { id, day, starts_at, ends_at, from_period, to_period, room_id } = lesson
  return {
    ...school,
    id: idOf('lesson change part', changeId),
    change_id: changeId,
    lesson_id: id,
    seen_changes: 0,
    before_day: day,
    before_starts_at: starts_at,
    before_ends_at: ends_at,
    before_room_id: room_id,
    before_teacher_ids: [...teacherIds],
    before_is_held: true,
    day,
    starts_at,
    ends_at,
    from_period,
    to_period,
    room_id: after.roomId ?? room_id,
    teacher_ids: [...(after.teacherIds ?? teacherIds)],
    is_held: after.isHeld ?? true,
  }
}

const demoChanges = (rows: Rows, today: Date): DemoChange[] => {
  const { ahead, byTeacher } = lessonsAhead(rows, today)
  const [moved, cancelled, refused, withdrawn] = byTeacher.get(asker) ?? []
  const colleague = findColleague(rows, byTeacher)
  const decided = (hours: number) => {
    const at = new Date(today.getTime() - hours * hour)
    return { decided_by: manager, decided_at: at, ended_at: at }
  }
  return [
    ...(moved
      ? [
          {
            kind: 'room' as const,
            reason: changeTexts.repair,
            state: 'approved' as const,
            lesson: moved,
            after: { roomId: freeRoom(ahead, moved) },
            ...decided(20),
          },
        ]
      : []),
    ...(cancelled
      ? [
          {
            kind: 'cancel' as const,
            reason: changeTexts.conference,
            state: 'waiting_manager' as const,
            lesson: cancelled,
            after: { isHeld: false },
          },
        ]
      : []),
    ...(refused
      ? [
          {
            kind: 'cancel' as const,
            reason: changeTexts.research,
            state: 'refused' as const,
            notes: changeTexts.tooOften,
            lesson: refused,
            after: { isHeld: false },
            ...decided(44),
          },
        ]
      : []),
    ...(withdrawn
      ? [
          {
            kind: 'cancel' as const,
            reason: changeTexts.checkUp,
            state: 'withdrawn' as const,
            lesson: withdrawn,
            after: { isHeld: false },
            ended_at: new Date(today.getTime() - 60 * hour),
          },
        ]
      : []),
    ...(colleague
      ? [
          {
            kind: 'substitute' as const,
            reason: changeTexts.contest,
            state: 'waiting_colleague' as const,
            lesson: colleague.lesson,
            teacherId: colleague.teacherId,
            colleague_id: asker,
            after: { teacherIds: [asker] },
          },
        ]
      : []),
  ]
}

/** A few changes of lessons in several states; the approved one holds already. */
export const fillChanges = async (sql: Sql, rows: Rows, today: Date) => {
  const changes: Change[] = []
  const parts: NewRow<'lesson_change_part'>[] = []
  for (const [index, change] of demoChanges(rows, today).entries()) {
    const { lesson, teacherId = asker, after, ...row } = change
    const createdAt = new Date(today.getTime() - (24 * (index + 1) + 2) * hour)
    const id = idAt('lesson change', row.kind + lesson.id, createdAt)
    changes.push({ ...school, ...row, id, term_id: termId, lesson_id: lesson.id, person_id: teacherId, created_at: createdAt })
    parts.push(partRow(change, id, [teacherId]))
    if (row.state === 'approved' && after?.roomId !== undefined)
      await sql
        .updateTable('lesson')
        .set({ room_id: after.roomId, is_fixed: true, changes: 1, changed_at: row.decided_at ?? today })
        .where('id', '=', lesson.id)
        .execute()
  }
  await insertRows(sql, 'lesson_change', changes)
  await insertRows(sql, 'lesson_change_part', parts)
}

const sharedDays = 40

/** 林建国 sees what 林晓雨 shares. */
export const shareRows = (today: Date): NewRow<'share'>[] => {
  const at = new Date(today.getTime() - sharedDays * 24 * hour)
  return [
    {
      ...school,
      id: idAt('share', '100001 F0001', at),
      student_id: personId('100001'),
      person_id: personId('F0001'),
      kinds: ['timetable', 'exams', 'attendance', 'warnings'],
      expires_at: at,
      accepted_at: at,
      created_at: at,
    },
  ]
}
