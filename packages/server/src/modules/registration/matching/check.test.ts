import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchedCase, unmatchedCase } from '@campus/contract/registration/case.ts'
import { checkFields } from '@campus/contract/registration/check.ts'
import { askedFields } from '@campus/contract/registration/fields.ts'
import { usualRegistration } from '@campus/contract/registration/settings.ts'
import { asker } from '../../../testing/ask.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { agreed } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { readCaptcha } from '../../../testing/read-captcha.ts'
import { fillIn, inventIdCard, makeRecorded, type Recorded } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

const campus = useTestCampus()

const decide = (schoolId: string, key: string, value: unknown) =>
  campus()
    .base.sql.insertInto('school_setting')
    .values({ school_id: schoolId, key, value: JSON.stringify(value) })
    .execute()

const casesOf = (schoolId: string) =>
  campus().base.sql.selectFrom('registration_case').where('school_id', '=', schoolId).selectAll().execute()

test('a wrong guess, an unknown person, a live account and a closed record are all answered alike', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const people = await Promise.all([1, 2, 3].map(() => makeRecorded(campus(), schoolId)))
  const [guessed, live, closed] = people
  assert.ok(guessed && live && closed)
  await base.sql.updateTable('person').set({ first_login_at: new Date() }).where('id', '=', live.id).execute()
  await base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', closed.id).execute()
  const answers = [
    await fillIn(campus(), { ...guessed, idCard: inventIdCard() }),
    await fillIn(campus(), { ...guessed, name: '王小明' }),
    await fillIn(campus(), { ...guessed, number: 'NOBODY1' }),
    await fillIn(campus(), { schoolId, name: '李四', number: 'NOBODY2', idCard: inventIdCard() }),
    await fillIn(campus(), live),
    await fillIn(campus(), closed),
  ]
  for (const { code, data } of answers)
    assert.deepEqual([code, data.outcome, Object.keys(data).toSorted()], [200, 'unmatched', ['expiresAt', 'id', 'outcome']])
  const shown = await Promise.all(answers.map(({ data }) => asker(campus().url)(unmatchedCase, { id: data.id })))
  for (const { data } of shown) assert.deepEqual([data.state, data.nextStep, data.reviewer], ['unmatched', 'hand_in', '学校管理员'])
})

test('a wrong guess takes as many questions to the database as an unknown person', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const student = await makeRecorded(campus(), schoolId)
  const live = await makeRecorded(campus(), schoolId)
  await base.sql.updateTable('person').set({ first_login_at: new Date() }).where('id', '=', live.id).execute()
  const costOf = async (given: Omit<Recorded, 'id'>) => {
    const captcha = await readCaptcha(campus())
    const fields = { name: given.name, number: given.number, idCard: given.idCard }
    const { answer, statements } = await countStatements(() =>
      asker(campus().url)(checkFields, { schoolId, userType: 'student', fields, consent: agreed, captcha }),
    )
    assert.equal(answer.data.outcome, 'unmatched')
    return statements
  }
  const unknown = () => ({ schoolId, name: '李四', number: `NONE${inventIdCard().slice(-4)}`, idCard: inventIdCard() })
  await costOf(unknown())
  const costs = [
    await costOf(unknown()),
    await costOf({ ...student, idCard: inventIdCard() }),
    await costOf({ ...student, name: '王小明' }),
    await costOf(live),
  ]
  assert.equal(new Set(costs).size, 1, costs.join())
})

test('equal forms at once make one case, and the second try is answered like the first', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const student = await makeRecorded(campus(), schoolId)
  const answers = await Promise.all(Array.from({ length: 15 }, () => fillIn(campus(), student)))
  const taken = answers.filter(({ code }) => code === 200)
  assert.equal(taken.length, 5)
  assert.equal(new Set(taken.map(({ data }) => data.id)).size, 1)
  for (const { error } of answers.filter(({ code }) => code !== 200)) assert.equal(error, 'try_later')
  assert.equal((await casesOf(schoolId)).length, 1)
  campus().clock.advance(3601)
  assert.deepEqual((await fillIn(campus(), student)).data, taken[0]?.data)
})

test('names and numbers are the same however they are typed', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const student = await makeRecorded(campus(), schoolId)
  const typed = { ...student, name: ` ${student.name.slice(0, 1)} ${student.name.slice(1)}`, number: student.number.toLowerCase() }
  assert.equal((await fillIn(campus(), { ...typed, idCard: typed.idCard.toLowerCase() })).data.outcome, 'matched')
})

test('a school binds what it likes: with the college bound, another college fits nobody', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const college = await makeUnit(base.sql, schoolId, { kind: 'college' })
  const major = await makeUnit(base.sql, schoolId, { kind: 'major', parentId: college })
  const other = await makeUnit(base.sql, schoolId, { kind: 'college' })
  const fields = [
    ...usualRegistration.student.fields.filter(({ field }) => field !== 'college'),
    { field: 'college', isRequired: true, isBound: true },
  ]
  await decide(schoolId, 'registration', { ...usualRegistration, student: { ...usualRegistration.student, fields } })
  const student = await makeRecorded(campus(), schoolId, { unitId: major })
  assert.deepEqual(Object.keys((await fillIn(campus(), student)).fields ?? {}), ['fields.college'])
  assert.equal((await fillIn(campus(), student, { college: other })).data.outcome, 'unmatched')
  assert.deepEqual(Object.keys((await fillIn(campus(), student, { college: major })).fields ?? {}), ['fields.college'])
  const { data } = await fillIn(campus(), student, { college })
  assert.equal(data.outcome, 'matched')
  const reviewer = async () => (await asker(campus().url)(matchedCase, { id: data.id })).data.reviewer
  assert.equal(await reviewer(), '学校管理员', 'nobody looks after the college')
  const manager = await makePerson(base.sql, schoolId, { kind: 'teacher', roles: ['manager'] })
  await setReach(base.sql, manager.id, college)
  assert.match(await reviewer(), /管理教师/)
})

test('an unfinished case is gone after a day, and the same form starts a new one', async () => {
  const { base, clock } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const student = await makeRecorded(campus(), schoolId)
  const { id } = (await fillIn(campus(), student)).data
  clock.advance(86_401)
  assert.equal((await asker(campus().url)(matchedCase, { id })).error, 'not_found')
  const again = (await fillIn(campus(), student)).data
  assert.deepEqual([again.outcome, again.id === id], ['matched', false])
  assert.equal((await casesOf(schoolId)).length, 1)
})

test('what is typed stands nowhere in the clear but name and number', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const student = await makeRecorded(campus(), schoolId)
  await fillIn(campus(), student, { grade: '2026' })
  const text = JSON.stringify(await casesOf(schoolId), (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  )
  assert.equal(text.includes(student.idCard), false)
})

test('a school that does not offer it, a wrong captcha, an old consent and bad fields are refused', async () => {
  const { base, url } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const student = await makeRecorded(campus(), schoolId)
  const given = { schoolId, userType: 'student', fields: { name: student.name, number: student.number, idCard: student.idCard } } as const
  const captcha = { captchaId: schoolId, answer: 'ABCDE' }
  assert.equal((await ask(checkFields, { ...given, consent: agreed, captcha })).error, 'captcha_wrong')
  const old = { ...agreed, privacyPolicy: '0' }
  assert.deepEqual(Object.keys((await ask(checkFields, { ...given, consent: old, captcha })).fields ?? {}), ['consent'])
  assert.deepEqual(Object.keys((await fillIn(campus(), { ...student, idCard: '123' })).fields ?? {}), ['fields.idCard'])
  assert.equal((await ask(askedFields, { schoolId, userType: 'student' })).data.length, 5)
  await decide(schoolId, 'registrationFor', ['visitor'])
  assert.equal((await fillIn(campus(), student)).error, 'registration_closed')
  assert.equal((await ask(askedFields, { schoolId, userType: 'student' })).error, 'registration_closed')
})
