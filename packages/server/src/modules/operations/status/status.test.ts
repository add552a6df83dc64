import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serviceOutages, systemStatus } from '@campus/contract/operations/status.ts'
import { systemContext } from '../../../context/context.ts'
import { noteOutsideFailure, noteOutsideSuccess } from '../../../platform/http-client/outside-calls.ts'
import { noOffice } from '../../../ports/office/office.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { record, sealNewEntries } from '../../audit/audit.service.ts'
import { signHeads } from '../../evidence/sign-heads.service.ts'
import { reportOutsideCalls } from './process-report.service.ts'

const campus = useTestCampus({
  environment: { SMTP_HOST: '127.0.0.1', SMTP_FROM: 'campus@example.edu.cn', SMTP_PORT: '1' },
  services: () => ({ office: { ...noOffice, isPresent: true, risks: ['network'] } }),
})
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

test('administrators and auditors read in words how everything is, nobody else does', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const auditor = await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['auditor'] })
  const { groups } = (await ask(systemStatus, {}, auditor)).data
  assert.deepEqual(
    groups.map(({ id }) => id),
    ['processes', 'database', 'queue', 'disk', 'providers', 'children', 'terminals', 'chains', 'backups', 'retention'],
  )
  const own = groups[0]?.lines.find(({ title }) => title.endsWith(` · ${process.pid}`))
  assert.ok(own?.since && own.text.includes('版本'))
  for (const line of groups.flatMap(({ lines }) => lines)) assert.ok(line.text, line.id)
  const english = (await ask(systemStatus, {}, { ...admin, language: 'en_US' })).data
  assert.match(english.groups.find(({ id }) => id === 'disk')?.lines[0]?.text ?? '', /free \(\d+%\)/)
  const months = async () =>
    (await ask(systemStatus, {}, admin)).data.groups.find(({ id }) => id === 'database')?.lines.find(({ id }) => id === 'log-months')
  assert.equal((await months())?.tone, 'good')
  const office = groups.find(({ id }) => id === 'providers')?.lines.find(({ id }) => id === 'libreoffice')
  assert.deepEqual([office?.tone, office?.advice === ''], ['attention', false])
  // A clock that went wrong: no month was made for it.
  const farAhead = new Date(Date.now() + 900 * 24 * 3600 * 1000)
  await record({ ...systemContext(campus().base), now: () => farAhead }, { action: 'test', subjectKind: 'thing', subjectId: '1', schoolId })
  assert.deepEqual([(await months())?.tone, (await months())?.advice === ''], ['bad', false])
  const stranger = await enter(campus(), { schoolId: admin.schoolId, kind: 'student' })
  assert.equal((await ask(systemStatus, {}, stranger)).error, 'forbidden')
})

test('a chain whose newest entries were not signed for minutes is red until they are', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const ctx = systemContext(campus().base)
  const entry = (minutesAgo: number) =>
    record(
      { ...ctx, now: () => new Date(Date.now() - minutesAgo * 60_000) },
      { action: 'test', subjectKind: 'thing', subjectId: '1', schoolId },
    )
  const line = async () =>
    (await ask(systemStatus, {}, { ...admin, language: 'en_US' })).data.groups
      .flatMap(({ lines }) => lines)
      .find(({ id }) => id === 'audit')
  await entry(0)
  await sealNewEntries(ctx)
  await signHeads(ctx)
  assert.equal((await line())?.tone, 'good')
  await entry(30)
  await sealNewEntries(ctx)
  const late = await line()
  assert.deepEqual([late?.tone, late?.advice === ''], ['bad', false])
  await signHeads(ctx)
  assert.equal((await line())?.tone, 'good')
  await entry(1)
  await sealNewEntries(ctx)
  assert.equal((await line())?.tone, 'good', 'what is new is signed within a minute')
})

test('a service that fails three times in a row is down for everybody until it answers once', async () => {
  const { base } = campus()
  const [admin, student] = [await enter(campus(), { kind: 'teacher', roles: ['admin'] }), await enter(campus())]
  const report = () => reportOutsideCalls(base)
  const mailLine = async () =>
    (await ask(systemStatus, {}, admin)).data.groups.flatMap(({ lines }) => lines).find(({ id }) => id === 'smtp')
  noteOutsideFailure('smtp', 'smtp: cannot be talked to')
  await report()
  assert.equal((await mailLine())?.tone, 'attention')
  assert.deepEqual((await ask(serviceOutages, {}, student)).data, [])
  // Failures that several processes saw add up.
  for (let time = 0; time < 2; time += 1) noteOutsideFailure('smtp', 'smtp: cannot be talked to')
  await report()
  assert.deepEqual([(await mailLine())?.tone, (await mailLine())?.advice === ''], ['bad', false])
  const [outage] = (await ask(serviceOutages, {}, student)).data
  assert.equal(outage?.service, 'mail')
  assert.equal(outage?.since, (await mailLine())?.since)
  noteOutsideSuccess('smtp')
  await report()
  assert.deepEqual([(await mailLine())?.tone, (await ask(serviceOutages, {}, student)).data], ['good', []])
})

test('payment is down when nobody who takes money answers, printing when no terminal in use can print', async () => {
  const { base } = campus()
  const student = await enter(campus())
  const down = async () => (await ask(serviceOutages, {}, student)).data.map(({ service }) => service)
  const payers = Object.keys(base.services.pay).map((kind) => (kind === 'wechat' ? 'wechat pay' : kind))
  assert.ok(payers.length > 0)
  for (const payer of payers) for (let time = 0; time < 3; time += 1) noteOutsideFailure(payer, `${payer}: no answer`)
  await reportOutsideCalls(base)
  assert.deepEqual(await down(), ['payment'])
  noteOutsideSuccess(payers[0] ?? '')
  await reportOutsideCalls(base)
  assert.deepEqual(await down(), [])
  const lost = (id: string, is_lost: boolean) =>
    base.sql.updateTable('terminal_status').set({ is_lost, printer_seen_at: base.now() }).where('terminal_id', '=', id).execute()
  const [one, other] = [await makeTerminal(base, { id: student.schoolId }), await makeTerminal(base, { id: student.schoolId })]
  await lost(one.id, true)
  assert.deepEqual(await down(), [], 'another one prints')
  await lost(other.id, true)
  assert.deepEqual(await down(), ['printing'])
  await lost(other.id, false)
  assert.deepEqual(await down(), [])
})
