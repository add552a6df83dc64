import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownAbsences } from '@campus/contract/approval/absences.ts'
import { consoleProcess, publishProcess, saveProcess, saveProcessDraft } from '@campus/contract/approval/console/processes.ts'
import { handleMatter, handleTask } from '@campus/contract/approval/handling.ts'
import { processInfo } from '@campus/contract/approval/progress.ts'
import { submitProcess } from '@campus/contract/approval/starting.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { askLeave, decideLeave, leaveRequest, withdrawLeave } from '@campus/contract/leave/leave-requests.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { systemContext } from '../../context/context.ts'
import { transact } from '../../platform/db/transaction.ts'
import { apply, approval, either, moreThan, openOffice, publish, root, taskOf } from '../../testing/approvals.ts'
import { asker } from '../../testing/ask.ts'
import { comeBack, enter } from '../../testing/enter.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../testing/units.ts'
import { fireTimers } from '../approval/engine/firing.service.ts'
import { leaveOffice } from '../approval/leaving/leaving.service.ts'
import { processOfMatter } from '../approval/matters/matter-process.service.ts'
import { adoptLeave } from './leave-adoption.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const day = 86_400_000

const leave = (days: number, fromDay = 1) => {
  const from = campus().clock.now().getTime() + fromDay * day
  return {
    kind: 'sick' as const,
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + days * day).toISOString(),
    reason: '感冒发烧需要休息',
  }
}

/** The office with a manager of its college and one of another college. */
const openCollege = async () => {
  const office = await openOffice(campus())
  const { sql } = campus().base
  const other = await makeUnit(sql, office.schoolId, { kind: 'college' })
  const manage = async (unitId: string) => {
    const entered = await enter(campus(), { schoolId: office.schoolId, kind: 'teacher', roles: ['manager'] })
    await sql.updateTable('person').set({ org_unit_id: unitId }).where('id', '=', entered.person.id).execute()
    await setReach(sql, entered.person.id, unitId)
    return entered
  }
  return { ...office, manager: await manage(office.college), stranger: await manage(other) }
}
type College = Awaited<ReturnType<typeof openCollege>>

const nearest = { assignedType: 'NEAREST_MANAGER', mode: 'OR', firstDecides: true, overseen: true }

/** The administrator changes how leave is decided. */
const change = async ({ schoolId, admin }: College, tree: object) => {
  const { id } = await processOfMatter(systemContext(campus().base), schoolId, 'leave')
  const saved = await ask(saveProcessDraft, { id, revision: 0, tree, form: [], settings: { undo: true } }, admin)
  const published = await ask(publishProcess, { id, revision: saved.data.revision }, admin)
  return { id, problems: saved.data.problems.map(({ code }) => code), error: published.error }
}

const instanceOf = async (leaveId: string) =>
  (await campus().base.sql.selectFrom('approval_instance').where('matter_id', '=', leaveId).select('id').executeTakeFirstOrThrow()).id

const nameOf = async (id: string) =>
  (await campus().base.sql.selectFrom('person').where('id', '=', id).select('name').executeTakeFirstOrThrow()).name

test('a leave of more than three days needs a second approver, who has no role; a short one does not', async () => {
  const college = await openCollege()
  const { student, manager, first } = college
  const gateway = either(moreThan('days', 3), approval('node_4', [first]))
  assert.equal((await change(college, root(approval('node_1', [], nearest, gateway)))).error, undefined)
  const short = (await ask(askLeave, leave(2), student)).data.id
  await ask(decideLeave, { id: short, verdict: 'approved', notes: '好' }, manager)
  assert.equal((await ask(leaveRequest, { id: short }, student)).data.state, 'approved')
  const long = (await ask(askLeave, leave(4, 10), student)).data.id
  assert.equal((await ask(decideLeave, { id: long, verdict: 'approved', notes: '好' }, manager)).code, 200)
  const between = (await ask(leaveRequest, { id: long }, manager)).data
  assert.deepEqual([between.state, between.mayDecide], ['pending', false])
  assert.equal((await ask(decideLeave, { id: long, verdict: 'refused', notes: '不' }, manager)).error, 'not_your_task')
  const instanceId = await instanceOf(long)
  assert.equal((await ask(messagesInGroup, { group: 'todo' }, first)).data.rows.length, 1)
  const taskId = await taskOf(campus(), first, instanceId)
  assert.equal((await ask(handleMatter, { instanceId, taskId, action: 'agree', comment: { text: '同意' } }, first)).code, 200)
  const own = (await ask(leaveRequest, { id: long }, student)).data
  assert.deepEqual([own.state, own.notes, own.decidedBy], ['approved', '同意', await nameOf(first.person.id)])
  assert.equal((await ask(messagesInGroup, { group: 'progress' }, student)).data.rows.length, 2)
})

test('the person who asked is told when an administrator ends the request, and not when they withdraw it', async () => {
  const { admin, student } = await openCollege()
  const titles = async () => (await ask(messagesInGroup, { group: 'progress' }, student)).data.rows.map(({ title }) => title)
  const withdrawn = (await ask(askLeave, leave(1), student)).data.id
  await ask(withdrawLeave, { id: withdrawn }, student)
  assert.deepEqual(await titles(), [])
  const ended = (await ask(askLeave, leave(1), student)).data.id
  const given = { instanceId: await instanceOf(ended), action: 'end' as const, result: 'cancelled' as const, comment: { text: '重复申请' } }
  assert.equal((await ask(handleMatter, given, admin)).code, 200)
  assert.equal((await ask(leaveRequest, { id: ended }, student)).data.state, 'withdrawn')
  assert.deepEqual(await titles(), ['您的病假已被撤销'])
})

test('the form of a built-in process is code: fields cannot be taken away, opened or picked over, and it never stops', async () => {
  const college = await openCollege()
  const { admin, manager, student } = college
  const wrong = root(approval('node_1', [], { ...nearest, formPerms: [{ id: 'days', perm: 'E' }] }), {
    formPerms: [{ id: 'kind', perm: 'R' }],
  })
  const refused = await change(college, wrong)
  assert.deepEqual(refused, { id: refused.id, problems: ['hidden_required', 'fixed_field', 'fixed_field'], error: 'process_has_problems' })
  const { version, groupId, name, nameEn, nameTw, matter } = (await ask(consoleProcess, { id: refused.id }, admin)).data
  assert.deepEqual([matter, (version.form as unknown[]).length, version.settings.undo], ['leave', 6, false])
  const stopped = { id: refused.id, groupId, name, nameEn, nameTw, isStopped: true }
  assert.equal((await ask(saveProcess, stopped, admin)).error, 'matter_never_stops')
  assert.equal((await ask(submitProcess, { formId: refused.id, formData: {} }, student)).error, 'starts_elsewhere')
  const plain = await apply(campus(), student, await publish(campus(), admin, { tree: root(approval('node_1', [manager])) }))
  assert.equal((await ask(handleMatter, { instanceId: plain, action: 'comment', comment: { text: '好' } }, student)).error, 'matter_only')
})

test('a returned leave may leave its contact open, and never its reason', async () => {
  const college = await openCollege()
  const { student, first } = college
  const opens = { formPerms: [{ id: 'reason', perm: 'E', required: false }] }
  await change(college, root(approval('node_1', [first], opens)))
  const { id } = (await ask(askLeave, { ...leave(1), contact: '13800138000' }, student)).data
  const instanceId = await instanceOf(id)
  const step = async (who: typeof student, action: 'recall' | 'complete' | 'agree', more: object) =>
    ask(handleTask, { instanceId, taskId: await taskOf(campus(), who, instanceId), action, comment: { text: '好' }, ...more }, who)
  assert.equal((await step(first, 'recall', { targetNode: 'root' })).code, 200)
  assert.equal((await step(student, 'complete', { formData: { contact: '' } })).code, 200)
  const { contact, reason } = (await ask(leaveRequest, { id }, student)).data
  assert.deepEqual([contact, reason], ['', '感冒发烧需要休息'])
  const emptied = await step(first, 'agree', { formData: { reason: '' } })
  assert.deepEqual([emptied.error, Object.keys(emptied.fields ?? {})], ['form_wrong', ['formData.reason']])
})

test('who looks after the student steps in, and the trail names whom they replaced; a stranger sees nothing', async () => {
  const { student, manager, stranger, admin } = await openCollege()
  const { id } = (await ask(askLeave, leave(1), student)).data
  const instanceId = await instanceOf(id)
  const act = { instanceId, taskId: await taskOf(campus(), manager, instanceId), action: 'agree' as const, comment: { text: '好' } }
  for (const call of [handleTask, handleMatter]) assert.equal((await ask(call, act, stranger)).error, 'not_found')
  assert.equal((await ask(processInfo, { instanceId }, stranger)).error, 'not_found')
  const shown = (await ask(processInfo, { instanceId }, { ...student, language: 'en_US' })).data
  assert.deepEqual(shown.matter, { kind: 'leave', address: `/pages/sys/msg/details?id=${id}` })
  assert.deepEqual(
    shown.formItems.map(({ title }) => title),
    ['Type', 'Time', 'Days', 'Reason', 'Contact', 'Supporting pictures'],
  )
  assert.equal((await ask(decideLeave, { id, verdict: 'refused', notes: '请补材料' }, admin)).code, 200)
  const decided = await campus()
    .base.sql.selectFrom('approval_event')
    .where('instance_id', '=', instanceId)
    .where('kind', '=', 'task_decided')
    .select(['actor_id', 'data'])
    .executeTakeFirstOrThrow()
  const { replaced, as } = decided.data as { replaced?: string; as?: string }
  assert.deepEqual([decided.actor_id, replaced, as], [admin.person.id, manager.person.id, 'overseer'])
  assert.equal((await ask(leaveRequest, { id }, student)).data.state, 'refused')
  assert.equal((await ask(todoList, {}, manager)).data.total, 0)
})

test('fifty decisions race fifty withdrawals: each request ends once, and its instance with it', async () => {
  const { student, manager } = await openCollege()
  const ids: string[] = []
  for (let at = 0; at < 50; at += 1) ids.push((await ask(askLeave, leave(0.5, at + 1), student)).data.id)
  const answers = await Promise.all(
    ids.flatMap((id) => [ask(decideLeave, { id, verdict: 'approved', notes: '好' }, manager), ask(withdrawLeave, { id }, student)]),
  )
  assert.deepEqual(new Set(answers.map(({ error }) => error)), new Set([undefined, 'already_decided']))
  assert.equal(answers.filter(({ error }) => error === undefined).length, ids.length)
  const ends = await campus()
    .base.sql.selectFrom('leave_request')
    .innerJoin('approval_instance', 'matter_id', 'leave_request.id')
    .where('leave_request.id', 'in', ids)
    .select(['leave_request.state as leave', 'approval_instance.state as instance'])
    .execute()
  const outcomes = { approved: 'passed', refused: 'refused', withdrawn: 'cancelled', pending: 'running' }
  assert.deepEqual(
    ends.map(({ instance }) => instance),
    ends.map(({ leave }) => outcomes[leave]),
  )
})

test('a leave that nobody decides in time passes by the time, and a closed account takes its request along', async () => {
  const college = await openCollege()
  const { student, schoolId, first } = college
  const limit = { timeout: { unit: 'M', value: 30 }, handler: { type: 'PASS' } }
  await change(college, root(approval('node_1', [], { ...nearest, timeLimit: limit })))
  const { id } = (await ask(askLeave, leave(1, 20), student)).data
  const closing = (await ask(askLeave, leave(1, 20), first)).data.id
  const ctx = systemContext(campus().base)
  const account = { id: first.person.id, schoolId, phone: null, email: null, language: 'zh_CN' as const }
  await transact(ctx.sql, (sql) => leaveOffice({ ...ctx, sql }, account))
  campus().clock.advance((10 * day) / 1000)
  await fireTimers(systemContext(campus().base))
  const own = (await ask(leaveRequest, { id }, await comeBack(campus(), student))).data
  assert.deepEqual([own.state, own.decidedBy, own.notes], ['approved', '', ''])
  const row = await campus().base.sql.selectFrom('leave_request').where('id', '=', closing).select('state').executeTakeFirstOrThrow()
  assert.equal(row.state, 'withdrawn')
})

test('an approved leave opens the window of the deputy named in it', async () => {
  const { first, second, manager } = await openCollege()
  assert.equal((await ask(askLeave, { ...leave(2), deputyId: first.person.id }, first)).error, 'deputy_self')
  const { id, startsAt, endsAt } = (await ask(askLeave, { ...leave(2), deputyId: second.person.id }, first)).data
  assert.deepEqual((await ask(ownAbsences, {}, first)).data.mine, [])
  await ask(decideLeave, { id, verdict: 'approved', notes: '好' }, manager)
  const [window] = (await ask(ownAbsences, {}, first)).data.mine
  assert.deepEqual([window?.deputy.id, window?.startsAt, window?.endsAt], [second.person.id, startsAt, endsAt])
})

test('requests from before the process become instances, decided ones as they ended, each once', async () => {
  const { student, manager, schoolId } = await openCollege()
  const { sql } = campus().base
  const given = { school_id: schoolId, person_id: student.person.id, kind: 'sick' as const, reason: '感冒发烧需要休息' }
  const past = new Date(campus().clock.now().getTime() - 9 * day)
  const [decided, waiting] = await sql
    .insertInto('leave_request')
    .values([
      {
        ...given,
        starts_at: past,
        ends_at: new Date(past.getTime() + day),
        state: 'approved',
        decided_how: 'person',
        decided_by: manager.person.id,
        decided_at: past,
      },
      { ...given, starts_at: new Date(past.getTime() + 2 * day), ends_at: new Date(past.getTime() + 3 * day) },
    ])
    .returning('id')
    .execute()
  await Promise.all([adoptLeave(systemContext(campus().base)), adoptLeave(systemContext(campus().base))])
  const instanceId = await instanceOf(decided?.id ?? '')
  const shown = (await ask(processInfo, { instanceId }, student)).data
  assert.deepEqual([shown.status, shown.formData['days']], ['passed', 1])
  assert.equal((await ask(decideLeave, { id: waiting?.id ?? '', verdict: 'approved', notes: '好' }, manager)).code, 200)
})
