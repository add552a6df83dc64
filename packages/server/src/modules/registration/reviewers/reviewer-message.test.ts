import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { reviewUnmatched } from '@campus/contract/registration/console/cases.ts'
import { addMaterial } from '@campus/contract/registration/hand-in.ts'
import { asker } from '../../../testing/ask.ts'
import { nothingToDo, todoOf } from '../../../testing/inbox.ts'
import { makeSchool } from '../../../testing/people.ts'
import { addFile, handInUnknown, inventIdCard, makeReviewer } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

const campus = useTestCampus()

const someone = (schoolId: string, number: string) => ({ schoolId, name: '庚同学', number, idCard: inventIdCard() })

test('the managers of the unit that was named have one message about a case, and a new one when material was added', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const [mine, others] = [await makeUnit(base.sql, schoolId, { kind: 'college' }), await makeUnit(base.sql, schoolId, { kind: 'college' })]
  const manager = await makeReviewer(campus(), schoolId, mine)
  const uninvolved = [await makeReviewer(campus(), schoolId, others), await makeReviewer(campus(), schoolId)]
  const { id } = await handInUnknown(campus(), someone(schoolId, 'M1'), { college: mine })
  assert.deepEqual(await todoOf(url, manager), { unread: 1, total: 1 })
  for (const one of uninvolved) assert.equal((await todoOf(url, one)).total, 0)

  const [message] = (await ask(messagesInGroup, { group: 'todo' }, manager)).data.rows
  assert.match(message?.title ?? '', /庚同学申请注册/)
  const { subject } = (await ask(messageDetail, { id: message?.id ?? '' }, manager)).data
  assert.deepEqual([subject?.kind, subject?.id, subject?.state, subject?.action?.label], ['registration_review', id, '未匹配', '去审核'])

  await ask(reviewUnmatched, { ids: [id], verdict: 'supplement', notes: '请补充成绩单' }, manager)
  await nothingToDo(url, manager)
  for (const kind of ['transcript', 'diploma'] as const) await addFile(campus(), id, kind)
  assert.equal((await todoOf(url, manager)).unread, 0)
  await ask(addMaterial, { id })
  assert.deepEqual(await todoOf(url, manager), { unread: 1, total: 2 })
  await ask(reviewUnmatched, { ids: [id], verdict: 'failed', notes: '无法确认' }, manager)
  await nothingToDo(url, manager)
})

test('administrators are asked where nobody looks after the unit, and a message shows nothing to who lost the right to it', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const [college, other] = [
    await makeUnit(base.sql, schoolId, { kind: 'college' }),
    await makeUnit(base.sql, schoolId, { kind: 'college' }),
  ]
  const admin = await makeReviewer(campus(), schoolId)
  await handInUnknown(campus(), someone(schoolId, 'M2'), { college })
  assert.equal((await todoOf(url, admin)).unread, 1)
  const manager = await makeReviewer(campus(), schoolId, college)
  await handInUnknown(campus(), someone(schoolId, 'M3'), { college })
  assert.deepEqual([(await todoOf(url, admin)).unread, (await todoOf(url, manager)).unread], [1, 1])
  await setReach(base.sql, manager.id, other)
  const [message] = (await ask(messagesInGroup, { group: 'todo' }, manager)).data.rows
  assert.equal((await ask(messageDetail, { id: message?.id ?? '' }, manager)).data.subject, null)
})
