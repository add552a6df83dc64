import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { consoleRooms } from '@campus/contract/schedule/console/rooms.ts'
import { consoleSections, sectionRoster } from '@campus/contract/schedule/console/sections.ts'
import { consoleSlots, saveSlot } from '@campus/contract/schedule/console/slots.ts'
import { cancelScheduleImport, runScheduleImport, scheduleImport } from '@campus/contract/schedule/imports.ts'
import { timetableOf } from '@campus/contract/schedule/timetable.ts'
import { dayAfter } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { makeRoom, makeSection, openTerm } from '../../../testing/schedule.ts'
import { planImporter, planTable } from '../../../testing/schedule-imports.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()

const open = async () => {
  const school = await openTerm(campus())
  const { sql } = campus().base
  const ask = asker(campus().url)
  const termId = school.term.id
  const by = planImporter(campus().url, school.admin)
  const { code } = await sql.selectFrom('section').where('id', '=', school.section.id).select('code').executeTakeFirstOrThrow()
  const { code: courseCode } = await sql
    .selectFrom('course')
    .where('id', '=', school.section.courseId)
    .select('code')
    .executeTakeFirstOrThrow()
  const { code: unitCode } = await sql.selectFrom('org_unit').where('id', '=', school.college).select('code').executeTakeFirstOrThrow()
  const monday = (week: number) => dayAfter(school.term.firstMonday, (week - 1) * 7)
  const inRoom = async (id: string) =>
    (await ask(timetableOf, { kind: 'room', id, from: monday(10), to: dayAfter(monday(12), 6) }, school.admin)).data.lessons
  return { ...school, sql, ask, termId, by, code, courseCode, unitCode, inRoom }
}

const textsOf = ({
  lines,
}: {
  readonly lines: readonly { readonly line: number | null; readonly problems: readonly { readonly text: string }[] }[]
}) =>
  Object.fromEntries(
    lines.flatMap(({ line, problems }) => (problems.length > 0 ? [[line ?? 0, problems.map(({ text }) => text).join(' ')]] : [])),
  )

test('weekly times of a file are planned as lessons; each wrong line says why, and the same file again changes nothing', async () => {
  const { ask, admin, by, code, termId, room, otherRoom, teacher, colleague, section, inRoom, schoolId, college, students } = await open()
  const other = await makeSection(campus(), {
    schoolId,
    termId,
    unitId: college,
    teacherIds: [colleague.person.id],
    studentIds: [students[0].person.id],
  })
  const { code: otherCode = '' } = (await ask(consoleSections, { termId }, admin)).data.rows.find(({ id }) => id === other.id) ?? {}
  const stranger = await makeRoom(campus(), (await enter(campus())).schoolId)
  const line = {
    sections: code,
    weekday: 'Wed',
    weeks: '10-12',
    periods: '1-2',
    room: room.code,
    teachers: teacher.person.number,
    reason: '',
  }
  const rows = [
    line,
    { ...line, weekday: 'Thursday', room: stranger.code },
    { ...line, weekday: '5', weeks: '16-1' },
    { ...line, weekday: '5', weeks: '0' },
    { ...line, weekday: '5', weeks: '10,99' },
    { ...line, weekday: '5', weeks: '19-22' },
    { ...line, sections: otherCode, teachers: colleague.person.number },
    { ...line, sections: otherCode, teachers: colleague.person.number, weekday: '3', room: otherRoom.code },
    { ...line, sections: 'S-none', weekday: '9', periods: '', teachers: 'nobody' },
  ]
  const wrong = await by.read({ kind: 'times', bytes: await planTable('times', rows), termId })
  assert.deepEqual([wrong.state, wrong.counts], ['preview', [1, 0, 0, 0, 8]])
  const texts = textsOf(wrong)
  assert.match(texts[3] ?? '', new RegExp(`No room has the code “${stranger.code}”`))
  for (const bad of [4, 5, 6]) assert.match(texts[bad] ?? '', /Enter weeks such as/)
  assert.match(texts[7] ?? '', /term/i)
  assert.match(texts[8] ?? '', new RegExp(`Room ${room.code} is taken at the same time by row 2`))
  assert.match(texts[9] ?? '', /Students have another lesson/)
  assert.match(texts[10] ?? '', /No section of this term.*No teacher has the number “nobody”.*weekday.*periods/)
  assert.equal((await ask(runScheduleImport, { id: wrong.id }, admin)).error, 'import_has_wrong_lines')
  assert.deepEqual(await inRoom(room.id), [])
  assert.equal((await ask(cancelScheduleImport, { id: wrong.id }, admin)).code, 200)

  const good = [line, { ...line, sections: otherCode, teachers: colleague.person.number, room: otherRoom.code, reason: '重修班单独安排' }]
  const fixed = await by.read({ kind: 'times', bytes: await planTable('times', good, 'xlsx'), termId })
  assert.deepEqual([fixed.counts, (await by.run(fixed.id)).state], [[2, 0, 0, 0, 0], 'done'])
  const lessons = await inRoom(room.id)
  assert.equal(lessons.length, 3)
  assert.deepEqual((await by.read({ kind: 'times', bytes: await planTable('times', good), termId })).counts, [0, 0, 0, 2, 0])

  // Moved to the room of the other, which moves away in the same file: the lessons keep their ids.
  const swapped = [
    { ...good[0], room: otherRoom.code },
    { ...good[1], room: room.code },
  ].map((row) => ({ ...line, ...row }))
  const moved = await by.read({ kind: 'times', bytes: await planTable('times', swapped), termId })
  assert.deepEqual([moved.counts, moved.lines[0]?.changes], [[0, 2, 0, 0, 0], ['Room code']])
  const told = async () => (await ask(messagesInGroup, { group: 'study' }, students[0])).data.rows.map(({ title }) => title.split('：')[0])
  assert.deepEqual(await told(), [], 'what is only tried is told to nobody')
  await by.run(moved.id)
  assert.deepEqual(
    (await inRoom(otherRoom.id)).map(({ id }) => id),
    lessons.map(({ id }) => id),
  )
  assert.deepEqual(await told(), ['每周上课安排调整', '每周上课安排调整'])
  // Only what the file names stays, if that is wanted; and what stands is named.
  const fewer = await by.read({
    kind: 'times',
    bytes: await planTable('times', [{ ...line, weekday: '4', room: room.code }]),
    termId,
    missing: 'remove',
  })
  assert.deepEqual(
    [fewer.counts, fewer.lines[0]?.changes],
    [
      [0, 1, 0, 0, 0],
      ['Weekday', 'Room code'],
    ],
  )
  const taken = await by.read({
    kind: 'times',
    bytes: await planTable('times', [
      { ...line, sections: otherCode, weekday: '3', weeks: '13', room: otherRoom.code },
      { ...line, sections: otherCode, periods: '3' },
    ]),
    termId,
  })
  assert.match(textsOf(taken)[3] ?? '', /^$/)
  assert.equal((await ask(consoleSlots, { sectionId: section.id }, admin)).data.length, 1)
})

test('rooms, sections and rosters come by their codes; empty cells leave what is there', async () => {
  const { ask, sql, admin, by, termId, room, schoolId, college, courseCode, unitCode, teacher, colleague, students, section, code } =
    await open()
  const building = room.code
  const rooms = await planTable('rooms', [
    { code: 'N-1', name: '=1+1', building, kind: 'Laboratory', floor: '-1', seats: '30', closed: 'No' },
    { code: room.code, name: '', building: '', kind: '', floor: '', seats: '80', closed: '' },
    { code: 'N-2', name: 'N-2', building: 'Nowhere', kind: 'Castle', floor: '1', seats: '9999', closed: 'maybe' },
    { code: 'N-1', name: 'again', building, kind: '', floor: '1', seats: '5', closed: '' },
  ])
  const shown = await by.read({ kind: 'rooms', bytes: rooms })
  assert.deepEqual([shown.counts, shown.lines[1]?.changes], [[1, 1, 0, 0, 2], ['Seats']])
  assert.match(textsOf(shown)[4] ?? '', /No building is called “Nowhere”.*not known/)
  assert.match(textsOf(shown)[5] ?? '', /Same as row 2/)
  assert.equal((await by.run(shown.id, { skipsWrong: true })).state, 'done')
  const kept = (await ask(consoleRooms, {}, admin)).data.rooms
  assert.deepEqual(
    ['N-1', room.code]
      .map((wanted) => kept.find((one) => one.code === wanted))
      .map((one) => [one?.name, one?.floor, one?.seats, one?.kind]),
    [
      ['=1+1', -1, 30, 'laboratory'],
      [room.code, 1, 80, 'lecture'],
    ],
  )

  const foreign = await makeUnit(sql, (await enter(campus())).schoolId, { kind: 'college' })
  const { code: foreignCode } = await sql.selectFrom('org_unit').where('id', '=', foreign).select('code').executeTakeFirstOrThrow()
  const ours = await makeUnit(sql, schoolId, { kind: 'class', parentId: college })
  const { code: classCode } = await sql.selectFrom('org_unit').where('id', '=', ours).select('code').executeTakeFirstOrThrow()
  await sql.updateTable('person').set({ org_unit_id: ours }).where('id', '=', students[2].person.id).execute()
  const given = {
    code: 'NEW-01',
    term: '2026-2027-1',
    course: courseCode,
    unit: unitCode,
    teachers: `${teacher.person.number};${colleague.person.number}`,
    capacity: '1',
    classes: classCode,
  }
  const sections = await planTable('sections', [
    given,
    { ...given, code: 'NEW-02', unit: foreignCode, term: '2020-2021-1' },
    { ...given, code, course: '', unit: '', teachers: colleague.person.number, capacity: '', classes: '' },
  ])
  const read = await by.read({ kind: 'sections', bytes: sections, termId })
  assert.deepEqual([read.counts, read.lines[2]?.changes], [[1, 1, 0, 0, 1], ['Teacher numbers']])
  assert.match(textsOf(read)[3] ?? '', new RegExp(`another term.*No unit has the code or name “${foreignCode}”`))
  await by.run(read.id, { skipsWrong: true })
  const added = (await ask(consoleSections, { termId, words: 'NEW-01' }, admin)).data.rows[0]
  const sizes = (await ask(consoleSections, { termId, sort: '-students' }, admin)).data.rows.map((row) => row.students)
  const listed = (await ask(consoleSections, { termId }, admin)).data.rows.map(({ code }) => code)
  const exported = (filter: object) =>
    exportedColumn(campus(), admin, { source: 'sections', column: 'code', filter: { termId, ...filter } })
  assert.deepEqual([await exported({}), await exported({ words: 'NEW-01' })], [listed, ['NEW-01']])
  assert.deepEqual(
    sizes,
    sizes.toSorted((one, other) => other - one),
  )
  assert.deepEqual([added?.students, added?.teachers.map(({ number }) => number)], [1, [teacher.person.number, colleague.person.number]])

  const place = { section: code, number: students[0].person.number, kind: 'Retake' }
  const rosters = await planTable('rosters', [
    place,
    { ...place, number: students[1].person.number, kind: '' },
    { ...place, section: 'NEW-01', kind: '' },
    { ...place, number: 'nobody' },
  ])
  const people = await by.read({ kind: 'rosters', bytes: rosters, termId, missing: 'remove' })
  assert.deepEqual(people.counts, [0, 1, 0, 1, 2])
  assert.match(textsOf(people)[4] ?? '', /More students than the section holds \(1\)/)
  const whole = await by.read({
    kind: 'rosters',
    bytes: await planTable('rosters', [place, { ...place, number: students[1].person.number, kind: '' }]),
    termId,
    missing: 'remove',
  })
  assert.deepEqual(whole.counts, [0, 1, 1, 1, 0])
  await by.run(whole.id)
  const roster = (await ask(sectionRoster, { id: section.id }, admin)).data.rows
  assert.deepEqual(
    students.map(({ person }) => roster.find(({ personId }) => personId === person.id)).map((row) => [row?.kind, row?.leftOn !== null]),
    [
      ['retake', false],
      ['regular', false],
      ['regular', true],
    ],
  )
})

test('an import is for who looks after the whole school, happens as it was shown or not at all, and once', async () => {
  const { ask, admin, manager, teacher, auditor, by, termId, code, room, sql } = await open()
  const table = await planTable('times', [{ sections: code, weekday: '3', weeks: '10-12', periods: '1-2', room: room.code }])
  for (const [who, error] of [
    [manager, 'forbidden'],
    [teacher, 'forbidden'],
    [auditor, 'forbidden'],
  ] as const)
    assert.equal((await planImporter(campus().url, who).upload({ kind: 'times', bytes: table, termId })).error, error)
  assert.equal((await by.upload({ kind: 'times', bytes: table })).error, 'bad_input')
  assert.equal((await by.upload({ kind: 'oneroster', bytes: table, termId })).error, 'file_kind')
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await planImporter(campus().url, stranger).upload({ kind: 'times', bytes: table, termId })).error, 'not_found')
  const [one, other] = [await by.read({ kind: 'times', bytes: table, termId }), await by.read({ kind: 'times', bytes: table, termId })]
  assert.equal((await ask(scheduleImport, { id: one.id }, stranger)).error, 'not_found')
  assert.equal((await ask(runScheduleImport, { id: one.id }, manager)).error, 'forbidden')
  // Both would add the same: one does, the other finds that it would do something else now.
  const ends = await Promise.all([by.run(one.id), by.run(other.id)])
  assert.deepEqual(ends.map(({ state }) => state).toSorted(), ['done', 'failed'])
  assert.match(ends.find(({ state }) => state === 'failed')?.problem ?? '', /row 2 has changed since the preview/)
  assert.equal((await sql.selectFrom('slot').where('term_id', '=', termId).select('id').execute()).length, 1)
  assert.equal((await ask(runScheduleImport, { id: one.id }, admin)).error, 'import_not_ready')
  for (const [bytes, why] of [
    ['Weeks\n1', /column “Section codes” is missing/],
    [`Section codes,Weekday,Weeks\n"${code}`, /quotation marks/],
    ['Section codes,Weekday,Weeks\n', /no rows/],
  ] as const) {
    const bad = await by.read({ kind: 'times', bytes: Buffer.from(bytes), termId })
    assert.deepEqual([bad.state, why.test(bad.problem)], ['unreadable', true], bad.problem)
  }
  await sql.updateTable('term').set({ closed_at: new Date() }).where('id', '=', termId).execute()
  assert.equal((await by.upload({ kind: 'times', bytes: table, termId })).error, 'term_closed')
})

test('what somebody plans by hand while an import waits is not overwritten', async () => {
  const { ask, admin, by, termId, code, room, section, otherRoom } = await open()
  const table = await planTable('times', [{ sections: code, weekday: '3', weeks: '10-12', periods: '1-2', room: room.code }])
  const shown = await by.read({ kind: 'times', bytes: table, termId })
  const slot = { sectionIds: [section.id], teacherIds: [], weekday: 3, weeks: '10', fromPeriod: 2, toPeriod: 3, roomId: otherRoom.id }
  assert.equal((await ask(saveSlot, slot, admin)).code, 200)
  const end = await by.run(shown.id)
  assert.deepEqual([end.state, /Nothing was imported/.test(end.problem)], ['failed', true])
  assert.deepEqual(
    (await ask(consoleSlots, { sectionId: section.id }, admin)).data.map(({ roomId }) => roomId),
    [otherRoom.id],
  )
})
