import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { saveTerminal, schoolFaults, schoolTerminal, terminalEvents } from '@campus/contract/terminals/console.ts'
import { ownFaultReports, reportFault } from '@campus/contract/terminals/faults.ts'
import { heartbeat, terminalSelf } from '@campus/contract/terminals/machine.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { listen } from '../../../testing/hear.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { enrolMachine, makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { watchTerminals } from './status.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const watch = () => watchTerminals(systemContext(campus().base))

const idle = { state: 'idle' as const, reasons: [] as string[], sheetsLeft: 500, tonerPercent: 80, name: 'Laser' }
const jam = { ...idle, state: 'stopped' as const, reasons: ['media_jam'] }

/** A part that keeps its nonce between heartbeats, as a terminal does. */
const makePart = async (terminalId: string, part: 'screen' | 'printer') => {
  const token = await enrolMachine(campus(), terminalId, part)
  let nonce: string | null = null
  return {
    token,
    async beat(printer: object | null = part === 'printer' ? idle : null) {
      const { data } = await ask(heartbeat, { beat: nonce, version: '1.0', printer: printer as never }, { token })
      nonce = data.beat
      return data
    },
  }
}

const openSchool = async (given: Parameters<typeof makeTerminal>[2] = {}) => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const terminal = await makeTerminal(campus().base, { id: admin.schoolId }, { printer: 'absent', ...given })
  const printer = await makePart(terminal.id, 'printer')
  const look = async () => (await ask(schoolTerminal, { id: terminal.id }, { token: admin.token })).data
  const faults = async () => (await ask(schoolFaults, {}, { token: admin.token })).data.rows
  const history = async () => (await ask(terminalEvents, {}, { token: admin.token })).data.rows.map(({ kind }) => kind)
  const reported = async () => (await ask(ownMessages, { group: 'todo' }, { token: admin.token })).data.rows.map(({ title }) => title)
  return { admin, terminal, printer, look, faults, history, reported }
}

test('a terminal that falls silent is reported lost once, with any number of watchers, and recovers with its next heartbeat', async () => {
  const { admin, printer, look, faults, history, reported, terminal } = await openSchool()
  await printer.beat()
  assert.deepEqual([(await look()).state, await history()], ['normal', ['online', 'enrolled']])
  campus().clock.advance(46)
  await Promise.all([watch(), watch(), watch()])
  await watch()
  const [fault] = await faults()
  assert.deepEqual([fault?.kind, fault?.isFoundByWatch, fault?.state], ['offline', true, 'untreated'])
  assert.deepEqual([(await faults()).length, await history()], [1, ['offline', 'online', 'enrolled']])
  assert.deepEqual(await reported(), [`${terminal.name}：断网或断电`])
  const lost = await look()
  assert.deepEqual([lost.state, lost.run, lost.system, lost.openFaults], ['unavailable', 'offline', 'fault', 1])
  campus().clock.advance(60)
  await printer.beat()
  const [recovered] = await faults()
  assert.deepEqual([recovered?.state, recovered?.isHealed, recovered?.notes], ['processed', true, '终端已自动恢复正常'])
  assert.equal(await nothingToDo(campus().url, admin), 1)
  const back = await look()
  assert.deepEqual([back.state, back.repair.faults, back.repair.meanMinutes], ['normal', 1, 1])
  assert.deepEqual((await history()).slice(0, 2), ['online', 'offline'])
  assert.equal((await reported()).length, 1)
})

test('a terminal that works finds out which of its neighbours has fallen silent', async () => {
  const { admin, printer, history } = await openSchool()
  const neighbour = await makeTerminal(campus().base, { id: admin.schoolId }, { number: 'N-1' })
  campus().clock.advance(46)
  await printer.beat()
  const { rows } = (await ask(schoolFaults, {}, { token: admin.token })).data
  assert.deepEqual(
    rows.map(({ terminal, kind }) => [terminal.id, kind]),
    [[neighbour.id, 'offline']],
  )
  assert.equal((await history()).filter((kind) => kind === 'offline').length, 1)
})

test('a printer stopped longer than a minute is a fault by its reason, and a short stop is none', async () => {
  const { printer, faults, history, look } = await openSchool()
  await printer.beat()
  await printer.beat(jam)
  campus().clock.advance(40)
  await printer.beat(jam)
  assert.deepEqual([(await faults()).length, (await look()).state], [0, 'unavailable'])
  await printer.beat()
  assert.deepEqual((await history()).slice(0, 2), ['printer_ready', 'printer_stopped'])
  await printer.beat(jam)
  campus().clock.advance(40)
  await printer.beat(jam)
  campus().clock.advance(21)
  await printer.beat({ ...jam, reasons: ['media_jam', 'toner_low'] })
  assert.deepEqual(
    (await faults()).map(({ kind, state }) => [kind, state]),
    [['media_jam', 'untreated']],
  )
  await printer.beat({ ...jam, reasons: ['media_empty'] })
  assert.deepEqual(
    (await faults()).map(({ kind, state }) => [kind, state]),
    [
      ['media_empty', 'untreated'],
      ['media_jam', 'processed'],
    ],
  )
  await printer.beat()
  assert.ok((await faults()).every(({ state, isHealed }) => state === 'processed' && isHealed))
  assert.equal((await look()).state, 'normal')
})

test('a screen that is silent is a fault of the screen, and its next heartbeat resolves it', async () => {
  const { terminal, printer, faults } = await openSchool()
  const screen = await makePart(terminal.id, 'screen')
  assert.equal((await screen.beat()).isInUse, true)
  await printer.beat()
  campus().clock.advance(181)
  await printer.beat()
  assert.deepEqual(
    (await faults()).map(({ kind }) => kind),
    ['screen'],
  )
  await screen.beat({ ...jam })
  assert.equal((await faults())[0]?.state, 'processed')
  assert.equal((await ask(terminalSelf, {}, { token: screen.token })).data.printer, 'idle')
})

test('what is switched off at night or out of use is not out of order, and is found when it should be open', async () => {
  const shanghai = new Date(campus().base.now().getTime() + 8 * 3_600_000)
  const yesterday = (shanghai.getUTCDay() + 6) % 7 || 7
  const { admin, terminal, printer, look, faults, history } = await openSchool({
    hours: [{ days: [yesterday], from: '00:00', until: '24:00' }],
  })
  await printer.beat()
  campus().clock.advance(46)
  await watch()
  assert.deepEqual([(await faults()).length, (await history())[0]], [0, 'offline'])
  const live = await look()
  await ask(saveTerminal, { ...live, hours: [], isInUse: false }, { token: admin.token })
  await watch()
  assert.equal((await faults()).length, 0)
  await ask(saveTerminal, { ...live, hours: [], isInUse: true }, { token: admin.token })
  await watch()
  assert.deepEqual(
    (await faults()).map(({ kind, terminal: { id } }) => [kind, id]),
    [['offline', terminal.id]],
  )
  assert.deepEqual((await history()).slice(0, 3), ['opened', 'closed', 'offline'])
})

test('reporters of a fault found by the watch are notified when it ends, and a fault reported by people first waits for a person', async () => {
  const { admin, terminal, printer, faults } = await openSchool()
  const [student, other] = [await enter(campus(), { schoolId: admin.schoolId }), await enter(campus(), { schoolId: admin.schoolId })]
  await printer.beat()
  const report = { terminalId: terminal.id, kind: 'screen', description: '屏幕点不动了，没有反应。' } as const
  await ask(reportFault, report, other)
  await printer.beat(jam)
  campus().clock.advance(61)
  await watch()
  campus().clock.advance(10)
  await printer.beat(jam)
  await ask(reportFault, { ...report, kind: 'media_jam', description: '卡纸了，纸夹在里面。' }, student)
  const screen = await makePart(terminal.id, 'screen')
  await screen.beat()
  campus().clock.advance(181)
  await printer.beat()
  await screen.beat()
  const states = Object.fromEntries((await faults()).map(({ kind, state, reports }) => [kind, [state, reports]]))
  assert.deepEqual(states, { screen: ['untreated', 1], media_jam: ['processed', 1], offline: ['processed', 0] })
  const [own] = (await ask(ownFaultReports, {}, { ...student, language: 'en_US' })).data.rows
  assert.deepEqual([own?.state, own?.notes, own?.handler], ['processed', 'The terminal works again', ''])
  const titles = (await ask(ownMessages, {}, student)).data.rows.map(({ title }) => title)
  assert.deepEqual(titles, [`${terminal.name}：“卡纸”已处理`])
  assert.deepEqual((await ask(ownMessages, {}, other)).data.rows, [])
})

test('the screen of the terminal and the console of its administrator are notified of every state change, other schools are not', async () => {
  const { admin, printer, terminal } = await openSchool()
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const screen = await makePart(terminal.id, 'screen')
  const apps = [
    await listen(campus().url, admin.token),
    await listen(campus().url, screen.token),
    await listen(campus().url, stranger.token),
  ]
  const [console, display, foreign] = apps
  await printer.beat()
  assert.deepEqual(await console?.next('terminals', 0), { terminalId: terminal.id })
  assert.equal(await display?.next('status', 0), null)
  await printer.beat()
  await printer.beat(jam)
  assert.deepEqual(await console?.next('terminals', 1), { terminalId: terminal.id })
  await printer.beat(jam)
  await printer.beat()
  await console?.next('terminals', 2)
  assert.equal(console?.of('terminals').length, 3)
  assert.deepEqual(foreign?.of('terminals'), [])
  for (const app of apps) app.close()
})
