import { createHash } from 'node:crypto'
import type { DemoBaseContext } from '@campus/server/demo/demo-school.ts'
import { rollKeyPlace } from '@campus/server/modules/attendance/rolls/roll-key.ts'
import { insertRows } from '../demo.repository.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import {
  addAbsencesInARow,
  addAttendance,
  addAttendanceEvents,
  addLeave,
  addLeaveEvents,
  addSigningOut,
  addSigns,
  listHeldLessons,
  listOwnAbsences,
} from './attendance.repository.ts'
import { fillWarnings } from './fill-warnings.ts'
import { handlingTexts } from './warning-texts.ts'

const school = { school_id: demoUniversity.id }
const teacher = 'T0001'
const student = '100001'

/** What people wrote, in their own words. */
const objectionText = '当时我坐在最后一排，手机没有信号，请核实。'
export const attendanceTexts = [objectionText, ...handlingTexts]

const rollCallRow = (
  { id, teacher_id, starts_at, ends_at }: Awaited<ReturnType<typeof listHeldLessons>>[number],
  secretBox: DemoBaseContext['secretBox'],
) => {
  const digest = createHash('sha256').update(`roll ${id}`).digest()
  return {
    ...school,
    lesson_id: id,
    opened_by: teacher_id,
    opened_at: new Date(starts_at.getTime() - 300_000),
    key_since: new Date(starts_at.getTime() - 300_000),
    closed_at: new Date(Math.min(starts_at.getTime() + 1_800_000, ends_at.getTime())),
    tag: digest.toString('hex').slice(0, 16),
    key_encrypted: secretBox.encrypt(digest.toString('base64url'), rollKeyPlace(id)),
  }
}

/** Every eighth section, and all of the teacher and the student who are shown: a first start is not much longer for it. */
const callsTheRoll = ({ section_id, teacher_id, is_of_student }: Awaited<ReturnType<typeof listHeldLessons>>[number]) =>
  teacher_id === personId(teacher) || is_of_student || Number.parseInt(section_id.slice(-1), 16) % 8 === 0

/** Eight weeks of attendance in the sections whose teachers call the roll, with leave, signing out, the warnings that follow and an objection to decide. */
export const fillAttendance = async (
  { sql, secretBox }: Pick<DemoBaseContext, 'sql' | 'secretBox'>,
  people: readonly DemoPerson[],
  today: Date,
) => {
  const held = new Map((await listHeldLessons(sql, today, personId(student))).filter(callsTheRoll).map((lesson) => [lesson.id, lesson]))
  await insertRows(
    sql,
    'roll_call',
    [...held.values()].map((lesson) => rollCallRow(lesson, secretBox)),
  )
  await addAttendance(sql)
  await addAbsencesInARow(sql, personId(teacher), personId(student))
  await addSigningOut(sql, personId(teacher))
  await addLeave(sql)
  await addSigns(sql, personId(teacher))
  await addAttendanceEvents(sql)
  await addLeaveEvents(sql)
  await fillWarnings(sql, people, today)
  const [absence] = await listOwnAbsences(sql, personId(teacher))
  if (absence)
    await insertRows(sql, 'objection', [{ ...school, ...absence, text: objectionText, created_at: new Date(today.getTime() - 3_600_000) }])
}
