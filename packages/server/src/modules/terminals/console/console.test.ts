import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import {
  handleFault,
  saveTerminal,
  schoolFaults,
  schoolTerminal,
  schoolTerminals,
  terminalEvents,
  terminalStatistics,
} from '@campus/contract/terminals/console.ts'
import { reportFault } from '@campus/contract/terminals/faults.ts'
import { terminals } from '@campus/contract/terminals/terminals.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePrintJob } from '../../../testing/print-jobs.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const administrator = () => enter(campus(), { kind: 'teacher', roles: ['admin'] })

const given = (more: Partial<GivenTo<typeof saveTerminal>> = {}): GivenTo<typeof saveTerminal> => ({
  number: 'ZD-01',
  name: '图书馆终端',
  nameEn: 'Library terminal',
  nameTw: '圖書館終端',
  location: '图书馆一楼',
  locationEn: 'Library',
  locationTw: '圖書館一樓',
  latitude: 30.2,
  longitude: 119.7,
  abilities: ['document', 'duplex'],
  hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', until: '22:00' }],
  isInUse: true,
  ...more,
})

test('an administrator adds a terminal, changes it and takes it out of use; the log shows who', async () => {
  const admin = await administrator()
  const { id } = (await ask(saveTerminal, given(), admin)).data
  const found = (await ask(schoolTerminal, { id }, admin)).data
  assert.deepEqual(
    [found.number, found.state, found.run, found.repair],
    ['ZD-01', 'unavailable', 'offline', { faults: 0, meanMinutes: null, availablePercent: null }],
  )
  await ask(saveTerminal, given({ id, name: '新馆终端', isInUse: false }), admin)
  const [live] = (await ask(schoolTerminals, { words: '新馆' }, admin)).data.rows
  assert.deepEqual([live?.id, live?.isInUse, live?.system], [id, false, 'closed'])
  await ask(saveTerminal, given({ id }), admin)
  const { rows } = (await ask(terminalEvents, { terminalId: id }, admin)).data
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['opened', 'closed'],
  )
  const entries = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('subject_id', '=', id)
    .select(['action', 'actor_id'])
    .orderBy('id')
    .execute()
  assert.deepEqual(
    entries.map(({ action, actor_id }) => [action, actor_id === admin.person.id]),
    [
      ['terminals.added', true],
      ['terminals.changed', true],
      ['terminals.changed', true],
    ],
  )
})

test('a number belongs to one terminal of a school, also at the same moment, and other schools may use it too', async () => {
  const [admin, other] = [await administrator(), await administrator()]
  const answers = await Promise.all([1, 2].map(() => ask(saveTerminal, given(), admin)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'added').toSorted(), ['added', 'terminal_number_taken'])
  assert.equal((await ask(saveTerminal, given(), other)).code, 200)
  const { id } = (await ask(saveTerminal, given({ number: 'ZD-02' }), admin)).data
  assert.equal((await ask(saveTerminal, given({ id }), admin)).error, 'terminal_number_taken')
  assert.equal((await ask(saveTerminal, given({ id, number: 'ZD-03' }), other)).error, 'not_found')
})

test('a terminal without abilities, with hours that end before they start or a number with spaces is refused', async () => {
  const admin = await administrator()
  const bad = given({ number: 'A 1', abilities: [], hours: [{ days: [8], from: '09:00', until: '08:00' }], latitude: 99 })
  const fields = Object.keys((await ask(saveTerminal, bad, admin)).fields ?? {}).toSorted()
  assert.deepEqual(fields, ['abilities', 'hours.0.days.0', 'hours.0.until', 'latitude', 'number'])
})

test('staff see all terminals live with what waits and what was printed today; only administrators change them', async () => {
  const admin = await administrator()
  const { schoolId } = admin
  const terminal = await makeTerminal(campus().base, { id: schoolId })
  const job = { terminalId: terminal.id, schoolId, personId: admin.person.id }
  const { base } = campus()
  await makePrintJob(base, { ...job, state: 'queued' })
  await makePrintJob(base, { ...job, state: 'done', pagesOut: 7 })
  await makePrintJob(base, { ...job, state: 'done', pagesOut: 3, createdAt: new Date(base.now().getTime() - 2 * 86_400_000) })
  for (const role of ['manager', 'auditor'] as const) {
    const staff = await enter(campus(), { schoolId, kind: 'teacher', roles: [role] })
    const [live] = (await ask(schoolTerminals, { state: 'normal' }, staff)).data.rows
    assert.deepEqual([live?.id, live?.waiting, live?.printedToday, live?.openFaults], [terminal.id, 1, 7, 0])
    assert.equal((await ask(saveTerminal, given(), staff)).error, 'forbidden')
  }
  const idle = await makeTerminal(campus().base, { id: schoolId })
  const sorted = async (sort: GivenTo<typeof schoolTerminals>['sort']) => {
    const { rows, sum } = (await ask(schoolTerminals, { sort }, admin)).data
    return [...rows.map(({ id }) => id), sum]
  }
  assert.deepEqual(await sorted('-printedToday'), [terminal.id, idle.id, 7])
  assert.deepEqual(await sorted('printedToday'), [idle.id, terminal.id, 7])
  assert.equal((await ask(schoolTerminals, { sort: 'hours' } as object, admin)).error, 'bad_input')
  const student = await enter(campus(), { schoolId })
  assert.equal((await ask(schoolTerminals, {}, student)).error, 'forbidden')
  assert.equal((await ask(terminals, {}, student)).data.rows[0]?.waiting, 1)
})

test('what happened is read page by page, of my school alone', async () => {
  const [admin, other] = [await administrator(), await administrator()]
  const { id } = (await ask(saveTerminal, given(), admin)).data
  for (const isInUse of [false, true, false]) await ask(saveTerminal, given({ id, isInUse }), admin)
  const first = (await ask(terminalEvents, { pageSize: 2 }, admin)).data
  assert.deepEqual([first.rows.map(({ kind }) => kind), first.total], [['closed', 'opened'], 3])
  const rest = (await ask(terminalEvents, { pageSize: 2, cursor: first.nextCursor ?? '' }, admin)).data
  assert.deepEqual([rest.rows.map(({ kind }) => kind), rest.nextCursor], [['closed'], null])
  const found = async (words: string) => (await ask(terminalEvents, { words }, admin)).data.rows.map(({ note }) => note)
  assert.deepEqual([(await found(given().number)).length, await found('%')], [3, []])
  assert.deepEqual((await ask(terminalEvents, { terminalId: id }, other)).data, { rows: [], total: 0, nextCursor: null })
})

test('the statistics show every day with its pages, faults by kind and how long repairs took', async () => {
  const admin = await administrator()
  const { schoolId } = admin
  const { base, clock } = campus()
  const terminal = await makeTerminal(base, { id: schoolId })
  const student = await enter(campus(), { schoolId })
  await makePrintJob(base, { terminalId: terminal.id, schoolId, personId: student.person.id, state: 'done', pagesOut: 5 })
  const report = { terminalId: terminal.id, description: '打印机没有反应。' }
  await ask(reportFault, { ...report, kind: 'printer' }, student)
  await ask(reportFault, { ...report, kind: 'toner' }, student)
  clock.advance(600)
  const faults = (await ask(schoolFaults, {}, admin)).data.rows
  await ask(handleFault, { id: faults.find(({ kind }) => kind === 'toner')?.id ?? '', notes: '换了碳粉' }, admin)
  const { days, faults: kinds, meanMinutes } = (await ask(terminalStatistics, { days: 7 }, admin)).data
  assert.equal(days.length, 7)
  assert.deepEqual([days.reduce((sum, { pages }) => sum + pages, 0), days.reduce((sum, { jobs }) => sum + jobs, 0)], [5, 1])
  assert.deepEqual(kinds, [
    { kind: 'toner', count: 1, meanMinutes: 10 },
    { kind: 'printer', count: 1, meanMinutes: null },
  ])
  assert.equal(meanMinutes, 10)
  assert.deepEqual(Object.keys((await ask(terminalStatistics, { days: 6 }, admin)).fields ?? {}), ['days'])
})
