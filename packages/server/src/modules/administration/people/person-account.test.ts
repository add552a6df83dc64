import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { savePasswordByTicket } from '@campus/contract/account/recovery.ts'
import { grantRoles, people, person, resetPerson, turnPerson } from '@campus/contract/administration/people.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { logInAs, withPassword } from '../../../testing/logging-in.ts'
import { testPassword } from '../../../testing/people.ts'
import { waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()
const ask = ((...words) => asker(campus().url)(...words)) as ReturnType<typeof asker>
const reason = '测试'

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const teacher = await enter(campus(), { schoolId, kind: 'teacher' })
  const student = await enter(campus(), { schoolId })
  return { admin, schoolId, teacher, student, sql: campus().base.sql }
}

const gone = (token: string) => eventually(async () => ((await ask(ownInfo, {}, { token })).result === 'login' ? true : undefined))

const messagesOf = async (personId: string) =>
  (
    await campus()
      .base.sql.selectFrom('message')
      .innerJoin('message_text', 'message_text.id', 'message.text_id')
      .where('message.person_id', '=', personId)
      .select(['message.category', 'message_text.title'])
      .execute()
  ).map(({ category, title }) => `${category}: ${title}`)

const actionsOn = async (id: string) =>
  await campus()
    .base.sql.selectFrom('audit_entry')
    .where('subject_id', '=', id)
    .where('action', 'like', 'people.%')
    .select(['action', 'details'])
    .orderBy('id')
    .execute()

test('a disabled account is out at once, on every device, and stays out until it is enabled', async () => {
  const { admin, student } = await openSchool()
  const id = student.person.id
  const phone = await logInAs(campus().url, student.person, { remember: true })
  assert.equal((await ask(turnPerson, { id, state: 'disabled', reason }, { token: admin.token })).code, 200)
  for (const token of [student.token, phone.token]) await gone(token)
  assert.equal((await ask(ownInfo, {}, { remember: phone.remember })).result, 'login')
  assert.equal((await ask(login, withPassword(student.person))).error, 'account_disabled')
  const causes = await campus().base.sql.selectFrom('session').where('person_id', '=', id).select('end_cause').distinct().execute()
  assert.deepEqual(causes, [{ end_cause: 'disabled' }])
  assert.match((await waitForPost(campus(), 'mail', student.person.email)).join(), /已被学校停用/)
  await ask(turnPerson, { id, state: 'active', reason }, { token: admin.token })
  assert.equal((await ask(login, withPassword(student.person))).code, 200)
  assert.deepEqual(await actionsOn(id), [
    { action: 'people.person_disabled', details: { reason } },
    { action: 'people.person_active', details: { reason } },
  ])
})

test('disabling a disabled person changes nothing and notifies nobody', async () => {
  const { admin, student } = await openSchool()
  const once = () => ask(turnPerson, { id: student.person.id, state: 'disabled' as const, reason }, { token: admin.token })
  assert.deepEqual(
    (await Promise.all([once(), once()])).map(({ code }) => code),
    [200, 200],
  )
  assert.equal((await actionsOn(student.person.id)).length, 1)
  assert.equal((await messagesOf(student.person.id)).length, 1)
})

test('nobody disables, resets or promotes themselves', async () => {
  const { admin } = await openSchool()
  const [id, token] = [admin.person.id, admin.token]
  assert.equal((await ask(turnPerson, { id, state: 'disabled', reason }, { token })).error, 'not_yourself')
  assert.equal((await ask(grantRoles, { id, grants: [] }, { token })).error, 'not_yourself')
  assert.equal((await ask(resetPerson, { id, reason }, { token })).error, 'not_yourself')
})

test('of two administrators who remove each other concurrently, one stays', async () => {
  const actions = [
    (id: string, token: string) => ask(turnPerson, { id, state: 'disabled' as const, reason }, { token }),
    (id: string, token: string) => ask(grantRoles, { id, grants: [] }, { token }),
  ]
  for (const action of actions) {
    const { admin, schoolId, sql } = await openSchool()
    const other = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
    const answers = await Promise.all([action(other.person.id, admin.token), action(admin.person.id, other.token)])
    const words = answers.map(({ error, result }) => result ?? error ?? 'done')
    assert.equal(words.filter((word) => word === 'done').length, 1, words.join())
    const left = await sql
      .selectFrom('person_role')
      .innerJoin('person', 'person.id', 'person_role.person_id')
      .where('person.school_id', '=', schoolId)
      .where('role', '=', 'admin')
      .where('state', '=', 'active')
      .select('person.id')
      .execute()
    assert.equal(left.length, 1)
  }
})

test('roles are given to teachers, with a scope, apply from the next request on, and are notified, with all administrators', async () => {
  const { admin, schoolId, teacher, student, sql } = await openSchool()
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const id = teacher.person.id
  const colleague = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(people, {}, { token: teacher.token })).error, 'forbidden')
  const grants = [{ role: 'manager' as const, reach: 'unit' as const, scopeUnitId: college }, { role: 'auditor' as const }]
  assert.equal((await ask(grantRoles, { id, grants }, { token: admin.token })).code, 200)
  await eventually(async () => ((await ask(people, {}, { token: teacher.token })).code === 200 ? true : undefined))
  assert.deepEqual(
    (await ask(person, { id }, { token: admin.token })).data.grants.map(({ role, scopeUnitId }) => [role, scopeUnitId]),
    [
      ['auditor', null],
      ['manager', college],
      ['teacher', null],
    ],
  )
  assert.equal((await ask(grantRoles, { id, grants: grants.toReversed() }, { token: admin.token })).code, 200)
  assert.deepEqual(await messagesOf(id), ['security: 您的管理角色已变更'])
  assert.match((await messagesOf(colleague.person.id)).join(), /^security: 测试\d+的管理角色已变更$/)
  assert.deepEqual(await messagesOf(admin.person.id), [])
  await ask(grantRoles, { id, grants: [] }, { token: admin.token })
  await eventually(async () => ((await ask(people, {}, { token: teacher.token })).error === 'forbidden' ? true : undefined))
  assert.deepEqual(
    (await actionsOn(id)).map(({ action }) => action),
    ['people.roles_granted', 'people.roles_granted'],
  )
  const toStudent = await ask(grantRoles, { id: student.person.id, grants: [{ role: 'admin' }] }, { token: admin.token })
  assert.equal(toStudent.error, 'role_not_for_kind')
})

const wholeSchool = { role: 'manager', reach: 'school' }

test('a reach is a unit of the same school, and a role is given once', async () => {
  const { admin, teacher } = await openSchool()
  const other = await openSchool()
  const theirs = await makeUnit(other.sql, other.schoolId, { kind: 'college' })
  const give = (grants: object[]) => ask(grantRoles, { id: teacher.person.id, grants: grants as never }, { token: admin.token })
  assert.equal((await give([{ role: 'manager', reach: 'unit', scopeUnitId: theirs }])).error, 'unit_unknown')
  assert.equal((await give([wholeSchool, wholeSchool])).error, 'bad_input')
  assert.equal((await give([{ role: 'student' }])).error, 'bad_input')
})

test('a manager without a unit reaches the whole school only when explicitly set', async () => {
  const { admin, teacher, schoolId, sql } = await openSchool()
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const give = (grant: object) => ask(grantRoles, { id: teacher.person.id, grants: [grant] as never }, { token: admin.token })
  const silent = [{ role: 'manager' }, { role: 'manager', scopeUnitId: null }, { role: 'manager', scopeUnitId: college }]
  const contradicting = [
    { role: 'manager', reach: 'unit' },
    { role: 'manager', reach: 'school', scopeUnitId: college },
  ]
  for (const grant of [...silent, ...contradicting]) assert.equal((await give(grant)).error, 'bad_input', JSON.stringify(grant))
  assert.equal((await give(wholeSchool)).code, 200)
})

test('a reset password ends every session; the one-time password is valid for choosing a new one only', async () => {
  const { admin, student, sql } = await openSchool()
  const id = student.person.id
  const oneTime = (await ask(resetPerson, { id, reason }, { token: admin.token })).data.oneTimePassword ?? ''
  assert.match(oneTime, /^[a-zA-Z2-9]{11}[2-9]$/)
  await gone(student.token)
  assert.equal((await ask(login, withPassword(student.person))).error, 'wrong_login')
  const first = await ask(login, withPassword(student.person, { password: oneTime }))
  assert.deepEqual([first.error, first.token], ['new_password_needed', undefined])
  const { ticket } = first.data as unknown as { ticket: string }
  const choose = (password: string) => ask(savePasswordByTicket, { ticket, password, confirmation: password })
  assert.equal((await choose(oneTime)).error, 'password_is_old')
  assert.equal((await choose('mango7-Kettle')).code, 200)
  assert.equal((await choose('papaya8-Teapot')).error, 'ticket_invalid')
  assert.equal((await ask(login, withPassword(student.person, { password: oneTime }))).error, 'wrong_login')
  assert.equal((await ask(login, withPassword(student.person, { password: 'mango7-Kettle' }))).code, 200)
  assert.match((await waitForPost(campus(), 'mail', student.person.email)).join(), /管理员已重置您的密码/)
  assert.deepEqual(await messagesOf(id), ['security: 密码已被学校重置'])
  const kept = JSON.stringify([await actionsOn(id), await sql.selectFrom('idempotency_key').selectAll().execute()])
  assert.ok(!kept.includes(oneTime))
})

test('a reset password removes at once what was linked since the last proof of the owner, and leaves what was there before', async () => {
  const { admin, student, schoolId, sql } = await openSchool()
  const provedAt = campus().clock.now().getTime()
  for (const [name, seconds] of [
    ['of the owner', -60],
    ['of a thief', 60],
  ] as const)
    await sql
      .insertInto('passkey')
      .values({
        school_id: schoolId,
        person_id: student.person.id,
        credential_id: `${name} ${student.person.id}`,
        public_key: Buffer.from('key'),
        counter: 0,
        name,
        created_at: new Date(provedAt + seconds * 1000),
      })
      .execute()
  assert.equal((await ask(resetPerson, { id: student.person.id, reason }, { token: admin.token })).code, 200)
  const left = await sql.selectFrom('passkey').where('person_id', '=', student.person.id).select('name').execute()
  assert.deepEqual(left, [{ name: 'of the owner' }])
})

test('a one-time password is over after three days, and a second reset takes the first one back', async () => {
  const { admin, student } = await openSchool()
  const reset = async () => (await ask(resetPerson, { id: student.person.id, reason }, { token: admin.token })).data.oneTimePassword ?? ''
  const [first, second] = [await reset(), await reset()]
  assert.equal((await ask(login, withPassword(student.person, { password: first }))).error, 'wrong_login')
  assert.equal((await ask(login, withPassword(student.person, { password: second }))).error, 'new_password_needed')
  campus().clock.advance(3 * 24 * 3600)
  assert.equal((await ask(login, withPassword(student.person, { password: second }))).error, 'wrong_login')
})

test('every action on a person of another school finds nobody', async () => {
  const { admin } = await openSchool()
  const other = await openSchool()
  const [id, token] = [other.student.person.id, admin.token]
  assert.equal((await ask(turnPerson, { id, state: 'disabled', reason }, { token })).error, 'not_found')
  assert.equal((await ask(grantRoles, { id: other.teacher.person.id, grants: [{ role: 'auditor' }] }, { token })).error, 'not_found')
  assert.equal((await ask(resetPerson, { id, reason }, { token })).error, 'not_found')
  assert.equal((await ask(login, withPassword(other.student.person, { password: testPassword }))).code, 200)
  assert.equal((await ask(turnPerson, { id, state: 'gone', reason: '' } as never, { token })).error, 'bad_input')
})
