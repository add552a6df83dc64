import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startProcess, submitProcess } from '@campus/contract/approval/starting.ts'
import { changeSchoolSettings } from '@campus/contract/school/console/settings.ts'
import { act, apply, approval, openOffice, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const limit = 20

/** An office whose people may do everything twenty times a day. */
const openLimited = async () => {
  const office = await openOffice(campus())
  const ask = asker(campus().url)
  const officeLimits = { applications: limit, drafts: limit, comments: limit }
  assert.equal((await ask(changeSchoolSettings, { officeLimits }, office.admin)).code, 200)
  const id = await publish(campus(), office.admin, { tree: root(approval('node_1', [office.first])) })
  return { ...office, ask, id }
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

test('who has applied twenty times today is refused with clear words, also by the other call; nobody else is', async () => {
  const { ask, id, student, second } = await openLimited()
  const given = { id, formData: { reason: '盖章' } }
  for (const _ of times(limit)) assert.equal((await ask(startProcess, given, student)).code, 200)
  const refused = await ask(startProcess, given, student)
  assert.deepEqual([refused.error, refused.msg], ['enough_today', '今天提交的次数已达上限，请明天再来'])
  assert.equal((await ask(submitProcess, { formId: id, formData: given.formData }, student)).error, 'enough_today')
  assert.equal((await ask(startProcess, given, second)).code, 200)
  assert.equal((await ask(startProcess, { ...given, draft: true }, student)).code, 200)
})

test('new drafts are counted, a draft that is saved again is not', async () => {
  const { ask, id, student } = await openLimited()
  const given = { id, draft: true, formData: { reason: '盖章' } }
  const { instanceId } = (await ask(startProcess, given, student)).data
  for (const _ of times(limit + 1)) assert.equal((await ask(startProcess, { ...given, instanceId }, student)).code, 200)
  for (const _ of times(limit - 1)) assert.equal((await ask(startProcess, given, student)).code, 200)
  assert.equal((await ask(startProcess, given, student)).error, 'enough_today')
})

test('comments are counted, what somebody says when they decide is not', async () => {
  const { id, student, first } = await openLimited()
  const instanceId = await apply(campus(), student, id)
  const comment = () => act(campus(), first, instanceId, 'comment', { comment: { text: '请看' } })
  for (const _ of times(limit)) assert.equal((await comment()).code, 200)
  assert.equal((await comment()).error, 'enough_today')
  assert.equal((await act(campus(), first, instanceId, 'agree', { comment: { text: '同意' } })).code, 200)
})
