import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import {
  consoleExam,
  consoleExams,
  examChoices,
  examPaper,
  type LessonClashes,
  planExamSeats,
  proposeExams,
  publishExams,
} from '@campus/contract/exams/console.ts'
import { examSeats, ownExams } from '@campus/contract/exams/exams.ts'
import { checkInCandidate, confirmInvigilation, freeColleagues, ownInvigilations } from '@campus/contract/exams/invigilations.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { findClashes } from '@campus/contract/schedule/console/slots.ts'
import { acceptShare, endShare, openShare } from '@campus/contract/schedule/shares.ts'
import { ownTimetable } from '@campus/contract/schedule/timetable.ts'
import { changeSchoolSettings } from '@campus/contract/school/console/settings.ts'
import { sql as fragment } from 'kysely'
import { runText } from '../../platform/db/sql.ts'
import { dayAfter, dayIn } from '../../platform/time/zoned-day.ts'
import { fetchCall } from '../../testing/ask.ts'
import { comeBack, enter } from '../../testing/enter.ts'
import { eventually } from '../../testing/eventually.ts'
import { openExams } from '../../testing/exams.ts'
import { makeSection } from '../../testing/schedule.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { waitingFor } from '../../testing/waiting.ts'

const campus = useTestCampus()

const openPublished = async () => {
  const exams = await openExams(campus())
  const id = (await exams.save()).data.id
  await exams.ask(planExamSeats, { examId: id, action: 'plan' }, exams.manager)
  await exams.ask(publishExams, { ids: [id] }, exams.manager)
  return { ...exams, id }
}

/** What a person decided about a warning for missed lessons. */
const bar = async ({ schoolId, term, section, manager }: Awaited<ReturnType<typeof openExams>>, personId: string) => {
  const now = campus().clock.now()
  const decided = { handling: 'barred', handled_by: manager.person.id, handled_at: now } as const
  await campus()
    .base.sql.insertInto('warning')
    .values({
      school_id: schoolId,
      term_id: term.id,
      section_id: section.id,
      person_id: personId,
      kind: 'missed_second',
      ...decided,
      measured: 0.4,
      threshold: 0.33,
      raised_at: now,
    })
    .execute()
}

test('an exam is planned, seated and published; candidates see their seat, and nobody else by name', async () => {
  const exams = await openExams(campus())
  const { ask, save, manager, admin, students, teacher, colleague, schoolId, room } = exams
  const { id } = (await save()).data
  const [student, other] = students
  assert.equal((await ask(publishExams, { ids: [id] }, manager)).error, 'exam_seats_missing')
  const { sql } = campus().base
  const { person: late } = students[2]
  await bar(exams, late.id)
  const seatAll = async () => (await ask(planExamSeats, { examId: id, action: 'plan' }, manager)).data.seated
  assert.equal(await seatAll(), 2)
  await sql.updateTable('warning').set({ withdrawn_at: campus().clock.now() }).where('person_id', '=', late.id).execute()
  assert.equal(await seatAll(), 3)
  const need = { examId: id, action: 'need', number: student.person.number, extraMinutes: 30, needs: '延长时间' } as const
  assert.equal((await ask(planExamSeats, need, manager)).code, 200)
  assert.deepEqual((await ask(ownExams, {}, student)).data, [])
  const both = await Promise.all([manager, admin].map((who) => ask(publishExams, { ids: [id] }, who)))
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'exam_fixed'])
  const [own] = (await ask(ownExams, {}, student)).data
  assert.deepEqual(
    [own?.seat?.room.id, own?.seat?.needs, Date.parse(own?.seat?.endsAt ?? '') - Date.parse(own?.endsAt ?? '')],
    [room.id, '延长时间', 1_800_000],
  )
  const seen = (await ask(examSeats, { id }, other)).data.sittings.flatMap(({ seats }) => seats)
  assert.deepEqual([seen.length, seen.filter(({ isMine }) => isMine).length], [3, 1])
  assert.ok(seen.every(({ person, needs }) => person === null && needs === ''))
  const named = (await ask(examSeats, { id }, colleague)).data.sittings[0]?.seats ?? []
  assert.ok(named.every(({ person }) => person !== null) && named.some(({ needs }) => needs === '延长时间'))
  const taught = (await ask(examSeats, { id }, teacher)).data.sittings.flatMap(({ seats }) => seats)
  assert.deepEqual([taught.length, taught.every(({ person, needs }) => person !== null && needs === '')], [3, true])
  assert.match((await ask(ownMessages, { group: 'study' }, student)).data.rows[0]?.title ?? '', /期末考试安排已发布/)
  const stranger = await enter(campus(), { schoolId })
  for (const who of [stranger, await enter(campus())]) {
    assert.equal((await ask(examSeats, { id }, who)).error, 'not_found')
    assert.deepEqual((await ask(ownExams, {}, who)).data, [])
  }
  const family = await enter(campus(), { schoolId, kind: 'family' })
  const studentId = student.person.id
  assert.equal((await ask(ownExams, { studentId }, family)).error, 'not_found')
  const { code, id: shareId } = (await ask(openShare, { kinds: ['exams'] }, student)).data
  await ask(acceptShare, { code }, family)
  const [shared] = (await ask(ownExams, { studentId }, family)).data
  assert.deepEqual([shared?.seat?.row, shared?.seat?.needs, shared?.seat?.endsAt], [own?.seat?.row, '', own?.endsAt])
  const marked = (await ask(examSeats, { id, studentId }, family)).data.sittings[0]?.seats.find(({ isMine }) => isMine)
  assert.deepEqual([marked?.row, marked?.needs, marked?.person], [own?.seat?.row, '', null])
  await ask(endShare, { id: shareId }, student)
  assert.equal((await ask(ownExams, { studentId }, family)).error, 'not_found')
  assert.equal((await ask(examSeats, { id, studentId }, family)).error, 'not_found')
  assert.equal((await save({ id })).error, 'exam_fixed')
  const day = dayIn('Asia/Shanghai', new Date(own?.startsAt ?? ''))
  const entries = async (who: { token: string }, more = {}) =>
    (await ask(ownTimetable, { from: day, to: day, ...more }, who)).data?.entries.map(({ kind, endsAt }) => `${kind} ${endsAt}`)
  assert.deepEqual(await entries(student), [`exam ${own?.seat?.endsAt}`])
  assert.deepEqual(await entries(other), [`exam ${own?.endsAt}`])
  assert.deepEqual(await entries(colleague), [`duty ${own?.seat?.endsAt}`])
  assert.equal((await ask(ownTimetable, { from: day, to: day, studentId }, family)).error, 'not_found')
  const wider = (await ask(openShare, { kinds: ['timetable'] }, student)).data
  await ask(acceptShare, { code: wider.code }, family)
  assert.deepEqual(await entries(family, { studentId }), [])
  const widest = (await ask(openShare, { kinds: ['timetable', 'exams'] }, student)).data
  await ask(acceptShare, { code: widest.code }, family)
  assert.deepEqual(await entries(family, { studentId }), [`exam ${own?.endsAt}`])
  for (const kind of ['door', 'seats', 'sign'] as const) {
    const paper = await fetchCall(campus().url, examPaper, { id, kind }, { token: manager.token })
    assert.deepEqual([paper.headers.get('content-type'), (await paper.text()).slice(0, 5)], ['application/pdf', '%PDF-'])
  }
})

test('who is barred after the seats were planned has none when the exam is published; barred later, they are not checked in', async () => {
  const exams = await openExams(campus())
  const { ask, save, manager, students, colleague, startsAt } = exams
  const { id } = (await save()).data
  const [, second, third] = students
  await ask(planExamSeats, { examId: id, action: 'plan' }, manager)
  await bar(exams, third.person.id)
  assert.equal((await ask(publishExams, { ids: [id] }, manager)).code, 200)
  const seats = async () => (await ask(consoleExam, { id }, manager)).data.plan[0]?.seats ?? []
  assert.deepEqual([(await seats()).length, (await ask(ownExams, {}, third)).data], [2, []])
  assert.deepEqual((await ask(ownMessages, { group: 'study' }, third)).data.rows, [])
  const add = { examId: id, action: 'add', number: third.person.number } as const
  assert.equal((await ask(planExamSeats, add, manager)).error, 'exam_person_barred')
  await bar(exams, second.person.id)
  const [own] = (await ask(ownExams, {}, second)).data
  assert.deepEqual([own?.seat, own?.isBarred], [null, true])
  assert.equal((await ask(examSeats, { id }, second)).error, 'not_found')
  const day = dayIn('Asia/Shanghai', startsAt)
  assert.deepEqual((await ask(ownTimetable, { from: day, to: day }, second)).data.entries, [])
  const barred = (await seats()).filter(({ isBarred }) => isBarred)
  assert.deepEqual(
    barred.map(({ person }) => person?.id),
    [second.person.id],
  )
  campus().clock.advance((startsAt.getTime() - campus().clock.now().getTime()) / 1000)
  const onDuty = await comeBack(campus(), colleague)
  const checkIn = async (attendance: 'present' | 'absent') =>
    (await ask(checkInCandidate, { seatId: barred[0]?.id ?? '', attendance }, onDuty)).error
  assert.deepEqual([await checkIn('present'), await checkIn('absent')], ['exam_person_barred', undefined])
  await campus().base.sql.updateTable('warning').set({ handling: 'talked' }).where('person_id', '=', second.person.id).execute()
  assert.equal(await checkIn('present'), undefined)
})

test('rooms, invigilators and candidates are never in two places, and one invigilator does not teach the course', async () => {
  const exams = await openExams(campus())
  const { ask, save, manager, teacher, colleague, third, otherRoom, startsAt, lesson, college, schoolId, term, students, section } = exams
  const { id } = (await save()).data
  const elsewhere = { sittings: [{ roomId: otherRoom.id, invigilatorIds: [] }] }
  assert.equal((await save()).error, 'exam_busy')
  const second = (await save(elsewhere)).data.id
  assert.equal((await ask(planExamSeats, { examId: id, action: 'plan' }, manager)).code, 200)
  assert.equal((await ask(planExamSeats, { examId: second, action: 'plan' }, manager)).error, 'exam_candidate_busy')
  const teaching = new Date(startsAt.getTime() + 86_400_000)
  await lesson(teaching)
  const then = { startsAt: teaching.toISOString() }
  assert.equal((await save({ ...then, sittings: [{ roomId: otherRoom.id, invigilatorIds: [teacher.person.id] }] })).error, 'exam_busy')
  assert.equal((await save({ ...then, startsAt: null })).error, 'exam_time_missing')
  const foreign = await openExams(campus())
  assert.equal((await save({ sectionIds: [foreign.section.id] })).error, 'exam_sections_wrong')
  assert.equal((await save({ ...then, sittings: [{ roomId: foreign.room.id }] })).error, 'exam_room_wrong')
  const other = await makeSection(campus(), { schoolId, termId: term.id, unitId: college, teacherIds: [third.person.id] })
  assert.equal((await save({ sectionIds: [other.id, foreign.section.id] })).error, 'exam_sections_wrong')
  assert.equal((await ask(consoleExam, { id }, foreign.manager)).error, 'not_found')
  assert.equal((await ask(consoleExam, { id }, students[0])).error, 'forbidden')
  const during = { ...then, clashReason: '当天停课' }
  const alone = (await save({ ...during, sittings: [{ roomId: otherRoom.id, invigilatorIds: [colleague.person.id] }] })).data.id
  await ask(planExamSeats, { examId: alone, action: 'plan' }, manager)
  assert.equal((await ask(publishExams, { ids: [alone] }, manager)).error, 'exam_invigilators_missing')
  const { sql } = campus().base
  const teaches = { school_id: schoolId, section_id: section.id, person_id: colleague.person.id, position: 5 }
  await sql.insertInto('section_teacher').values(teaches).execute()
  const staff = [{ roomId: otherRoom.id, invigilatorIds: [teacher.person.id, colleague.person.id] }]
  const taught = (await save({ startsAt: new Date(startsAt.getTime() + 2 * 86_400_000).toISOString(), sittings: staff })).data.id
  await ask(planExamSeats, { examId: taught, action: 'plan' }, manager)
  assert.equal((await ask(publishExams, { ids: [taught] }, manager)).error, 'exam_course_teachers')
})

test('of late candidates at once each takes a free seat of their own until there is none, and nobody moves', async () => {
  const { ask, id, manager, schoolId } = await openPublished()
  const before = (await ask(consoleExam, { id }, manager)).data.plan[0]?.seats ?? []
  const late = await Promise.all([1, 2, 3, 4, 5].map(() => enter(campus(), { schoolId })))
  const answers = await Promise.all(
    late.map(({ person }) => ask(planExamSeats, { examId: id, action: 'add', number: person.number }, manager)),
  )
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'done', 'done', 'exam_full', 'exam_full'])
  const after = (await ask(consoleExam, { id }, manager)).data.plan[0]?.seats ?? []
  assert.equal(new Set(after.map(({ row, column }) => `${row} ${column}`)).size, 6)
  for (const { person, row, column } of before)
    assert.ok(after.some((seat) => seat.person?.id === person?.id && seat.row === row && seat.column === column))
  const papers = new Map(after.map(({ row, column, paper }) => [`${row} ${column}`, paper]))
  assert.ok(
    after.every(({ row, column, paper }) => papers.get(`${row} ${column + 1}`) !== paper && papers.get(`${row + 1} ${column}`) !== paper),
  )
  assert.equal((await ask(planExamSeats, { examId: id, action: 'add', number: 'nobody' }, manager)).error, 'exam_person_unknown')
})

test('a late candidate of a published exam is seated only in a room that has its invigilators', async () => {
  const { ask, save, manager, admin, colleague, third, schoolId, room, otherRoom } = await openExams(campus())
  const staffed = (roomId: string, staff: readonly (typeof manager)[]) => ({ roomId, invigilatorIds: staff.map(({ person }) => person.id) })
  const sittings = [staffed(room.id, [colleague, third]), staffed(otherRoom.id, [manager, admin])]
  const { id } = (await save({ sittings })).data
  await ask(planExamSeats, { examId: id, action: 'plan' }, manager)
  await ask(publishExams, { ids: [id] }, manager)
  const seatsIn = async () =>
    (await ask(consoleExam, { id }, manager)).data.plan.map((sitting) => [sitting.id, sitting.seats.length] as const)
  const [empty = ''] = (await seatsIn()).find(([, seats]) => seats === 0) ?? []
  await campus().base.sql.deleteFrom('duty').where('sitting_id', '=', empty).execute()
  const add = async () => {
    const { person } = await enter(campus(), { schoolId })
    return (await ask(planExamSeats, { examId: id, action: 'add', number: person.number }, manager)).error
  }
  assert.deepEqual([await add(), await add(), await add(), await add()], [undefined, undefined, undefined, 'exam_invigilators_missing'])
  assert.deepEqual(new Map(await seatsIn()).get(empty), 0)
})

test('a duty is confirmed or taken over by a free colleague, and candidates are checked in around the exam alone', async () => {
  const { ask, id, colleague, third, teacher, manager, students, startsAt, schoolId, college } = await openPublished()
  const colleagues = `insert into person (school_id, kind, number, name, org_unit_id) select $1, 'teacher', 'N' || n, '0' || n, $2 from generate_series(1, 120) as n`
  await runText(campus().base.sql, colleagues, [schoolId, college])
  const [duty] = (await ask(ownInvigilations, {}, colleague)).data
  const dutyId = duty?.id ?? ''
  assert.deepEqual([duty?.exam.id, duty?.confirmedAt, duty?.colleagues], [id, null, ['陈同']])
  const toConfirm = async (who: typeof colleague) => (await waitingFor(campus(), who))['invigilations']
  assert.equal(await toConfirm(colleague), 1)
  assert.equal((await ask(confirmInvigilation, { id: dutyId, action: 'confirm' }, colleague)).code, 200)
  assert.equal((await ask(confirmInvigilation, { id: dutyId, action: 'confirm' }, teacher)).error, 'not_found')
  const free = new Set((await ask(freeColleagues, { id: dutyId }, colleague)).data.map((one) => one.id))
  assert.deepEqual([free.has(third.person.id), free.has(manager.person.id)], [false, true])
  const offer = (personId: string) => ask(confirmInvigilation, { id: dutyId, action: 'offer', personId }, colleague)
  assert.equal((await offer(third.person.id)).error, 'exam_person_busy')
  assert.equal((await offer(manager.person.id)).code, 200)
  assert.equal((await ask(ownInvigilations, {}, manager)).data[0]?.isOffer, true)
  assert.deepEqual([await toConfirm(colleague), await toConfirm(manager)], [undefined, 1])
  const both = await Promise.all(
    [manager, colleague].map((who, at) => ask(confirmInvigilation, { id: dutyId, action: at ? 'take_back' : 'accept' }, who)),
  )
  assert.equal(both.filter(({ error }) => error === undefined).length, 1, 'an offer is accepted or taken back, never both')
  const seat = (await ask(consoleExam, { id }, manager)).data.plan[0]?.seats[0]
  const checkIn = async (who: typeof third) => (await ask(checkInCandidate, { seatId: seat?.id ?? '', attendance: 'present' }, who)).error
  assert.equal(await checkIn(third), 'exam_check_in_closed')
  assert.equal(await checkIn(teacher), 'not_found')
  campus().clock.advance((startsAt.getTime() - campus().clock.now().getTime()) / 1000 - 600)
  const onDuty = await comeBack(campus(), third)
  assert.equal(await checkIn(onDuty), undefined)
  assert.deepEqual(
    [(await ask(ownInvigilations, {}, onDuty)).data[0]?.checkedIn, (await ask(ownInvigilations, {}, onDuty)).data[0]?.mayCheckIn],
    [1, true],
  )
  const candidate = await comeBack(campus(), students[0])
  assert.equal((await ask(ownExams, {}, candidate)).data.length, 1)
})

test('a proposal finds times, rooms and invigilators, is the same every time, and leaves alone what a person fixed', async () => {
  const { ask, save, manager, students, schoolId, college, term, section, colleague, today, startsAt } = await openExams(campus())
  const fixed = (await save()).data.id
  const made: string[] = []
  for (let at = 0; at < 3; at += 1) {
    const section = await makeSection(campus(), {
      schoolId,
      termId: term.id,
      unitId: college,
      teacherIds: [colleague.person.id],
      studentIds: students.map(({ person }) => person.id),
    })
    made.push((await save({ sectionIds: [section.id], startsAt: null, sittings: [] })).data.id)
  }
  const days = { termId: term.id, from: dayAfter(today), until: dayAfter(today, 3), times: ['08:30', '14:00'] }
  const preview = (await ask(proposeExams, days, manager)).data
  assert.deepEqual([preview.placed, preview.left, preview.counts.crowdedDays], [3, [], 0])
  const plan = async () =>
    (await ask(consoleExams, {}, manager)).data.rows.map(({ id, startsAt, sittings }) => [
      id,
      startsAt,
      sittings.map(({ room, invigilators }) => [room.id, invigilators.length]),
    ])
  assert.ok((await plan()).filter(([, time]) => time === null).length === 3)
  assert.equal((await ask(proposeExams, { ...days, apply: true }, manager)).data.placed, 3)
  const first = await plan()
  assert.equal((await ask(proposeExams, { ...days, apply: true }, manager)).code, 200)
  assert.deepEqual(await plan(), first)
  assert.deepEqual(first.find(([id]) => id === fixed)?.[1], startsAt.toISOString())
  const times = (await ask(consoleExams, { sort: '-startsAt' }, manager)).data.rows.map((exam) => exam.startsAt ?? '')
  assert.deepEqual(times, times.toSorted().toReversed())
  for (const id of made) assert.equal((await ask(planExamSeats, { examId: id, action: 'plan' }, manager)).code, 200)
  assert.equal((await ask(publishExams, { ids: made }, manager)).code, 200)
  assert.equal((await ask(proposeExams, { ...days, from: '2019-01-01', until: '2019-01-02' }, manager)).error, 'exam_days_wrong')
  const choices = (await ask(examChoices, { termId: term.id }, manager)).data
  assert.deepEqual([choices.rooms.length, choices.sections.length], [2, 4])
  const more = `insert into section (school_id, term_id, course_id, unit_id, code, capacity, created_at)
    select school_id, term_id, course_id, unit_id, 'M' || n, 60, now() from section, generate_series(1, 1000) as n where section.id = $1`
  await runText(campus().base.sql, more, [section.id])
  assert.equal((await ask(examChoices, { termId: term.id }, manager)).data.sections.length, 1004)
})

test('a proposal leaves out holidays and times that are over, keeps rooms for extra time, and moves nothing that was published meanwhile', async () => {
  const { ask, save, manager, admin, students, term, room, otherRoom, today, tomorrow } = await openExams(campus())
  const { sql } = campus().base
  const { id } = (await save({ startsAt: null, sittings: [] })).data
  const need = { examId: id, action: 'need', number: students[0].person.number, extraMinutes: 30 } as const
  assert.equal((await ask(planExamSeats, need, manager)).code, 200)
  await ask(changeSchoolSettings, { holidays: [tomorrow] }, admin)
  const propose = (from: string, until: string, times = ['10:00']) =>
    ask(proposeExams, { termId: term.id, from, until, times, apply: true }, manager)
  for (const day of [dayAfter(today, -1), tomorrow]) assert.equal((await propose(day, day)).error, 'exam_days_wrong')
  assert.equal((await propose(tomorrow, dayAfter(tomorrow))).data.placed, 1)
  const startsAt = async () => (await ask(consoleExam, { id }, manager)).data.exam.startsAt ?? ''
  const placedAt = await startsAt()
  assert.equal(dayIn('Asia/Shanghai', new Date(placedAt)), dayAfter(tomorrow))
  const spans = await sql
    .selectFrom('sitting')
    .where('exam_id', '=', id)
    .select(fragment<number>`extract(epoch from upper(during) - lower(during))::int / 60`.as('minutes'))
    .execute()
  assert.deepEqual(spans, [{ minutes: 150 }])
  const closeRooms = (isClosed: boolean) =>
    sql.updateTable('room').set({ is_closed: isClosed }).where('id', 'in', [room.id, otherRoom.id]).execute()
  await closeRooms(true)
  assert.deepEqual(
    (await propose(tomorrow, dayAfter(tomorrow))).data.left.map((exam) => exam.id),
    [id],
  )
  const { exam: without } = (await ask(consoleExam, { id }, manager)).data
  assert.deepEqual([without.startsAt, without.sittings], [null, []], 'no place is left without one')
  await closeRooms(false)
  assert.equal((await propose(tomorrow, dayAfter(tomorrow))).data.placed, 1)
  const published = { state: 'published', published_at: campus().clock.now() } as const
  const { proposing } = await sql.transaction().execute(async (sql) => {
    await sql.selectFrom('exam').where('id', '=', id).select('id').forUpdate().execute()
    const proposing = propose(tomorrow, dayAfter(tomorrow), ['16:00'])
    await eventually(async () => {
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      return (await runText(campus().base.sql, waiting)).rows.length > 0 || undefined
    })
    await sql.updateTable('exam').set(published).where('id', '=', id).execute()
    return { proposing }
  })
  assert.equal((await proposing).data.placed, 0)
  assert.equal(await startsAt(), placedAt)
})

test('candidates who have a lesson during an exam are named before it is kept, and pass with a reason', async () => {
  const { ask, save, manager, students, startsAt, lesson, section, term, otherRoom, colleague } = await openExams(campus())
  await lesson(startsAt, { roomId: otherRoom.id })
  const refused = await save()
  const { total, clashes } = refused.data as unknown as LessonClashes
  assert.deepEqual([refused.error, total, clashes.length, clashes[0]?.kind], ['student_clashes', 3, 3, 'student'])
  assert.equal((await ask(consoleExams, { termId: term.id }, manager)).data.total, 0, 'nothing was kept')
  const { id } = (await save({ clashReason: '当天停课' })).data
  assert.equal((await ask(consoleExam, { id }, manager)).data.lessonClashes.total, 3)
  const tryOut = { termId: term.id, from: dayIn('Asia/Shanghai', startsAt), until: dayIn('Asia/Shanghai', startsAt), times: ['10:00'] }
  await save({ id, startsAt: null, sittings: [] })
  const proposed = (await ask(proposeExams, tryOut, manager)).data
  assert.deepEqual(
    proposed.clashing.map((exam) => [exam.id, exam.lessons]),
    [[id, 3]],
  )
  assert.equal((await ask(proposeExams, { ...tryOut, apply: true }, { ...manager, key: randomUUID() })).error, 'student_clashes')
  const reason = { ...tryOut, apply: true, clashReason: '当天停课' }
  assert.equal((await ask(proposeExams, reason, { ...manager, key: randomUUID() })).data.placed, 1)
  await ask(planExamSeats, { examId: id, action: 'plan' }, manager)
  const weekly = {
    sectionIds: [section.id],
    teacherIds: [colleague.person.id],
    weekday: new Date(startsAt).getUTCDay() || 7,
    weeks: '1-20',
    fromPeriod: null,
    toPeriod: null,
    starts: '10:30',
    ends: '11:00',
    roomId: null,
  }
  const found = (await ask(findClashes, weekly, manager)).data.clashes.filter(({ kind }) => kind === 'student')
  assert.ok(found.filter(({ with: cause }) => cause === '考试').length === students.length, 'also the other way round')
})
