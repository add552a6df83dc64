import assert from 'node:assert/strict'
import { test } from 'node:test'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { application, nudge, withdrawApplication } from '@campus/contract/certificates/applications.ts'
import { applicationToDecide, decideApplications } from '@campus/contract/certificates/decisions.ts'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { orderDetail } from '@campus/contract/orders/orders.ts'
import { applyFor, openOffice } from '../../../testing/applications.ts'
import { act, approval, either, moreThan, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { changeProcess, instanceOfRecord } from '../../../testing/matters.ts'
import { makeTemplate } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** An office with an administrator, somebody of the registry without a role, and a certificate that is approved first. */
const open = async (rules: Partial<TemplateRules> = {}) => {
  const office = await openOffice(campus())
  const { schoolId } = office
  const wanted: Partial<TemplateRules> = { needsApproval: true, ways: ['paper', 'download'], charge: 'each', price: 200, ...rules }
  const { id: templateId } = await makeTemplate(campus().base.sql, schoolId, { rules: wanted })
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  return { ...office, templateId, admin, registrar: await enter(campus(), { schoolId, kind: 'teacher' }) }
}

const byManager = (next?: object) => ({
  id: 'node_1',
  name: '班主任审批',
  type: 'APPROVAL',
  props: { assignedType: 'NEAREST_MANAGER', mode: 'OR', firstDecides: true, overseen: true },
  ...(next ? { children: next } : {}),
})

const decide = (id: string, verdict: 'approved' | 'rejected', by: { token: string }) =>
  ask(decideApplications, { ids: [id], verdict, notes: '情况属实' }, by)

test('with a second step the application waits for both; the registry decides in the office, and the timeline names the steps', async () => {
  const { student, manager, admin, registrar, templateId } = await open()
  await changeProcess(campus(), admin, 'certificate', root(byManager(approval('node_2', [registrar]))))
  const { applicationId: id, orderId } = await applyFor(campus(), student, { templateId, way: 'paper', copies: 2 })
  assert.deepEqual((await decide(id, 'approved', manager)).data, { decided: [id], skipped: [] })
  const waiting = (await ask(application, { id }, student)).data
  assert.deepEqual(
    [waiting.state, waiting.decidedBy, waiting.decideBy, waiting.steps.includes('withdraw')],
    ['pending_approval', '', null, true],
  )
  assert.deepEqual(
    waiting.waitsFor.map(({ step, people }) => [step, people.length]),
    [['node_2', 1]],
  )
  assert.equal((await ask(orderDetail, { id: orderId }, student)).data.state, 'approval')
  assert.equal((await ask(applicationToDecide, { id }, manager)).data.mayDecide, false)
  assert.deepEqual(
    (await decide(id, 'rejected', manager)).data.skipped.map(({ word }) => word),
    ['not_your_task'],
  )
  const [todo] = (await ask(todoList, {}, registrar)).data.rows
  assert.deepEqual(todo?.formAbstracts.map(({ name, value }) => `${name} ${value}`).slice(1), ['领取方式 纸质', '份数 2'])
  assert.equal((await ask(messagesInGroup, { group: 'todo' }, registrar)).data.rows.length, 1)
  const { id: instanceId } = await instanceOfRecord(campus(), id)
  assert.equal((await act(campus(), registrar, instanceId, 'agree')).code, 200)
  const approved = (await ask(application, { id }, student)).data
  assert.deepEqual([approved.state, approved.decidedBy !== ''], ['pending_payment', true])
  assert.deepEqual(
    approved.timeline.map(({ kind, step }) => [kind, step]),
    [
      ['applied', undefined],
      ['step_approved', '班主任审批'],
      ['approved', 'node_2'],
    ],
  )
  assert.deepEqual([approved.waitsFor, approved.timeline.at(-1)?.by], [[], approved.decidedBy])
  assert.equal((await instanceOfRecord(campus(), id)).state, 'passed')
})

test('what a condition lets through is not waited for: it is paid for at once', async () => {
  const { student, admin, templateId } = await open()
  const gateway = either(moreThan('copies', 1), byManager())
  await changeProcess(campus(), admin, 'certificate', root(gateway))
  const one = await applyFor(campus(), student, { templateId, way: 'paper', copies: 1 })
  const shown = (await ask(application, { id: one.applicationId }, student)).data
  assert.deepEqual([one.next, shown.state, shown.decidedBy, shown.steps.includes('pay')], ['payment', 'pending_payment', '', true])
  const two = await applyFor(campus(), student, { templateId, way: 'paper', copies: 2 })
  assert.deepEqual([two.next, (await instanceOfRecord(campus(), two.applicationId)).state], ['approval', 'running'])
})

test('the dean steps in for the class teacher, and the trail names both', async () => {
  const { student, manager, dean, templateId } = await open()
  const { applicationId: id } = await applyFor(campus(), student, { templateId })
  assert.deepEqual((await decide(id, 'approved', dean)).data.decided, [id])
  const { state, tasks } = await instanceOfRecord(campus(), id)
  assert.deepEqual(
    [state, tasks.map(({ assignee, decidedBy }) => [assignee, decidedBy])],
    ['passed', [[manager.person.id, dean.person.id]]],
  )
})

test('in the office the applicant reminds, and withdraws; an administrator ends it with words that the applicant reads', async () => {
  const { student, manager, admin, templateId } = await open()
  const first = await applyFor(campus(), student, { templateId })
  const { id: instanceId } = await instanceOfRecord(campus(), first.applicationId)
  assert.equal((await act(campus(), student, instanceId, 'urge')).code, 200)
  assert.equal((await ask(nudge, { id: first.applicationId }, student)).error, 'nudged_today')
  assert.equal((await ask(messagesInGroup, { group: 'todo' }, manager)).data.rows.length, 2)
  assert.equal((await act(campus(), student, instanceId, 'cancel')).code, 200)
  assert.equal((await ask(application, { id: first.applicationId }, student)).data.state, 'withdrawn')
  assert.equal((await ask(orderDetail, { id: first.orderId }, student)).data.state, 'closed')

  const second = await applyFor(campus(), student, { templateId })
  const other = await instanceOfRecord(campus(), second.applicationId)
  assert.equal((await act(campus(), admin, other.id, 'end', { result: 'cancelled', comment: { text: '重复申请' } })).code, 200)
  assert.equal((await ask(application, { id: second.applicationId }, student)).data.state, 'closed')
  assert.match((await ask(messagesInGroup, { group: 'progress' }, student)).data.rows[0]?.title ?? '', /已被撤销/)
  assert.equal((await ask(orderDetail, { id: second.orderId }, student)).data.state, 'closed')
})

test('a withdrawal and a decision at the same moment: one of them counts, fifty times', async () => {
  const { student, manager, templateId } = await open()
  const made: Awaited<ReturnType<typeof applyFor>>[] = []
  for (let count = 0; count < 50; count += 1) made.push(await applyFor(campus(), student, { templateId }))
  await Promise.all(
    made.map(async ({ applicationId: id, orderId }) => {
      const [withdrawn, decided] = await Promise.all([ask(withdrawApplication, { id }, student), decide(id, 'approved', manager)])
      const won = withdrawn.error ? 'pending_payment' : 'withdrawn'
      assert.equal(decided.data.decided.length, withdrawn.error ? 1 : 0)
      assert.equal((await ask(application, { id }, student)).data.state, won)
      assert.equal((await ask(orderDetail, { id: orderId }, student)).data.state, withdrawn.error ? 'unpaid' : 'closed')
      assert.equal((await instanceOfRecord(campus(), id)).state, withdrawn.error ? 'passed' : 'cancelled')
    }),
  )
})

test('applications of a student are decided while more of them arrive, and neither waits for the other in a circle', async () => {
  const { student, manager, templateId } = await open()
  for (let round = 0; round < 3; round += 1) {
    const made = await Promise.all(Array.from({ length: 8 }, () => applyFor(campus(), student, { templateId })))
    const decisions = made.map(({ applicationId }) => decide(applicationId, 'approved', manager))
    const [decided] = await Promise.all([Promise.all(decisions), ...made.map(() => applyFor(campus(), student, { templateId }))])
    for (const { data } of decided) assert.equal(data.decided.length, 1)
  }
})
