import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { askForData, dataRequests, decideDeletion, downloadData } from '@campus/contract/people/privacy.ts'
import { strFromU8, unzipSync } from 'fflate'
import { systemContext } from './context/context.ts'
import { sendMessage } from './modules/messages/sending/send.service.ts'
import { modules } from './modules.ts'
import { runText } from './platform/db/sql.ts'
import { asker, fetchCall } from './testing/ask.ts'
import { enter } from './testing/enter.ts'
import { eventually } from './testing/eventually.ts'
import { lostItems, reportLost, tidyJob } from './testing/lost-property/lost-property.ts'
import { lostPropertyModule } from './testing/lost-property/module.ts'
import { useTestCampus } from './testing/test-campus.ts'

/** The new area describes what messages say of registrations, so their area is left out, with its dependents. */
const others = modules
  .filter(({ name }) => name !== 'registration')
  .map((module) => ({ ...module, after: module.after.filter((name) => name !== 'registration') }))
const campus = useTestCampus({ modules: [...others, lostPropertyModule] })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

const loseSomething = async (kind: 'student' | 'visitor' = 'student') => {
  const owner = await enter(campus(), { kind })
  assert.equal((await ask(reportLost, { what: '雨伞' }, owner)).code, 200)
  await eventually(async () => (await ask(lostItems, {}, owner)).data.length === 1 || undefined)
  return owner
}

test('the calls of an added area are answered, and its jobs run', async () => {
  const owner = await loseSomething()
  assert.deepEqual((await ask(lostItems, {}, owner)).data, ['雨伞'])
  assert.equal((await ask(lostItems, {})).error, 'login_required')
})

test('its regular work is on the schedule', async () => {
  const { rows } = await runText(campus().base.sql, 'select cron from pgboss.schedule where name = $1', [tidyJob.kind])
  assert.deepEqual(rows, [{ cron: '3 3 * * *' }])
})

test('messages about its items show their status', async () => {
  const { person, schoolId, token } = await enter(campus())
  const text = ['雨伞', 'Umbrella', '雨傘'] as const
  const subject = { kind: 'registration_review', id: randomUUID() } as const
  await sendMessage(systemContext(campus().base), { schoolId, to: [person.id], category: 'progress', title: text, body: text, subject })
  const [message] = (await ask(ownMessages, { group: 'progress' }, { token })).data.rows
  const { data } = await ask(messageDetail, { id: message?.id ?? '' }, { token, language: 'en_US' })
  assert.deepEqual([data.subject?.state, data.subject?.tone], ['Found', 'good'])
})

test('the copy of my data holds its part', async () => {
  const owner = await loseSomething()
  const { id } = (await ask(askForData, { kind: 'export' }, owner)).data
  await eventually(async () => (await ask(dataRequests, {}, owner)).data.find(({ state }) => state === 'ready'))
  const response = await fetchCall(campus().url, downloadData, { id }, { token: owner.token })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const data: unknown = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
  assert.deepEqual(Object(data).lostProperty, ['雨伞'])
})

test('it is notified of a closed account', async () => {
  const owner = await loseSomething('visitor')
  const admin = await enter(campus(), { schoolId: owner.schoolId, kind: 'teacher', roles: ['admin'] })
  const { id } = (await ask(askForData, { kind: 'deletion' }, owner)).data
  assert.equal((await ask(decideDeletion, { id, verdict: 'done', notes: '已核实' }, admin)).code, 200)
  const left = await lostPropertyModule.personalData?.['lostProperty']?.(systemContext(campus().base), owner.person.id)
  assert.deepEqual(left, [])
})
