import { randomUUID } from 'node:crypto'
import type { GivenTo } from '@campus/contract/call.ts'
import { saveExam } from '@campus/contract/exams/console.ts'
import { dayAfter } from '../platform/time/zoned-day.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import { makeRoom, openTerm, todayAt } from './schedule.ts'
import type { TestCampus } from './test-campus.ts'

/** A term whose two rooms have seats, three teachers who may invigilate, and an exam of its section tomorrow at ten. */
export const openExams = async (campus: TestCampus) => {
  const { sql } = campus.base
  const term = await openTerm(campus)
  const { schoolId, college, section, manager, room, otherRoom } = term
  const ask = asker(campus.url)
  await sql.updateTable('room').set({ seat_rows: 2, seat_columns: 3 }).where('id', 'in', [room.id, otherRoom.id]).execute()
  const third = await enter(campus, { schoolId, kind: 'teacher', name: '陈同' })
  await sql.updateTable('person').set({ org_unit_id: college }).where('id', '=', third.person.id).execute()
  const startsAt = new Date(todayAt(campus, '10:00').getTime() + 86_400_000)
  const exam = (more: Partial<GivenTo<typeof saveExam>> = {}): GivenTo<typeof saveExam> => ({
    sectionIds: [section.id],
    kind: 'final',
    minutes: 120,
    papers: 2,
    startsAt: startsAt.toISOString(),
    sittings: [{ roomId: room.id, invigilatorIds: [term.colleague.person.id, third.person.id] }],
    ...more,
  })
  const save = async (more: Partial<GivenTo<typeof saveExam>> = {}) => ask(saveExam, exam(more), { ...manager, key: randomUUID() })
  const today = new Date(todayAt(campus, '12:00')).toISOString().slice(0, 10)
  return { ...term, ask, third, startsAt, save, today, tomorrow: dayAfter(today), smallRoom: () => makeRoom(campus, schoolId, 2) }
}
