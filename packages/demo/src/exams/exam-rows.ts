import { seatCandidates } from '@campus/server/modules/exams/seats/seating.service.ts'
import { startOfDay } from '@campus/server/platform/time/zoned-day.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { dayOfTerm, termId } from '../schedule/demo-term.ts'
import { rooms } from '../schedule/rooms.ts'
import { listTaught, type Taught } from '../schedule/teaching.ts'
import { unitId } from '../school/unit-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'

const school = { school_id: demoUniversity.id }
const minutes = 120
/** What candidates are told: typed once, so that everybody can read it. */
export const examNotes = '携带学生证和计算器。Bring your student card and a calculator.'
const shownStudent = '100001'
const shownTeacher = 'T0001'

/** Next Saturday but one, when nothing is taught. */
const timeOf = (today: Date, hour: number) => new Date(startOfDay('Asia/Shanghai', dayOfTerm(today, 10, 6)).getTime() + hour * 3_600_000)

interface Midterm {
  readonly taught: Taught
  readonly startsAt: Date
  readonly roomCode: string
  readonly invigilators: readonly string[]
}

/** 林晓雨 writes two: 周明远 invigilates the one that he does not teach, and teaches the other. */
const midtermsOf = (taught: readonly Taught[], today: Date): Midterm[] => {
  const hers = taught.filter(({ students }) => students.includes(shownStudent))
  const his = hers.find(({ teacher }) => teacher === shownTeacher)
  const [, other] = hers.filter(({ teacher }) => teacher !== shownTeacher)
  const college = [...new Set(taught.filter(({ collegeCode }) => collegeCode === his?.collegeCode).map(({ teacher }) => teacher))]
  const free = college.filter((number) => number !== shownTeacher && number !== other?.teacher)
  return [
    ...(other ? [{ taught: other, startsAt: timeOf(today, 9), roomCode: 'A104', invigilators: [shownTeacher, free[0] ?? ''] }] : []),
    ...(his ? [{ taught: his, startsAt: timeOf(today, 14), roomCode: 'B103', invigilators: [free[0] ?? '', free[1] ?? ''] }] : []),
  ]
}

const examId = (kind: string, { id }: Taught) => idOf('exam', `${kind} ${id}`)
const sittingId = ({ taught }: Midterm) => idOf('sitting', taught.id)
const spanOf = ({ startsAt }: Midterm) => `[${startsAt.toISOString()},${new Date(startsAt.getTime() + minutes * 60_000).toISOString()})`

const examRow = (taught: Taught, kind: 'midterm' | 'final', today: Date) => ({
  ...school,
  id: examId(kind, taught),
  term_id: termId,
  course_id: taught.course.id,
  unit_id: unitId(taught.collegeCode),
  kind,
  minutes,
  papers: 2,
  created_at: today,
  changed_at: today,
})

const seatsOf = (midterm: Midterm, today: Date) => {
  const room = rooms.find(({ code }) => code === midterm.roomCode)
  const columns = (room?.seats ?? 0) > 60 ? 15 : 10
  const seatRoom = { sittingId: sittingId(midterm), rows: Math.ceil((room?.seats ?? 0) / columns), columns }
  const candidates = midterm.taught.students.map((number) => ({ personId: personId(number), classId: '' }))
  return (seatCandidates([seatRoom], candidates, 2) ?? []).map(({ personId, row, column, paper }) => ({
    ...school,
    id: idOf('seat', `${midterm.taught.id} ${personId}`),
    sitting_id: seatRoom.sittingId,
    exam_id: examId('midterm', midterm.taught),
    person_id: personId,
    seat_row: row,
    seat_column: column,
    paper,
    during: spanOf(midterm),
    created_at: today,
  }))
}

/** Finals that wait for times and rooms, so that a proposal has something to do. */
const finalsOf = (taught: readonly Taught[]) => {
  const college = taught.find(({ students }) => students.includes(shownStudent))?.collegeCode
  return taught.filter(({ collegeCode }) => collegeCode === college).slice(0, 24)
}

export const examRows = (people: readonly DemoPerson[], today: Date) => {
  const taught = listTaught(people, today)
  const [midterms, finals] = [midtermsOf(taught, today), finalsOf(taught)]
  return {
    exams: [
      ...midterms.map((midterm) => ({
        ...examRow(midterm.taught, 'midterm', today),
        notes: examNotes,
        starts_at: midterm.startsAt,
        is_fixed: true,
        state: 'published' as const,
        published_at: today,
      })),
      ...finals.map((one) => ({
        ...examRow(one, 'final', today),
        notes: '',
        starts_at: null,
        is_fixed: false,
        state: 'draft' as const,
        published_at: null,
      })),
    ],
    sections: [
      ...midterms.map(({ taught: one }) => ({ ...school, exam_id: examId('midterm', one), section_id: one.id })),
      ...finals.map((one) => ({ ...school, exam_id: examId('final', one), section_id: one.id })),
    ],
    sittings: midterms.map((midterm) => ({
      ...school,
      id: sittingId(midterm),
      exam_id: examId('midterm', midterm.taught),
      room_id: rooms.find(({ code }) => code === midterm.roomCode)?.id ?? '',
      during: spanOf(midterm),
      created_at: today,
    })),
    seats: midterms.flatMap((midterm) => seatsOf(midterm, today)),
    duties: midterms.flatMap((midterm) =>
      midterm.invigilators.map((number) => ({
        ...school,
        id: idOf('duty', `${midterm.taught.id} ${number}`),
        sitting_id: sittingId(midterm),
        person_id: personId(number),
        confirmed_at: number === shownTeacher ? null : today,
        created_at: today,
      })),
    ),
  }
}
