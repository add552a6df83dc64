import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportedChange, undoReportedChange } from '@campus/contract/account/account-changes.ts'
import { setAgent } from '@campus/contract/administration/people.ts'
import { application } from '@campus/contract/certificates/applications.ts'
import {
  agencies,
  agencyOrders,
  agencyTemplates,
  answerAgency,
  applyAsAgent,
  askAgency,
  endAgency,
  payAsAgent,
} from '@campus/contract/entrust/agencies.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter, openUnproved, proveNow } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openShop } from '../../../testing/orders.ts'
import { deskOf, walletOf } from '../../../testing/payments.ts'
import { waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { allModules } from '../../module.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** Somebody waits for a row of this table. */
const waitsFor = (table: string) =>
  eventually(async () => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%"${table}"%'`
    return (await runText(campus().base.sql, waiting)).rows.length > 0 ? 'waits' : undefined
  })

/** A student, somebody whom the school made an agent, and its administrator. */
const openOffice = async () => {
  const student = await openShop(campus(), { ways: ['download', 'paper', 'email'] })
  const { schoolId } = student
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const agent = await enter(campus(), { schoolId, kind: 'teacher' })
  const mark = (isAgent: boolean) => ask(setAgent, { id: agent.person.id, isAgent, reason: '校办' }, admin)
  const request = (may: ('apply' | 'pay' | 'collect')[]) => ask(askAgency, { number: student.person.number, may, days: 30 }, agent)
  return { student, admin, agent, mark, request }
}

test('an agent applies, pays and collects for somebody who agreed, as far as they agreed, until they end it', async () => {
  const { student, admin, agent, mark, request } = await openOffice()
  assert.equal((await request(['apply'])).error, 'not_agent')
  assert.equal((await ask(setAgent, { id: agent.person.id, isAgent: true, reason: '校办' }, agent)).error, 'forbidden')
  assert.equal((await ask(setAgent, { id: admin.person.id, isAgent: true, reason: '我' }, admin)).error, 'not_yourself')
  assert.equal((await mark(true)).code, 200)
  const asked = await Promise.all([request(['apply', 'pay', 'collect']), request(['apply', 'pay', 'collect'])])
  assert.deepEqual(asked.map(({ error }) => error ?? '').toSorted(), ['', 'agency_open'])
  const id = asked.find(({ code }) => code === 200)?.data.id ?? ''
  const order = { agencyId: id, templateId: student.templateId, way: 'paper' } as const
  assert.equal((await ask(applyAsAgent, order, agent)).error, 'agency_over')

  // Only who was asked answers, once, and never with more than was asked for.
  assert.equal((await ask(answerAgency, { id, accepts: true }, agent)).error, 'not_found')
  const answers = await Promise.all([1, 2].map(() => ask(answerAgency, { id, accepts: true, may: ['apply', 'pay'] }, student)))
  assert.deepEqual(answers.map(({ error }) => error ?? '').toSorted(), ['', 'agency_over'])
  assert.deepEqual(
    (await ask(agencies, {}, student)).data.rows.map(({ part, state, may }) => [part, state, may]),
    [['principal', 'active', ['apply', 'pay']]],
  )
  assert.equal((await ask(applyAsAgent, { ...order, collects: true }, agent)).error, 'agency_not_allowed')
  assert.equal((await ask(applyAsAgent, { ...order, way: 'email', email: 'me@x.example' }, agent)).error, 'agency_not_allowed')
  assert.deepEqual(
    (await ask(agencyTemplates, { id }, agent)).data.map((one) => one.id),
    [student.templateId],
  )
  const { orderId, applicationId, next } = (await ask(applyAsAgent, { ...order, copies: 2 }, agent)).data
  assert.equal(next, 'payment')
  assert.equal((await ask(application, { id: applicationId }, student)).data.copies, 2)
  assert.equal((await ask(application, { id: applicationId }, agent)).error, 'not_found')

  // The money is the agent's; the beans of the student stay.
  await giveBeans(campus(), student, { print: 5000 })
  const stranger = await enter(campus(), { schoolId: student.schoolId })
  assert.equal((await ask(payAsAgent, { orderId, way: 'cashier' }, stranger)).error, 'not_found')
  const pay = () => ask(payAsAgent, { orderId, way: 'cashier' }, agent)
  const begun = (await pay()).data
  assert.equal(begun.step?.kind, 'redirect')
  // Going on with the same payment begins nothing new.
  assert.equal((await pay()).data.payment?.id, begun.payment?.id)
  assert.equal((await walletOf(campus(), student)).print, 5000)
  const orders = async (side: typeof agent) =>
    (await ask(agencyOrders, { id }, side)).data.map((one) => [one.id, one.state, one.isPaidByAgent])
  for (const side of [student, agent]) assert.deepEqual(await orders(side), [[orderId, 'unpaid', false]])
  assert.equal((await ask(agencyOrders, { id }, stranger)).error, 'not_found')

  // The student ends it while the agent's payment is being written: the payment was first, and after the end there is none.
  const { paying, ending } = await campus()
    .base.sql.transaction()
    .execute(async (sql) => {
      await sql.selectFrom('purchase_order').where('id', '=', orderId).select('id').forUpdate().execute()
      const paying = pay()
      await waitsFor('purchase_order')
      const ending = ask(endAgency, { id }, student)
      assert.equal(await Promise.race([ending.then(() => 'ended'), waitsFor('agency')]), 'waits')
      return { paying, ending }
    })
  assert.deepEqual([(await paying).code, (await ending).code], [200, 200])
  assert.equal((await pay()).error, 'agency_over')
  assert.equal((await ask(applyAsAgent, order, agent)).error, 'agency_over')
  assert.equal((await ask(endAgency, { id }, agent)).error, 'agency_over')

  // What was begun before may still be paid, and the student hears by whom.
  await deskOf(campus()).pay(begun.payment?.number ?? '')
  const isPaid = async () => (await orders(student)).some(([, state]) => state !== 'unpaid') || undefined
  await eventually(isPaid)
  assert.deepEqual(
    (await orders(student)).map(([, , isPaidByAgent]) => isPaidByAgent),
    [true],
  )
  const titles = (await ask(messagesInGroup, { group: 'progress' }, student)).data.rows.map(({ title }) => title)
  assert.match(titles.join(), /为您付了款/)
  const actions = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('subject_id', '=', id)
    .select(['action', 'actor_id'])
    .orderBy('id')
    .execute()
  assert.deepEqual(
    actions.map(({ action, actor_id }) => [action, actor_id === agent.person.id]),
    [
      ['agency.asked', true],
      ['agency.agreed', false],
      ['agency.applied', true],
      ['agency.payment_begun', true],
      ['agency.ended', false],
      ['agency.paid', true],
    ],
  )
})

test('a stolen session declines an agent and agrees to none', async () => {
  const { student, agent, mark, request } = await openOffice()
  await mark(true)
  const stolen = await openUnproved(campus(), { schoolId: student.schoolId, personId: student.person.id })
  const state = async () => (await ask(agencies, {}, student)).data.rows[0]?.state
  const { id } = (await request(['apply'])).data
  assert.equal((await ask(answerAgency, { id, accepts: true }, stolen)).error, 'proof_required')
  assert.equal(await state(), 'asked')
  assert.equal((await ask(answerAgency, { id, accepts: false }, stolen)).code, 200)
  const next = (await ask(askAgency, { number: student.person.number, may: ['apply'], days: 30 }, agent)).data
  await proveNow(campus(), stolen)
  assert.equal((await ask(answerAgency, { id: next.id, accepts: true }, stolen)).code, 200)
  assert.equal(await state(), 'active')
})

test('who did not agree to an agent themselves ends the agreement and all sessions from any of their channels', async () => {
  const { student, agent, mark, request } = await openOffice()
  await mark(true)
  const { id } = (await request(['apply'])).data
  assert.equal((await ask(answerAgency, { id, accepts: true }, student)).code, 200)
  const [message = ''] = await waitForPost(campus(), 'sms', student.person.phone)
  const [mail = ''] = await waitForPost(campus(), 'mail', student.person.email)
  const token = /token=([\w-]+)/.exec(message)?.[1] ?? ''
  assert.ok(mail.includes(`token=${token}`))
  const shown = (await ask(reportedChange, { token }, { language: 'en_US' })).data
  assert.deepEqual([shown.kind, shown.happened.includes(agent.person.number)], ['agency', true])
  assert.equal((await ask(undoReportedChange, { token })).data.isReverted, true)
  assert.equal((await ask(agencies, {}, agent)).data.rows[0]?.state, 'ended')
  await eventually(async () => ((await ask(agencies, {}, student)).result === 'login' ? true : undefined))
})

test('who collects fetches the paper with a code of their own, and without the flag or after its time nothing is allowed', async () => {
  const { student, agent, mark, request } = await openOffice()
  await mark(true)
  const { id } = (await request(['apply', 'collect'])).data
  await ask(answerAgency, { id, accepts: true }, student)
  const order = { agencyId: id, templateId: student.templateId, way: 'paper', collects: true } as const
  const { applicationId, orderId } = (await ask(applyAsAgent, order, agent)).data
  assert.equal((await ask(application, { id: applicationId }, student)).data.delegate?.number, agent.person.number)
  assert.equal((await ask(payAsAgent, { orderId, way: 'cashier' }, agent)).error, 'agency_not_allowed')

  // Without the flag the agreement has ended, for both sides, and with another flag it stays so.
  await Promise.all([mark(false), request(['pay'])])
  await mark(true)
  assert.equal((await ask(applyAsAgent, order, agent)).error, 'agency_over')
  const states = async () => (await ask(agencies, {}, agent)).data.rows.map(({ state }) => state)
  assert.deepEqual(await states(), ['ended'])
  const toldOf = async (side: typeof agent) => (await ask(messagesInGroup, { group: 'progress' }, side)).data.rows.map(({ title }) => title)
  assert.match((await toldOf(student))[0] ?? '', /不再是代办员/)

  // Neither does it outlive an account, and the other side hears of it.
  const { id: next } = (await request(['apply'])).data
  await ask(answerAgency, { id: next, accepts: true }, student)
  const { person, schoolId } = student
  await inTransaction(systemContext(campus().base), (ctx) =>
    allModules.of(ctx).onAccountClosed(ctx, { id: person.id, schoolId, phone: null, email: null, language: 'zh_CN' }),
  )
  assert.deepEqual(await states(), ['ended', 'ended'])
  assert.match((await toldOf(agent))[0] ?? '', /账号已注销/)
  const reasons = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('action', '=', 'agency.ended')
    .where('subject_id', 'in', [id, next])
    .select('details')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    reasons.map(({ details }) => details),
    [{ why: 'not_agent' }, { why: 'left' }],
  )
  const declined = await openOffice()
  await declined.mark(true)
  const other = (await declined.request(['apply'])).data
  assert.equal((await ask(answerAgency, { id: other.id, accepts: false }, declined.student)).code, 200)
  assert.equal((await ask(applyAsAgent, { ...order, agencyId: other.id }, declined.agent)).error, 'agency_over')
  assert.equal((await declined.request(['pay'])).code, 200)
})
