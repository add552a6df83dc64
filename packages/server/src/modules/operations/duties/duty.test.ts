import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { people, turnPerson } from '@campus/contract/administration/people.ts'
import { calls } from '@campus/contract/calls.ts'
import { waitingWork } from '@campus/contract/console/work.ts'
import { consoleTemplates } from '@campus/contract/documents/console/templates.ts'
import { accessWhy } from '@campus/contract/operations/access.ts'
import { duties, endDuty, giveDuty } from '@campus/contract/operations/duties.ts'
import { callsInNoSet, dutySetOf, dutySets, everySet } from '@campus/contract/operations/duty-sets.ts'
import { failedJobs } from '@campus/contract/operations/failed-jobs.ts'
import { openSessions } from '@campus/contract/operations/sessions.ts'
import { ownConfig } from '@campus/contract/people/own-config.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { managingRoles, type Role } from '@campus/contract/roles.ts'
import { isForMachines } from '@campus/contract/terminals/nonce.ts'
import { assembleModules } from '../../../assemble-modules.ts'
import { type Caller, systemContext } from '../../../context/context.ts'
import { authorize, narrowToDuty } from '../../../http/auth.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makePerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { presentSessionUser } from '../../people/person/person.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const lastDay = '2099-12-31'
const reason = '只负责账务'

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  return { admin, other: await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['admin'] }) }
}

test('role x duty x call: a duty leaves of a role exactly the calls of its sets, and never gives one', () => {
  const { areaOf } = assembleModules()
  const callerWith = (roles: Role[], given: Caller['duties']): Caller => ({
    personId: '',
    schoolId: '',
    sessionId: '',
    roles,
    isAgent: false,
    duties: given,
  })
  for (const call of calls) {
    if (isForMachines(call)) continue
    const set = dutySetOf(areaOf.get(call) ?? '', call)
    const may = (caller: Caller) => {
      try {
        authorize(call, { caller: narrowToDuty(caller, set) })
        return true
      } catch {
        return false
      }
    }
    for (const role of managingRoles) {
      const whole = may(callerWith([role], undefined))
      const isNamed = typeof call.who !== 'string'
      for (const given of dutySets)
        assert.equal(
          may(callerWith([role], { [role]: [given] })),
          whole && (!isNamed || set === given || set === everySet),
          `${role} ${given} ${call.path}`,
        )
      // One whose time is over leaves nothing; a role that it does not narrow stays whole.
      assert.equal(may(callerWith([role], { [role]: [] })), whole && !isNamed, call.path)
      assert.equal(
        may(callerWith([role], { manager: [], ...(role === 'manager' && { manager: dutySets }) })),
        whole && (role !== 'manager' || !isNamed || set !== undefined),
      )
    }
  }
  const known = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  assert.deepEqual(
    callsInNoSet.filter((each) => !known.has(each)),
    [],
  )
})

test('a duty narrows an administrator at once, its end makes the role whole again, and its time over leaves nothing', async () => {
  const { admin, other } = await openSchool()
  assert.equal((await ask(people, {}, other)).code, 200)
  const { id } = (await ask(giveDuty, { personId: other.person.id, role: 'admin', sets: ['operations'], lastDay, reason }, admin)).data
  const reach = async () => [(await ask(people, {}, other)).error ?? 'in', (await ask(openSessions, {}, other)).error ?? 'in']
  // The news reaches the process with the commit, a moment after the answer at most.
  await eventually(async () => isDeepStrictEqual(await reach(), ['forbidden', 'in']) || undefined)
  const why = await ask(accessWhy, { number: other.person.number, call: 'GET /console/people/people' }, admin)
  assert.deepEqual([why.data.answer?.isAllowed, why.data.answer?.reason], [false, 'duty'])
  assert.equal((await ask(failedJobs, {}, other)).code, 200, 'work in the background belongs to who runs the installation')
  // What all areas of the console share stays open, and why says so.
  assert.equal((await ask(waitingWork, {}, other)).code, 200)
  const shared = await ask(accessWhy, { number: other.person.number, call: `GET ${waitingWork.path}` }, admin)
  assert.deepEqual([shared.data.answer?.isAllowed, shared.data.answer?.byRoles], [true, ['admin']])
  // The app hides what is left out: the next login says which areas are left.
  const { user } = await presentSessionUser(systemContext(campus().base), other.person.id)
  assert.deepEqual(user.duties, { admin: ['operations', 'console'] })
  // An open app hears it too, by a call of another set, which names the role all the same.
  const config = (await ask(ownConfig, {}, other)).data
  assert.deepEqual([config.roles, config.duties], [['admin', 'teacher'], user.duties])
  assert.deepEqual((await ask(ownInfo, {}, other)).data.roles, config.roles)
  // Granting is in no set.
  assert.equal(
    (await ask(giveDuty, { personId: admin.person.id, role: 'admin', sets: ['logs'], lastDay, reason }, other)).error,
    'forbidden',
  )
  const shown = (await ask(duties, {}, admin)).data.find(({ person }) => person.id === other.person.id)
  assert.deepEqual([shown?.duty?.id, shown?.duty?.sets, shown?.duty?.isOver], [id, ['operations'], false])
  await campus()
    .base.sql.updateTable('role_duty')
    .set({ created_at: new Date('2020-01-01'), ends_at: new Date('2020-01-02') })
    .where('id', '=', id)
    .execute()
  const later = await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['admin'] })
  await campus().base.sql.updateTable('role_duty').set({ person_id: later.person.id }).where('id', '=', id).execute()
  assert.equal((await ask(openSessions, {}, later)).error, 'forbidden')
  assert.equal((await ask(endDuty, { id, reason }, admin)).code, 200)
  await eventually(async () => (await ask(openSessions, {}, later)).code === 200 || undefined)
  assert.equal((await ask(endDuty, { id, reason }, admin)).error, 'not_found')
})

test('the last administrator with the whole role is not suspended by one whom a duty narrows', async () => {
  const { admin, other } = await openSchool()
  await ask(giveDuty, { personId: other.person.id, role: 'admin', sets: ['people'], lastDay, reason }, admin)
  await eventually(async () => (await ask(openSessions, {}, other)).error === 'forbidden' || undefined)
  assert.equal((await ask(turnPerson, { id: admin.person.id, state: 'disabled', reason }, other)).error, 'last_admin')
  assert.equal((await ask(turnPerson, { id: other.person.id, state: 'disabled', reason }, admin)).code, 200)
})

test('a manager narrowed to a unit sees its people alone, also when the role reaches further', async () => {
  const { admin } = await openSchool()
  const { schoolId } = admin
  const { sql } = campus().base
  const [one, other] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  const [near, far] = [await enter(campus(), { schoolId }), await enter(campus(), { schoolId })]
  await sql.updateTable('person').set({ org_unit_id: one }).where('id', '=', near.person.id).execute()
  await sql.updateTable('person').set({ org_unit_id: other }).where('id', '=', far.person.id).execute()
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  const seen = async () => (await ask(people, { pageSize: 100 }, manager)).data.rows.map(({ id }) => id)
  assert.ok((await seen()).includes(far.person.id))
  const given = await ask(giveDuty, { personId: manager.person.id, role: 'manager', sets: ['people'], unitId: one, lastDay, reason }, admin)
  assert.equal(given.code, 200, JSON.stringify(given))
  await eventually(async () => isDeepStrictEqual(await seen(), [near.person.id]) || undefined)
})

test('role x duty x scope x call: a manager reaches what role and duty both allow, in the calls of the duty alone', async () => {
  const { schoolId } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { sql } = campus().base
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const major = await makeUnit(sql, schoolId, { kind: 'major', parentId: college })
  const other = await makeUnit(sql, schoolId, { kind: 'college' })
  const below = new Map([
    [college, [college, major]],
    [major, [major]],
    [other, [other]],
  ])
  const unitOfPerson = new Map<string, string>()
  for (const unit of below.keys()) {
    const { id } = await makePerson(sql, schoolId)
    await sql.updateTable('person').set({ org_unit_id: unit }).where('id', '=', id).execute()
    unitOfPerson.set(id, unit)
  }
  const unitsOf = (unit: string | null) => (unit === null ? [...below.keys()] : (below.get(unit) ?? []))
  for (const reach of [null, college, major])
    for (const dutyUnit of ['no duty', null, college, major, other]) {
      const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
      await setReach(sql, manager.person.id, reach)
      const isNarrowed = dutyUnit !== 'no duty'
      if (isNarrowed) {
        const until = { ends_at: new Date('2099-01-01'), created_at: new Date(), given_by: manager.person.id }
        const duty = { school_id: schoolId, person_id: manager.person.id, role: 'manager', sets: ['people'], unit_id: dutyUnit } as const
        await sql
          .insertInto('role_duty')
          .values({ ...duty, ...until, sets: [...duty.sets], reason })
          .execute()
      }
      const { rows } = (await ask(people, { pageSize: 100 }, manager)).data
      const seen = rows.flatMap(({ id }) => unitOfPerson.get(id) ?? [])
      const allowed = unitsOf(reach).filter((unit) => !isNarrowed || unitsOf(dutyUnit).includes(unit))
      assert.deepEqual(seen.toSorted(), allowed.toSorted(), `${reach} ${dutyUnit}`)
      assert.equal((await ask(consoleTemplates, {}, manager)).error, isNarrowed ? 'forbidden' : undefined)
    }
})

test('of two at once one duty stands; oneself, strangers, the last administrator, the past and bad input are refused', async () => {
  const [{ admin, other }, theirs] = [await openSchool(), await openSchool()]
  const give = (given: object, by = admin) =>
    ask(giveDuty, { personId: other.person.id, role: 'admin', sets: ['logs'], lastDay, reason, ...given }, by)
  const answers = await Promise.all([give({}), give({ sets: ['money'] })])
  assert.deepEqual(
    answers.map(({ code }) => code),
    [200, 200],
  )
  const open = await campus()
    .base.sql.selectFrom('role_duty')
    .where('person_id', '=', other.person.id)
    .where('ended_at', 'is', null)
    .select('id')
    .execute()
  assert.equal(open.length, 1)
  assert.equal((await give({ personId: admin.person.id })).error, 'not_yourself')
  assert.equal((await give({ personId: theirs.other.person.id })).error, 'not_found')
  assert.equal((await give({ role: 'auditor' })).error, 'not_found')
  assert.equal((await give({ lastDay: '2020-01-01' })).error, 'time_past')
  for (const bad of [{ lastDay: '2027-02-30' }, { sets: [] }, { sets: ['everything'] }, { sets: ['logs', 'logs'] }, { reason: ' ' }])
    assert.equal((await give(bad)).error, 'bad_input', JSON.stringify(bad))
  // Each narrows the other at once: one of them must stay whole.
  const both = await Promise.all([
    give({ personId: theirs.other.person.id }, theirs.admin),
    give({ personId: theirs.admin.person.id }, theirs.other),
  ])
  assert.equal(both.filter(({ code }) => code === 200).length, 1)
})
