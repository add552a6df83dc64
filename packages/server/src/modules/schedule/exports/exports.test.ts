import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveSlot } from '@campus/contract/schedule/console/slots.ts'
import { scheduleExport } from '@campus/contract/schedule/exports.ts'
import { scheduleTables } from '@campus/contract/schedule/import-fields.ts'
import { scheduleTemplate } from '@campus/contract/schedule/imports.ts'
import { strToU8, unzipSync, zipSync } from 'fflate'
import ICAL from 'ical.js'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { makeSection, openTerm } from '../../../testing/schedule.ts'
import { planImporter } from '../../../testing/schedule-imports.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

const open = async () => {
  const school = await openTerm(campus())
  const ask = asker(campus().url)
  const slot = {
    sectionIds: [school.section.id],
    teacherIds: [school.teacher.person.id],
    weekday: 3,
    weeks: '10-12',
    roomId: school.room.id,
  }
  await ask(saveSlot, { ...slot, fromPeriod: 1, toPeriod: 2 }, school.admin)
  await ask(
    saveSlot,
    { ...slot, weekday: 6, starts: '18:30', ends: '20:00', weeks: '9-17 odd', roomId: null, teacherIds: [] },
    school.admin,
  )
  const take = (who: { readonly token: string }, given: Record<string, unknown>) =>
    fetchCall(campus().url, scheduleExport, given, { token: who.token, language: 'en_US' })
  return { ...school, ask, take, termId: school.term.id, by: planImporter(campus().url, school.admin) }
}

test('everything that is exported can be imported again and changes nothing, as table and as OneRoster', async () => {
  const { take, admin, termId, by, schoolId, college, colleague, students } = await open()
  await makeSection(campus(), { schoolId, termId, unitId: college, teacherIds: [colleague.person.id], studentIds: [students[0].person.id] })
  const all = [...scheduleTables.map((kind) => [kind, 'csv'] as const), ['times', 'xlsx'] as const]
  for (const [kind, format] of all) {
    const bytes = Buffer.from(await (await take(admin, { kind, format, termId })).arrayBuffer())
    const again = await by.read({ kind, bytes, ...(kind === 'rooms' ? {} : { termId, missing: 'remove' as const }) })
    assert.deepEqual([again.counts.with(3, 0), again.unchanged > 0], [[0, 0, 0, 0, 0], true], `${kind} ${format} ${JSON.stringify(again)}`)
  }
  const zip = Buffer.from(await (await take(admin, { kind: 'oneroster', termId })).arrayBuffer())
  const files = unzipSync(zip)
  assert.match(Buffer.from(files['manifest.csv'] ?? []).toString(), /oneroster.version,1.2\r\n[^]*file.enrollments,bulk\r\n/)
  const again = await by.read({ kind: 'oneroster', bytes: zip, termId, missing: 'remove' })
  assert.deepEqual(again.counts, [0, 0, 0, 6, 0], JSON.stringify(again.lines))
})

test('a OneRoster ZIP of another system adds sections and rosters, matches people by number and makes none', async () => {
  const { take, admin, termId, by, students } = await open()
  const files = unzipSync(Buffer.from(await (await take(admin, { kind: 'oneroster', termId })).arrayBuffer()))
  const edit = (name: string, change: (text: string) => string) => ({
    [name]: strToU8(change(Buffer.from(files[name] ?? []).toString())),
  })
  const rowOf = (name: string, at: number) =>
    Buffer.from(files[name] ?? [])
      .toString()
      .split('\r\n')[at] ?? ''
  const zipOf = (...changed: Readonly<Record<string, Uint8Array>>[]) => Buffer.from(zipSync(Object.assign({}, files, ...changed)))
  const oldId = rowOf('classes.csv', 1).split(',')[0] ?? ''
  const newClass = rowOf('classes.csv', 1)
    .replace(oldId, 'SIS-77')
    .replace(/,(S\d+),scheduled/, ',SIS-77,scheduled')
  const enrollments = Buffer.from(files['enrollments.csv'] ?? [])
    .toString()
    .split('\r\n')
    .slice(1, -1)
  const more = enrollments.map((row) => row.replaceAll(oldId, 'SIS-77').replace(/^[^,]+/, (id) => `${id}-new`))
  const ofNobody = (more.at(-1) ?? '').replace(students[2].person.id, 'nobody')
  const added = zipOf(
    edit('classes.csv', (text) => `${text}${newClass}\r\n`),
    edit('enrollments.csv', (text) => `${text}${[...more.slice(0, -1), ofNobody].join('\r\n')}\r\n`),
  )
  const shown = await by.read({ kind: 'oneroster', bytes: added, termId })
  assert.deepEqual(shown.counts, [3, 0, 0, 4, 1], JSON.stringify(shown.lines))
  assert.match(JSON.stringify(shown.lines), /Imports do not create people/)
  const deleted = zipOf(
    edit('enrollments.csv', (text) => text.replace(new RegExp(`active(,[^,]+,[^,]+,${students[0].person.id},student)`), 'tobedeleted$1')),
  )
  const ending = await by.read({ kind: 'oneroster', bytes: deleted, termId })
  assert.deepEqual(ending.counts, [0, 0, 1, 3, 0])
  assert.equal((await by.run(ending.id)).state, 'done')
})

test('a OneRoster file of changes adds and ends the teachers that it names, and leaves the others', async () => {
  const { take, admin, termId, by, section, teacher, colleague, manager } = await open()
  const { sql } = campus().base
  const bytes = Buffer.from(await (await take(admin, { kind: 'oneroster', termId })).arrayBuffer())
  const whole = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]))
  const [headings = '', ...rows] = (whole['enrollments.csv'] ?? '').split('\r\n')
  const row = rows.find((line) => line.includes(`${teacher.person.id},teacher`)) ?? ''
  const [userHeadings = '', ...users] = (whole['users.csv'] ?? '').split('\r\n')
  const user = users.find((line) => line.includes(teacher.person.number)) ?? ''
  const swapped = (text: string, who: typeof teacher) =>
    text.replaceAll(teacher.person.id, who.person.id).replaceAll(teacher.person.number, who.person.number)
  /** Lines of teachers: who is named, whether they end, with the file of classes or without. */
  const zipOf = (named: readonly (readonly [typeof teacher, 'active' | 'tobedeleted'])[], withClasses: boolean) => {
    const manifest = (whole['manifest.csv'] ?? '').replace('file.enrollments,bulk', 'file.enrollments,delta')
    const enrollments = named.map(([who, status], at) =>
      swapped(row, who)
        .replace(/^[^,]+,active/, `change-${at},${status}`)
        .replace(',true', ',false'),
    )
    const files = {
      ...whole,
      'manifest.csv': withClasses ? manifest : manifest.replace(/file\.classes,\w+/, 'file.classes,absent'),
      'enrollments.csv': [headings, ...enrollments, ''].join('\r\n'),
      'users.csv': [userHeadings, ...named.map(([who]) => swapped(user, who)), ''].join('\r\n'),
    }
    return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
  }
  const teaching = async () =>
    (await sql.selectFrom('section_teacher').where('section_id', '=', section.id).select('person_id').orderBy('position').execute()).map(
      ({ person_id }) => person_id,
    )
  const bring = async (...given: Parameters<typeof zipOf>) => {
    const shown = await by.read({ kind: 'oneroster', bytes: zipOf(...given), termId })
    assert.deepEqual(shown.counts.slice(0, 3), [0, 1, 0], JSON.stringify(shown.lines))
    assert.equal((await by.run(shown.id)).state, 'done')
    return teaching()
  }
  assert.deepEqual(await bring([[colleague, 'active']], true), [teacher.person.id, colleague.person.id])
  const changed = [
    [manager, 'active'],
    [teacher, 'tobedeleted'],
  ] as const
  assert.deepEqual(await bring(changed, false), [colleague.person.id, manager.person.id])
  const all = [
    [colleague, 'tobedeleted'],
    [manager, 'tobedeleted'],
  ] as const
  const last = await by.read({ kind: 'oneroster', bytes: zipOf(all, false), termId })
  assert.deepEqual(last.counts, [0, 0, 0, 0, 1], 'a section keeps one teacher')
})

test('sheets are printed for doors and lessons; the plan is for who looks after the whole school', async () => {
  const { take, admin, manager, teacher, colleague, termId, room, section } = await open()
  for (const given of [
    { kind: 'door', id: room.id, termId },
    { kind: 'signs', id: section.id },
  ] as const) {
    const sheet = await take(manager, given)
    const pdf = await sheet.text()
    assert.deepEqual([sheet.headers.get('content-type'), pdf.slice(0, 5)], ['application/pdf', '%PDF-'])
    if (given.kind === 'door') assert.match(pdf, /\/Count 1\b/)
  }
  for (const [of, id] of [
    ['room', room.id],
    ['section', section.id],
    ['teacher', teacher.person.id],
  ] as const) {
    const calendar = new ICAL.Component(ICAL.parse(await (await take(manager, { kind: 'calendar', of, id, termId })).text()))
    assert.deepEqual(
      [calendar.getAllSubcomponents('vevent').length, calendar.getAllSubcomponents('vtimezone').length],
      [of === 'section' ? 8 : 3, 1],
    )
  }
  const stranger = await openTerm(campus())
  const errorOf = async (response: Response) => ((await response.json()) as { error?: string }).error
  assert.equal(await errorOf(await take(stranger.admin, { kind: 'door', id: room.id, termId: stranger.term.id })), 'not_found')
  assert.equal(await errorOf(await take(stranger.manager, { kind: 'signs', id: section.id })), 'not_found')
  assert.equal(await errorOf(await take(stranger.admin, { kind: 'times', termId })), 'not_found')
  const theirs = { kind: 'calendar', termId: stranger.term.id, id: section.id }
  for (const whose of ['section', 'class', 'room'])
    assert.equal(await errorOf(await take(stranger.admin, { ...theirs, of: whose })), 'not_found')
  assert.equal(await errorOf(await take(manager, { kind: 'rosters', termId })), 'forbidden')
  assert.equal(await errorOf(await take(colleague, { kind: 'rooms' })), 'forbidden')
  assert.equal(await errorOf(await take(admin, { kind: 'times' })), 'bad_input')
  for (const kind of ['rooms', 'times'] as const) {
    const template = await fetchCall(campus().url, scheduleTemplate, { kind, format: 'csv' }, { token: admin.token })
    assert.equal((await template.text()).trim().split('\r\n').length, 2)
  }
})
