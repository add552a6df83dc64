import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitingWork } from '@campus/contract/console/work.ts'
import { addFeedback } from '@campus/contract/help/feedback.ts'
import { askLeave, decideLeave } from '@campus/contract/leave/leave-requests.ts'
import { giveDuty } from '@campus/contract/operations/duties.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

type Somebody = Awaited<ReturnType<typeof enter>>

const hour = 3_600_000
const leaveIn = (hours: number) => {
  const startsAt = new Date(campus().clock.now().getTime() + hours * hour)
  return {
    kind: 'sick',
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 2 * hour).toISOString(),
    reason: '感冒发烧需要休息',
  } as const
}
const workOf = async (who: Somebody) => (await ask(waitingWork, {}, who)).data
const kindsOf = async (who: Somebody) => (await workOf(who)).map(({ kind, count }) => `${kind} ${count}`)

const openSchool = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const near = await makeUnit(sql, schoolId, { kind: 'college' })
  const far = await makeUnit(sql, schoolId, { kind: 'college' })
  const people = [near, far].map(async (unitId) => {
    const student = await enter(campus(), { schoolId })
    await sql.updateTable('person').set({ org_unit_id: unitId }).where('id', '=', student.person.id).execute()
    return student
  })
  const [one, other] = await Promise.all(people)
  assert.ok(one && other)
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await sql
    .updateTable('person_role')
    .set({ scope_unit_id: near })
    .where('person_id', '=', manager.person.id)
    .where('role', '=', 'manager')
    .execute()
  return { admin, manager, auditor: await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] }), one, other, schoolId }
}

test('each sees what waits for them alone, since when and until when, and nothing once it is decided', async () => {
  const { admin, manager, auditor, one, other } = await openSchool()
  const asked = campus().clock.now()
  const soon = leaveIn(5)
  const { id } = (await ask(askLeave, soon, one)).data
  await ask(askLeave, leaveIn(50), other)
  await ask(addFeedback, { category: 'service', title: '食堂开放时间', content: '希望延长食堂的开放时间到九点', contact: '' }, one)
  const [first] = (await workOf(admin)).filter(({ kind }) => kind === 'leave')
  assert.deepEqual([first?.count, first?.dueAt], [2, soon.startsAt])
  assert.ok(Math.abs(Date.parse(first?.oldestAt ?? '') - asked.getTime()) < hour)
  assert.ok((await kindsOf(admin)).includes('feedback 1'))
  // A manager is asked about their unit alone, an auditor decides nothing, and a foreign school sees none of it.
  assert.deepEqual(
    (await workOf(manager)).filter(({ kind }) => kind === 'leave').map(({ count }) => count),
    [1],
  )
  assert.ok(!(await kindsOf(manager)).includes('feedback 1'))
  assert.deepEqual(await kindsOf(auditor), [])
  assert.deepEqual(await kindsOf(await enter(campus(), { kind: 'teacher', roles: ['admin'] })), [])
  assert.equal((await ask(waitingWork, {}, one)).error, 'forbidden')
  assert.equal((await ask(decideLeave, { id, verdict: 'approved', notes: '' }, manager)).code, 200)
  assert.deepEqual(
    (await kindsOf(manager)).filter((kind) => kind.startsWith('leave')),
    [],
  )
})

test('a duty leaves of the work what its calls decide', async () => {
  const { admin, one, schoolId } = await openSchool()
  await ask(askLeave, leaveIn(5), one)
  await ask(addFeedback, { category: 'service', title: '食堂开放时间', content: '希望延长食堂的开放时间到九点', contact: '' }, one)
  const narrowed = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const duty = {
    personId: narrowed.person.id,
    role: 'admin',
    sets: ['communication'],
    lastDay: '2099-12-31',
    reason: '只负责沟通',
  } as const
  assert.equal((await ask(giveDuty, { ...duty, sets: [...duty.sets] }, admin)).code, 200)
  await eventually(async () => (await kindsOf(narrowed)).join() === 'feedback 1' || undefined)
})
