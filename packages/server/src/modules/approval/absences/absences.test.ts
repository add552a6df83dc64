import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportedChange, undoReportedChange } from '@campus/contract/account/account-changes.ts'
import { endAbsence, ownAbsences, saveAbsence } from '@campus/contract/approval/absences.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { act, apply, approval, openOffice, publish, root, taskOf } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...asked) => asker(campus().url)(...asked)

/** Somebody for whom two applications wait names a deputy and hands both over; the deputy has decided one of them. */
const nameDeputy = async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const process = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const [decided, open] = [await apply(campus(), student, process), await apply(campus(), student, process)]
  const now = campus().clock.now().getTime()
  const away = { startsAt: new Date(now - 1000).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() }
  const { data } = await ask(saveAbsence, { ...away, deputyId: second.person.id, handOverOpen: true }, first)
  assert.equal(data.handedOver, 2)
  await act(campus(), second, decided, 'agree')
  const [message = ''] = await waitForPost(campus(), 'sms', first.person.phone)
  return { owner: first, deputy: second, id: data.id, open, token: /token=([\w-]+)/.exec(message)?.[1] ?? '' }
}

test('a new deputy is reported on all channels; "this was not me" ends it, brings back what still waits, and ends all sessions', async () => {
  const { owner, deputy, open, token } = await nameDeputy()
  const [mail = ''] = await waitForPost(campus(), 'mail', owner.person.email)
  assert.ok(mail.includes(`token=${token}`))
  const shown = (await ask(reportedChange, { token }, { language: 'en_US' })).data
  assert.deepEqual([shown.kind, shown.happened.includes(`(${deputy.person.number})`), shown.state], ['deputy', true, 'open'])
  assert.equal((await ask(undoReportedChange, { token })).data.isReverted, true)
  await eventually(async () => ((await ask(ownAbsences, {}, owner)).result === 'login' ? true : undefined))
  const again = await comeBack(campus(), owner)
  assert.deepEqual((await ask(ownAbsences, {}, again)).data.mine, [])
  assert.equal(await taskOf(campus(), deputy, open), '')
  assert.equal((await act(campus(), again, open, 'agree')).code, 200)
  const titles = (await ask(ownMessages, {}, deputy)).data.rows.map(({ title }) => title)
  assert.ok(titles.some((title) => title.endsWith('的审批不再由您代理')))
})

test('what was handed over comes back also where the deputy has stopped already', async () => {
  const { owner, deputy, id, open, token } = await nameDeputy()
  assert.equal((await ask(endAbsence, { id }, owner)).code, 200)
  assert.equal((await ask(undoReportedChange, { token })).data.isReverted, true)
  assert.equal(await taskOf(campus(), deputy, open), '')
})
