import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { handleFault, schoolFaults, schoolTerminal } from '@campus/contract/terminals/console.ts'
import { ownFaultReports, reportFault } from '@campus/contract/terminals/faults.ts'
import { heartbeat } from '@campus/contract/terminals/machine.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { enrolMachine, makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { watchTerminals } from '../watch/status.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const watch = () => watchTerminals(systemContext(campus().base))

const idle = { state: 'idle' as const, reasons: [] as never[], sheetsLeft: 200, tonerPercent: 80, name: 'Laser' }
const empty = { ...idle, state: 'stopped' as const, reasons: ['media_empty' as const], sheetsLeft: 0 }

/** A printer that has been without paper for so long that the watch has found it. */
const runOut = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const terminal = await makeTerminal(campus().base, { id: admin.schoolId }, { printer: 'absent' })
  const token = await enrolMachine(campus(), terminal.id, 'printer')
  let nonce: string | null = null
  const beat = async (printer: typeof idle | typeof empty) => {
    nonce = (await ask(heartbeat, { beat: nonce, version: '1', printer }, { token })).data.beat
  }
  /** The time passes, with a heartbeat now and then, as it does at a terminal. */
  const pass = async (seconds: number, printer: typeof idle | typeof empty = empty) => {
    for (let passed = 0; passed < seconds; passed += 30) {
      campus().clock.advance(Math.min(30, seconds - passed))
      await beat(printer)
    }
  }
  await beat(empty)
  await pass(61)
  const faults = async () => (await ask(schoolFaults, {}, admin)).data.rows
  const look = async () => (await ask(schoolTerminal, { id: terminal.id }, admin)).data
  const [fault] = await faults()
  assert.ok(fault)
  const close = (more: { isSure?: boolean } = {}) => ask(handleFault, { id: fault.id, notes: '已加纸', ...more }, admin)
  return { admin, terminal, beat, pass, faults, look, fault, close }
}

const titles = async (who: { token: string }) => (await ask(ownMessages, {}, who)).data.rows.map(({ title }) => title)

test('a fault that the printer still reports is closed only with a confirmation, and opens again with its original time if it persists', async () => {
  const { admin, terminal, pass, faults, look, fault, close } = await runOut()
  const student = await enter(campus(), { schoolId: admin.schoolId })
  await ask(reportFault, { terminalId: terminal.id, kind: 'media_empty', description: '没有纸了，打不出来。' }, student)
  assert.equal((await close()).error, 'fault_stands')
  assert.equal((await faults())[0]?.state, 'untreated')
  assert.equal((await close({ isSure: true })).code, 200)
  await pass(110)
  await Promise.all([watch(), watch()])
  assert.deepEqual([(await faults())[0]?.state, (await look()).openFaults], ['processed', 0])
  await pass(20)
  await Promise.all([watch(), watch()])
  const [again, ...others] = await faults()
  assert.deepEqual(
    [again?.id, again?.state, again?.foundAt, again?.handler, again?.notes, others],
    [fault.id, 'untreated', fault.foundAt, '', '', []],
  )
  const live = await look()
  assert.deepEqual([live.openFaults, live.system, live.state], [1, 'fault', 'unavailable'])
  assert.deepEqual(await titles(admin), [`${terminal.name}：缺纸`, `${terminal.name}：缺纸`])
  assert.deepEqual(await titles(student), [`${terminal.name}：“缺纸”尚未解决`, `${terminal.name}：“缺纸”已处理`])
  assert.equal((await ask(ownFaultReports, {}, student)).data.rows[0]?.state, 'untreated')
  await pass(300)
  await pass(1, idle)
  const { repair } = await look()
  assert.deepEqual([(await faults())[0]?.isHealed, repair.faults, repair.meanMinutes], [true, 1, 7])
  assert.ok((repair.availablePercent ?? 100) < 1, 'the clock of the test goes on beside the steps that it is moved by')
})

test('closing after adding paper needs no confirmation, and a case closed in time stays closed', async () => {
  const { pass, faults, close, beat } = await runOut()
  assert.equal((await close({ isSure: true })).code, 200)
  await pass(20, idle)
  await pass(300, idle)
  await watch()
  assert.deepEqual(
    (await faults()).map(({ state, isHealed }) => [state, isHealed]),
    [['processed', false]],
  )
  // Another time without paper is another case.
  await beat(empty)
  await pass(61)
  assert.equal((await faults()).length, 2)
})

test('a new report during the grace period after closing becomes the open case', async () => {
  const { admin, terminal, pass, faults, close } = await runOut()
  const student = await enter(campus(), { schoolId: admin.schoolId })
  await close({ isSure: true })
  await ask(reportFault, { terminalId: terminal.id, kind: 'media_empty', description: '还是没有纸。' }, student)
  await pass(130)
  assert.deepEqual(
    (await faults()).map(({ state, reports }) => [state, reports]),
    [
      ['untreated', 1],
      ['processed', 0],
    ],
  )
})

test('closing and watching concurrently do not deadlock, and the case is closed once', async () => {
  const { faults, close, beat } = await runOut()
  const answers = await Promise.all([close({ isSure: true }), close({ isSure: true }), watch(), beat(empty), watch()])
  assert.deepEqual([answers[0].error ?? 'done', answers[1].error ?? 'done'].toSorted(), ['already_handled', 'done'])
  assert.deepEqual(
    (await faults()).map(({ state }) => state),
    ['processed'],
  )
})
