import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { applicationLog } from '@campus/contract/logs/application-log.ts'
import { askExport } from '@campus/contract/logs/exports.ts'
import { logPeople } from '@campus/contract/logs/log-people.ts'
import { operateLog } from '@campus/contract/logs/operate-log.ts'
import { photoStorageLog } from '@campus/contract/logs/photo-log.ts'
import { logTrail } from '@campus/contract/logs/trail.ts'
import { changeSchoolSettings } from '@campus/contract/school/console/settings.ts'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { exportedColumn } from '../../testing/exported-rows.ts'
import { openLogSchool } from '../../testing/log-school.ts'
import { withPassword } from '../../testing/logging-in.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../testing/units.ts'
import { spellName } from '../people/person/name-spelling.service.ts'

const campus = useTestCampus({ hasReplica: true })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

test('a change of the settings is read in words, with before and after, and who reads a log is in it once an hour', async () => {
  const school = await openLogSchool(campus())
  await ask(changeSchoolSettings, { hasWithdrawals: false }, school.admin)
  const read = (input: GivenTo<typeof operateLog> = {}) => ask(operateLog, input, { ...school.auditor, language: 'en_US' })
  await read()
  await read()
  const { rows } = (await read()).data
  assert.equal(rows.filter(({ action }) => action === 'logs.read').length, 1)
  const change = rows.find(({ action }) => action === 'school.settings_changed')
  assert.equal(change?.actionText, 'Changed school settings')
  assert.deepEqual(change?.details, [{ label: 'Withdrawals allowed', before: 'Yes', after: 'No' }])
  assert.equal(change?.actor?.id, school.admin.person.id)
  assert.equal((await read({ action: 'school' })).data.total, 1)
  assert.equal((await read({ words: 'school settings' })).data.total, 1)
  assert.equal((await read({ personId: school.admin.person.id, action: 'school' })).data.total, 1)
  const views = await campus()
    .base.sql.selectFrom('profile_view')
    .where('person_id', '=', school.admin.person.id)
    .select(['viewer_id', 'what'])
    .execute()
  assert.deepEqual(views, [{ viewer_id: school.auditor.person.id, what: 'log' }])
})

test('the audit log is narrowed to what was done or to what was refused', async () => {
  const school = await openLogSchool(campus())
  await ask(login, withPassword(school.student.person, { password: 'wrong horse 42' }))
  await ask(changeSchoolSettings, { hasWithdrawals: false }, school.admin)
  const actionsOf = async (outcome: string) => {
    const { rows, total } = (await ask(operateLog, { outcome }, school.auditor)).data
    assert.equal(total, rows.length)
    assert.ok(rows.every((row) => row.outcome === outcome))
    return rows.map(({ action }) => action)
  }
  assert.deepEqual(await actionsOf('refused'), ['account.login_refused'])
  assert.ok((await actionsOf('done')).includes('school.settings_changed'))
  assert.deepEqual(await actionsOf('unheard_of'), [])
})

test('the trail of a person and of a request joins the logs', async () => {
  const school = await openLogSchool(campus())
  await ask(login, withPassword(school.student.person, { password: 'wrong horse 42' }))
  const { rows } = (await ask(logTrail, { personId: school.student.person.id }, { ...school.auditor, language: 'en_US' })).data
  assert.deepEqual(new Set(rows.map(({ log }) => log)), new Set(['login', 'operation', 'sessions']))
  assert.ok(rows.every(({ log, isRefused }) => isRefused === (log !== 'sessions')))
  const requestId = rows.find(({ log }) => log === 'login')?.requestId ?? ''
  const same = (await ask(logTrail, { requestId }, school.auditor)).data
  assert.deepEqual([same.total, same.rows.length], [2, 2])
  const { person } = school.student
  const byNumber = async (more: object) => ask(logTrail, { personNumber: person.number, ...more }, school.auditor)
  assert.equal((await byNumber({})).data.total, rows.length)
  assert.equal((await byNumber({ until: '2020-01-01' })).data.total, 0)
  assert.equal(
    (await ask(logTrail, { personNumber: person.number }, await enter(campus(), { kind: 'teacher', roles: ['admin'] }))).error,
    'not_found',
  )
  const filter = { personNumber: person.number }
  const exported = await exportedColumn(campus(), school.auditor, { source: 'trail', column: 'requestId', filter })
  assert.deepEqual(
    exported,
    rows.map((row) => row.requestId),
  )
  const empty = { source: 'trail' as const, columns: ['at'], reason: '检查' }
  assert.equal((await ask(askExport, empty, school.auditor)).error, 'trail_of_nothing')
})

test('a manager reads the applications of their own unit alone, and nothing else', async () => {
  const school = await openLogSchool(campus())
  const manager = await enter(campus(), { schoolId: school.schoolId, kind: 'teacher', roles: ['manager'] })
  const unit = await makeUnit(campus().base.sql, school.schoolId, { kind: 'college' })
  await setReach(campus().base.sql, manager.person.id, unit)
  assert.deepEqual((await ask(applicationLog, {}, manager)).data.rows, [])
  assert.equal((await ask(photoStorageLog, {}, manager)).error, 'forbidden')
})

test('a person is found for a filter by name, pinyin and number, as far as the logs are read', async () => {
  const school = await openLogSchool(campus())
  const { admin, auditor, student, schoolId } = school
  const { sql } = campus().base
  const [near, far] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  await sql.updateTable('person').set({ org_unit_id: near }).where('id', '=', student.person.id).execute()
  await sql
    .updateTable('person')
    .set({ name_spelling: spellName('林小满') })
    .where('id', '=', student.person.id)
    .execute()
  const managerOf = async (unitId: string) => {
    const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
    await setReach(sql, manager.person.id, unitId)
    return manager
  }
  const found = async (who: { readonly token: string }, filter: GivenTo<typeof logPeople>) =>
    (await ask(logPeople, filter, who)).data.map(({ id }) => id)
  const { id, number } = student.person
  const [manager, other] = [await managerOf(near), await managerOf(far)]
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  for (const filter of [{ words: '林小' }, { words: 'linxiao' }, { words: 'lxm' }, { words: number }, { personId: id }]) {
    for (const who of [admin, auditor, manager]) assert.deepEqual(await found(who, filter), [id], JSON.stringify(filter))
    for (const who of [other, stranger]) assert.deepEqual(await found(who, filter), [], JSON.stringify(filter))
  }
  assert.deepEqual([await found(admin, {}), await found(admin, { words: '%' })], [[], []])
  assert.equal((await ask(logPeople, { words: '林' }, student)).error, 'forbidden')
})
