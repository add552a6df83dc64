import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { enrolmentCode, revokeCredential, schoolFaults, schoolTerminal, terminalEvents } from '@campus/contract/terminals/console.ts'
import { enrol, heartbeat, terminalSelf } from '@campus/contract/terminals/machine.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePrintJob } from '../../../testing/print-jobs.ts'
import { enrolMachine, makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { giveEnrolmentAgain, sweepEnrolments } from './enrolment.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const terminal = await makeTerminal(campus().base, { id: admin.schoolId }, { printer: 'absent' })
  return { admin, terminal }
}
type Opened = Awaited<ReturnType<typeof openSchool>>

const codeFor = async ({ admin, terminal }: Opened, part: 'screen' | 'printer' = 'printer') =>
  (await ask(enrolmentCode, { terminalId: terminal.id, part }, { token: admin.token })).data

const beat = (token: string, nonce: string | null, printer: object | null = null) =>
  ask(heartbeat, { beat: nonce, version: '1.0', printer: printer as never }, { token })
const idle = { state: 'idle', reasons: [], sheetsLeft: 500, tonerPercent: 80, name: 'Laser' }

const historyOf = async ({ admin, terminal }: Opened) =>
  (await ask(terminalEvents, { terminalId: terminal.id }, { token: admin.token })).data.rows.map(({ kind }) => kind)

test('an administrator gives a code, and one machine becomes a part of the terminal with it', async () => {
  const opened = await openSchool()
  const { code, address } = await codeFor(opened, 'screen')
  assert.match(code, /^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/)
  assert.equal(address, `${campus().url}/kiosk`)
  const { data } = await ask(enrol, { code: code.toLowerCase().replaceAll('-', ' '), deviceName: '大厅屏幕' })
  assert.deepEqual({ ...data, token: '' }, { token: '', part: 'screen', terminalId: opened.terminal.id })
  const self = (await ask(terminalSelf, {}, { token: data.token })).data
  assert.deepEqual([self.id, self.part, self.appAddress, self.printer], [opened.terminal.id, 'screen', campus().url, 'unknown'])
  // The name that the school's people know the app by.
  assert.deepEqual(Object.values(self.product), ['智慧校园', 'Campus', '智慧校園'])
  assert.deepEqual(await historyOf(opened), ['enrolled'])
  const [credential] = (await ask(schoolTerminal, { id: opened.terminal.id }, { token: opened.admin.token })).data.credentials
  assert.deepEqual([credential?.deviceName, credential?.state, credential?.part], ['大厅屏幕', 'valid', 'screen'])
  assert.equal((await ask(enrol, { code })).error, 'enrolment_wrong')
})

test('who is shown a code again sees the same one until it is used or nearly over', async () => {
  const { terminal } = await openSchool()
  const again = (before?: string) => giveEnrolmentAgain(systemContext(campus().base), { terminalId: terminal.id, part: 'screen' }, before)
  const first = await again()
  assert.equal(await again(first), first)
  assert.equal((await ask(enrol, { code: first })).code, 200)
  const second = await again(first)
  assert.notEqual(second, first)
  campus().clock.advance(14 * 60 + 1)
  assert.notEqual(await again(second), second)
})

test('of two machines with one code at the same moment one gets in', async () => {
  const opened = await openSchool()
  const { code } = await codeFor(opened)
  const answers = await Promise.all([ask(enrol, { code }), ask(enrol, { code })])
  assert.deepEqual(answers.map(({ error }) => error ?? 'in').toSorted(), ['enrolment_wrong', 'in'])
})

test('two codes used at once for one part leave one machine, and the part that was there before is out', async () => {
  const opened = await openSchool()
  const before = await enrolMachine(campus(), opened.terminal.id, 'printer')
  const codes = [await codeFor(opened), await codeFor(opened)]
  const enrolled = await Promise.all(codes.map(({ code }) => ask(enrol, { code })))
  const tokens = enrolled.map(({ data }) => data.token)
  const reached = await Promise.all(tokens.map(async (token) => (await ask(terminalSelf, {}, { token })).error ?? 'in'))
  assert.deepEqual(reached.toSorted(), ['in', 'login_required'])
  assert.equal((await ask(terminalSelf, {}, { token: before })).error, 'login_required')
  const screen = await enrolMachine(campus(), opened.terminal.id, 'screen')
  assert.equal((await ask(terminalSelf, {}, { token: screen })).code, 200)
})

test('a code expires after 15 minutes, is deleted, and guessing is limited', async () => {
  const opened = await openSchool()
  const { code } = await codeFor(opened)
  campus().clock.advance(15 * 60 + 1)
  assert.equal((await ask(enrol, { code })).error, 'enrolment_wrong')
  campus().clock.advance(90_000)
  const { base } = campus()
  await sweepEnrolments({ ...base, language: 'zh_CN', origin: { requestId: '', network: '', deviceId: '', deviceName: '' } })
  const kept = await base.sql.selectFrom('terminal_enrolment').where('terminal_id', '=', opened.terminal.id).select('id').execute()
  assert.equal(kept.length, 0)
  const guesses = []
  for (let times = 0; times < 11; times += 1) guesses.push((await ask(enrol, { code: 'AAAA-BBBB-CCCC' })).error)
  assert.deepEqual([guesses[9], guesses[10]], ['enrolment_wrong', 'try_later'])
  campus().clock.advance(601)
})

test("a stranger's terminal and credential give the same answer as missing ones, and a student cannot create codes", async () => {
  const [mine, other] = [await openSchool(), await openSchool()]
  await enrolMachine(campus(), other.terminal.id, 'printer')
  const [credential] = (await ask(schoolTerminal, { id: other.terminal.id }, { token: other.admin.token })).data.credentials
  const { token } = mine.admin
  assert.equal((await ask(enrolmentCode, { terminalId: other.terminal.id, part: 'screen' }, { token })).error, 'not_found')
  assert.equal((await ask(revokeCredential, { credentialId: credential?.id ?? '' }, { token })).error, 'not_found')
  assert.equal((await ask(schoolTerminal, { id: other.terminal.id }, { token })).error, 'not_found')
  const student = await enter(campus(), { schoolId: mine.admin.schoolId })
  assert.equal((await ask(enrolmentCode, { terminalId: mine.terminal.id, part: 'screen' }, student)).error, 'forbidden')
})

test('a credential that is revoked is useless, and its unstarted jobs go back to the queue', async () => {
  const opened = await openSchool()
  const { admin, terminal } = opened
  const token = await enrolMachine(campus(), terminal.id, 'printer')
  const first = (await beat(token, null, idle)).data
  const [credential] = (await ask(schoolTerminal, { id: terminal.id }, { token: admin.token })).data.credentials
  const id = credential?.id ?? ''
  const held = { terminalId: terminal.id, schoolId: admin.schoolId, personId: admin.person.id, takenBy: id }
  const [taken, begun] = [
    await makePrintJob(campus().base, { ...held, state: 'taken' }),
    await makePrintJob(campus().base, { ...held, state: 'printing' }),
  ]
  const twice = await Promise.all([1, 2].map(() => ask(revokeCredential, { credentialId: id }, { token: admin.token })))
  assert.deepEqual(
    twice.map(({ code }) => code),
    [200, 200],
  )
  assert.equal((await beat(token, first.beat, idle)).error, 'login_required')
  const stateOf = async (job: string) =>
    (await campus().base.sql.selectFrom('print_job').where('id', '=', job).select('state').executeTakeFirstOrThrow()).state
  assert.deepEqual([await stateOf(taken), await stateOf(begun)], ['queued', 'printing'])
  assert.deepEqual(await historyOf(opened), ['revoked', 'offline', 'online', 'enrolled'])
  const live = (await ask(schoolTerminal, { id: terminal.id }, { token: admin.token })).data
  assert.deepEqual([live.run, live.credentials[0]?.state], ['offline', 'revoked'])
})

test('each heartbeat gives the nonce for the next, and a lost response may be requested again', async () => {
  const { terminal } = await openSchool()
  const token = await enrolMachine(campus(), terminal.id, 'printer')
  const lost = (await beat(token, null, idle)).data
  const again = (await beat(token, null, idle)).data
  assert.notEqual(again.beat, lost.beat)
  assert.equal(again.isInUse, true)
  const next = (await beat(token, again.beat, idle)).data
  assert.equal((await beat(token, again.beat, idle)).code, 200)
  assert.notEqual(next.beat, again.beat)
})

test('a credential that is used in two places is revoked for both, and the administrators are notified once', async () => {
  const opened = await openSchool()
  const { admin, terminal } = opened
  const token = await enrolMachine(campus(), terminal.id, 'printer')
  const copied = (await beat(token, null, idle)).data.beat
  const own = (await beat(token, copied, idle)).data.beat
  // The copy of the machine is one nonce behind and succeeds; then the terminal itself comes with an expired nonce.
  const stolen = (await beat(token, copied, idle)).data.beat
  const held = await makePrintJob(campus().base, {
    terminalId: terminal.id,
    schoolId: admin.schoolId,
    personId: admin.person.id,
    takenBy: (await ask(schoolTerminal, { id: terminal.id }, { token: admin.token })).data.credentials[0]?.id ?? '',
    state: 'taken',
  })
  const answers = await Promise.all([beat(token, own, idle), beat(token, own, idle)])
  assert.deepEqual(answers.map(({ error }) => error ?? 'in').toSorted(), ['credential_doubled', 'login_required'])
  assert.equal((await beat(token, stolen, idle)).error, 'login_required')
  const job = await campus().base.sql.selectFrom('print_job').where('id', '=', held).select('state').executeTakeFirstOrThrow()
  assert.equal(job.state, 'queued')
  assert.deepEqual((await historyOf(opened)).slice(0, 2), ['doubled', 'offline'])
  const { rows } = (await ask(schoolFaults, {}, { token: admin.token })).data
  assert.deepEqual(
    rows.map(({ kind, isFoundByWatch, state }) => [kind, isFoundByWatch, state]),
    [['credential', true, 'untreated']],
  )
  const inbox = (await ask(ownMessages, { group: 'todo' }, { token: admin.token })).data.rows
  assert.equal(inbox.length, 1)
  const again = await enrolMachine(campus(), terminal.id, 'printer')
  assert.equal((await beat(again, null, idle)).code, 200)
  const after = (await ask(schoolTerminal, { id: terminal.id }, { token: admin.token })).data
  assert.deepEqual([after.state, after.system, after.openFaults], ['normal', 'normal', 0])
  assert.deepEqual(
    after.credentials.map(({ state }) => state),
    ['valid', 'doubled'],
  )
})

test('a malformed nonce or printer status is refused field by field', async () => {
  const { terminal } = await openSchool()
  const token = await enrolMachine(campus(), terminal.id, 'printer')
  const answer = await beat(token, 'x'.repeat(65), { ...idle, state: 'dancing', sheetsLeft: -1 })
  assert.equal(answer.error, 'bad_input')
  assert.deepEqual(Object.keys(answer.fields ?? {}).toSorted(), ['beat', 'printer.sheetsLeft', 'printer.state'])
  assert.equal((await beat(token, null)).code, 200)
})
