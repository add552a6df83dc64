import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { handleFault, schoolFault, schoolFaults } from '@campus/contract/terminals/console.ts'
import { ownFaultReport, ownFaultReports, reportFault } from '@campus/contract/terminals/faults.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'
import { uploadPicture } from '../../../testing/upload.ts'
import { waitingFor } from '../../../testing/waiting.ts'
import { exportFaultReports, forgetReporter } from './report.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'], name: '顾清华' })
  const { schoolId } = admin
  const [student, other] = [await enter(campus(), { schoolId, name: '林晓雨' }), await enter(campus(), { schoolId })]
  const terminal = await makeTerminal(campus().base, { id: schoolId })
  return { admin, student, other, terminal, schoolId }
}
type Opened = Awaited<ReturnType<typeof openSchool>>

const words = ({ terminal }: Opened, more: Partial<GivenTo<typeof reportFault>> = {}): GivenTo<typeof reportFault> => ({
  terminalId: terminal.id,
  kind: 'media_jam',
  description: '纸卡在出口，打不出来了。',
  ...more,
})

const inbox = async (token: string) => (await ask(ownMessages, {}, { token })).data.rows

test('a report with pictures and a phone reaches the people responsible, and its author reads the result', async () => {
  const opened = await openSchool()
  const { admin, student, terminal } = opened
  const image = await uploadPicture(campus().url, student.token)
  const { id } = (await ask(reportFault, words(opened, { images: [image], phone: '13800000001' }), student)).data
  const [task] = await inbox(admin.token)
  assert.equal(task?.title, `${terminal.name}：卡纸`)
  assert.equal((await waitingFor(campus(), admin))['console-terminal-faults'], 1)
  const [row] = (await ask(schoolFaults, { state: 'untreated' }, admin)).data.rows
  assert.deepEqual([row?.kind, row?.isFoundByWatch, row?.reports, row?.description], ['media_jam', false, 1, '纸卡在出口，打不出来了。'])
  const [reported] = (await ask(schoolFault, { id: row?.id ?? '' }, admin)).data.reported
  assert.deepEqual([reported?.personName, reported?.phone], ['林晓雨', '13800000001'])
  const seen = await fetch(`${campus().url}/my/files/${image}?key=${reported?.images[0]?.key}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  assert.equal(seen.headers.get('content-type'), 'image/jpeg')
  await ask(handleFault, { id: row?.id ?? '', notes: '已清理卡纸，可以使用。' }, admin)
  assert.equal(await nothingToDo(campus().url, admin), 1)
  const own = (await ask(ownFaultReport, { id }, student)).data
  assert.deepEqual([own.state, own.handler, own.notes, own.phone], ['processed', '顾清华', '已清理卡纸，可以使用。', '13800000001'])
  await campus().base.sql.updateTable('person').set({ name_pinyin: 'Gu Qinghua' }).where('id', '=', admin.person.id).execute()
  const inEnglish = await ask(ownFaultReport, { id }, { ...student, language: 'en_US' })
  assert.equal(inEnglish.data.handler, 'Gu Qinghua')
  const [message] = await inbox(student.token)
  const letter = (await ask(messageDetail, { id: message?.id ?? '' }, student)).data
  assert.match(JSON.stringify(letter), /已清理卡纸，可以使用。/)
  assert.match(JSON.stringify(letter), /已处理/)
})

test('reports of a known fault are added to it, and all authors are notified', async () => {
  const opened = await openSchool()
  const { admin, student, other } = opened
  await Promise.all([ask(reportFault, words(opened), student), ask(reportFault, words(opened), other)])
  const { rows } = (await ask(schoolFaults, {}, admin)).data
  assert.deepEqual(
    rows.map(({ reports }) => reports),
    [2],
  )
  assert.equal((await inbox(admin.token)).length, 1)
  await ask(handleFault, { id: rows[0]?.id ?? '', notes: '已修好' }, admin)
  for (const { token } of [student, other]) assert.equal((await inbox(token)).length, 1)
  await ask(reportFault, words(opened), student)
  const again = (await ask(schoolFaults, {}, admin)).data.rows
  assert.deepEqual(
    again.map(({ state, reports }) => [state, reports]),
    [
      ['untreated', 1],
      ['processed', 2],
    ],
  )
  const count = async (filter: GivenTo<typeof schoolFaults>) => (await ask(schoolFaults, filter, admin)).data.total
  const kind = again[0]?.kind ?? 'other'
  assert.deepEqual([await count({ kind }), await count({ kind: 'payment' }), await count({ until: '2020-01-01' })], [2, 0, 0])
  const number = again[0]?.terminal.number ?? ''
  assert.deepEqual([await count({ words: number }), await count({ words: '修好' }), await count({ words: '%' })], [2, 1, 0])
  const found = await exportedColumn(campus(), admin, { source: 'terminal_faults', column: 'notes', filter: { words: '修好' } })
  assert.deepEqual(found, ['已修好'])
  assert.equal((await ask(schoolFaults, { from: '2026-02-01', until: '2026-01-01' }, admin)).error, 'bad_input')
})

test('one person reports a fault once, also twice at the same moment', async () => {
  const opened = await openSchool()
  const answers = await Promise.all([1, 2].map(() => ask(reportFault, words(opened), opened.student)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'taken').toSorted(), ['fault_reported_already', 'taken'])
  assert.equal((await ask(ownFaultReports, {}, opened.student)).data.total, 1)
})

test('of two concurrent closings one succeeds, and a concurrent report is never lost with the closed fault', async () => {
  const opened = await openSchool()
  const { admin, student, other, schoolId } = opened
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await ask(reportFault, words(opened), student)
  const id = (await ask(schoolFaults, {}, admin)).data.rows[0]?.id ?? ''
  const [first, second, joined] = await Promise.all([
    ask(handleFault, { id, notes: '处理好了' }, admin),
    ask(handleFault, { id, notes: '处理好了' }, manager),
    ask(reportFault, words(opened), other),
  ])
  assert.deepEqual([first.error ?? 'done', second.error ?? 'done'].toSorted(), ['already_handled', 'done'])
  const own = (await ask(ownFaultReport, { id: joined.data.id }, other)).data
  const messages = await inbox(other.token)
  assert.equal(own.state === 'processed', messages.length === 1)
  assert.equal((await ask(handleFault, { id, notes: '再处理一次' }, admin)).error, 'already_handled')
})

test('the author of a report is visible to their managers, and the phone is hidden from read-only roles', async () => {
  const opened = await openSchool()
  const { student, schoolId } = opened
  const { sql } = campus().base
  const [own, elsewhere] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  await sql.updateTable('person').set({ org_unit_id: own }).where('id', '=', student.person.id).execute()
  await ask(reportFault, words(opened, { phone: '13800000002' }), student)
  const id = (await ask(schoolFaults, {}, opened.admin)).data.rows[0]?.id ?? ''
  const staff = async (role: 'manager' | 'auditor', unit: string | null) => {
    const entered = await enter(campus(), { schoolId, kind: 'teacher', roles: [role] })
    await sql
      .updateTable('person_role')
      .set({ scope_unit_id: unit })
      .where('person_id', '=', entered.person.id)
      .where('role', '=', role)
      .execute()
    const [reported] = (await ask(schoolFault, { id }, entered)).data.reported
    return [reported?.personName, reported?.phone, (await inbox(entered.token)).length]
  }
  assert.deepEqual(await staff('manager', own), ['林晓雨', '13800000002', 0])
  assert.deepEqual(await staff('manager', elsewhere), ['', '', 0])
  assert.deepEqual(await staff('auditor', null), ['林晓雨', '', 0])
})

test('a manager of one college reads the faults of terminals, which serve the whole school, and handles none', async () => {
  const opened = await openSchool()
  const { schoolId, student } = opened
  const { sql } = campus().base
  await ask(reportFault, words(opened), student)
  const id = (await ask(schoolFaults, {}, opened.admin)).data.rows[0]?.id ?? ''
  const [partly, wholly] = [
    await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] }),
    await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] }),
  ]
  const unit = await makeUnit(sql, schoolId, { kind: 'college' })
  await sql
    .updateTable('person_role')
    .set({ scope_unit_id: unit })
    .where('person_id', '=', partly.person.id)
    .where('role', '=', 'manager')
    .execute()
  const look = async (who: typeof partly) => [
    (await ask(schoolFault, { id }, who)).data.mayHandle,
    (await waitingFor(campus(), who))['console-terminal-faults'] ?? 0,
  ]
  assert.deepEqual(
    [await look(partly), await look(wholly)],
    [
      [false, 0],
      [true, 1],
    ],
  )
  assert.equal((await ask(handleFault, { id, notes: '处理好了' }, partly)).error, 'forbidden')
  assert.equal((await ask(handleFault, { id, notes: '处理好了' }, wholly)).code, 200)
})

test('with the option on, the phone on record is used for callbacks, if there is one', async () => {
  const opened = await openSchool()
  const { admin, student, other } = opened
  await campus().base.sql.updateTable('person').set({ phone: null }).where('id', '=', other.person.id).execute()
  const mine = (await ask(reportFault, words(opened, { usesOwnPhone: true, phone: '13800000004' }), student)).data
  const theirs = (await ask(reportFault, words(opened, { usesOwnPhone: true }), other)).data
  const [fault] = (await ask(schoolFaults, {}, admin)).data.rows
  const { reported } = (await ask(schoolFault, { id: fault?.id ?? '' }, admin)).data
  assert.deepEqual(
    reported.map(({ id, phone }) => [id, phone]),
    [
      [mine.id, student.person.phone],
      [theirs.id, ''],
    ],
  )
  await campus().base.sql.updateTable('person').set({ phone: '13700000001' }).where('id', '=', student.person.id).execute()
  assert.equal((await ask(ownFaultReport, { id: mine.id }, student)).data.phone, student.person.phone)
})

test("other people's terminals, faults, reports and pictures are treated as missing", async () => {
  const [mine, theirs] = [await openSchool(), await openSchool()]
  const { id } = (await ask(reportFault, words(theirs), theirs.student)).data
  const fault = (await ask(schoolFaults, {}, theirs.admin)).data.rows[0]?.id ?? ''
  assert.equal((await ask(reportFault, words(theirs), mine.student)).error, 'not_found')
  assert.equal((await ask(ownFaultReport, { id }, mine.student)).error, 'not_found')
  assert.equal((await ask(ownFaultReport, { id }, theirs.other)).error, 'not_found')
  assert.equal((await ask(schoolFault, { id: fault }, mine.admin)).error, 'not_found')
  assert.equal((await ask(handleFault, { id: fault, notes: '处理好了' }, mine.admin)).error, 'not_found')
  const image = await uploadPicture(campus().url, theirs.student.token)
  assert.equal((await ask(reportFault, words(mine, { images: [image] }), mine.student)).error, 'not_found')
  assert.deepEqual((await ask(schoolFaults, {}, mine.admin)).data, { rows: [], total: 0, mayHandle: true })
})

test('bad reports are refused field by field, and reports are rate-limited', async () => {
  const opened = await openSchool()
  const bad = words(opened, { kind: 'credential' as never, description: '坏', phone: '12', images: Array(5).fill(opened.terminal.id) })
  const fields = (await ask(reportFault, bad, opened.student)).fields ?? {}
  assert.deepEqual(Object.keys(fields).toSorted(), ['description', 'images', 'kind', 'phone'])
  const kinds = ['offline', 'media_empty', 'media_jam', 'toner', 'printer', 'screen', 'scanner', 'payment', 'other'] as const
  for (const kind of kinds) await ask(reportFault, words(opened, { kind }), opened.student)
  const another = { terminal: await makeTerminal(campus().base, { id: opened.schoolId }) }
  const answers = []
  for (const kind of ['toner', 'screen'] as const)
    answers.push((await ask(reportFault, words({ ...opened, ...another }, { kind }), opened.student)).error ?? 'taken')
  assert.deepEqual(answers, ['taken', 'try_later'])
})

test('reports are part of the data copy, and closing the account deletes their phone number', async () => {
  const opened = await openSchool()
  const { student, terminal } = opened
  await ask(reportFault, words(opened, { phone: '13800000003' }), student)
  const [copy] = await exportFaultReports(systemContext(campus().base), student.person.id)
  assert.deepEqual([copy?.terminal, copy?.kind, copy?.phone, copy?.state], [terminal.name, '卡纸', '13800000003', 'untreated'])
  await forgetReporter(systemContext(campus().base), student.person.id)
  assert.equal((await ask(ownFaultReports, {}, student)).data.total, 1)
  assert.equal((await exportFaultReports(systemContext(campus().base), student.person.id))[0]?.phone, '')
})
