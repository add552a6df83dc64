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

/** Two students of a college, its manager, and the manager of another one. */
const openSchool = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const study = async () => {
    const student = await enter(campus(), { schoolId })
    await sql.updateTable('person').set({ org_unit_id: college }).where('id', '=', student.person.id).execute()
    return student
  }
  const manage = async (unitId: string) => {
    const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
    const grant = sql.updateTable('person_role').set({ scope_unit_id: unitId }).where('role', '=', 'manager')
    await grant.where('person_id', '=', manager.person.id).execute()
    return manager
  }
  return {
    admin,
    manager: await manage(college),
    stranger: await manage(await makeUnit(sql, schoolId, { kind: 'college' })),
    auditor: await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] }),
    one: await study(),
    other: await study(),
    schoolId,
  }
}

test('each sees what waits for them alone, since when and until when, and nothing once it is decided', async () => {
  const { admin, manager, stranger, auditor, one, other } = await openSchool()
  const soon = leaveIn(5)
  const { id } = (await ask(askLeave, soon, one)).data
  await ask(askLeave, leaveIn(50), other)
  await ask(addFeedback, { category: 'service', title: '食堂开放时间', content: '希望延长食堂的开放时间到九点', contact: '' }, one)
  const first = (await workOf(admin)).find(({ kind }) => kind === 'leave')
  assert.deepEqual([first?.count, first?.dueAt], [2, soon.startsAt])
  assert.ok(first?.oldestAt)
  assert.ok((await kindsOf(admin)).includes('feedback 1'))
  // A manager is asked about their unit alone, an auditor decides nothing, and a foreign school sees none of it.
  const leaveOf = async (who: Somebody) => (await kindsOf(who)).filter((kind) => kind.startsWith('leave'))
  assert.deepEqual([await leaveOf(manager), await leaveOf(stranger)], [['leave 2'], []])
  assert.ok(!(await kindsOf(manager)).includes('feedback 1'))
  assert.deepEqual(await kindsOf(auditor), [])
  assert.deepEqual(await kindsOf(await enter(campus(), { kind: 'teacher', roles: ['admin'] })), [])
  assert.equal((await ask(waitingWork, {}, one)).error, 'forbidden')
  assert.equal((await ask(decideLeave, { id, verdict: 'approved', notes: '同意' }, manager)).code, 200)
  assert.deepEqual(await leaveOf(manager), ['leave 1'])
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
