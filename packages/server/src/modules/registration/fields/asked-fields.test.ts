import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownCorrections } from '@campus/contract/people/corrections.ts'
import { boundFields, changeRegistrationRules, registrationRules } from '@campus/contract/registration/console/rules.ts'
import { askedFields, fieldsStillMissing, fieldsWithKnown } from '@campus/contract/registration/fields.ts'
import { addMaterial } from '@campus/contract/registration/hand-in.ts'
import { collegeDetails, departmentList, gradeList } from '@campus/contract/registration/lists.ts'
import { usualRegistration } from '@campus/contract/registration/settings.ts'
import { asker } from '../../../testing/ask.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { fillIn, inventIdCard, makeRecorded } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()

test('somebody who is in is asked for what the record lacks: letters are taken, an ID number is reviewed', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await logInAs(url, await makePerson(base.sql, schoolId))
  const lacking = async () => (await ask(fieldsStillMissing, {}, { token })).data.map(({ field }) => field)
  assert.deepEqual(await lacking(), ['idCard', 'namePinyin'])
  assert.equal((await ask(addMaterial, { namePinyin: 'Ce Shi', idCard: inventIdCard() }, { token })).code, 200)
  assert.deepEqual(await lacking(), ['idCard'])
  assert.deepEqual(
    (await ask(ownCorrections, {}, { token })).data.map(({ field, state }) => [field, state]),
    [['id_card', 'pending']],
  )
  assert.equal((await ask(addMaterial, { idCard: inventIdCard() }, { token })).error, 'correction_pending')
  const { token: visitor } = await logInAs(url, await makePerson(base.sql, schoolId, { kind: 'visitor' }))
  assert.deepEqual((await ask(fieldsStillMissing, {}, { token: visitor })).data, [])
  assert.equal((await ask(fieldsStillMissing, {})).error, 'login_required')
})

test('a case shows what it has, masked, and what it lacks', async () => {
  const ask = asker(campus().url)
  const { id: schoolId } = await makeSchool(campus().base.sql)
  const student = await makeRecorded(campus(), schoolId)
  const { id } = (await fillIn(campus(), student)).data
  assert.deepEqual(
    (await ask(fieldsStillMissing, { id })).data.map(({ field }) => field),
    ['grade', 'college'],
  )
  const known = (await ask(fieldsWithKnown, { id }, { language: 'en_US' })).data
  assert.deepEqual(known[0], { field: 'name', label: 'Name', isRequired: true, isBound: true, value: student.name })
  assert.equal(known.find(({ field }) => field === 'idCard')?.value.includes('***'), true)
})

test('grades, colleges and departments come from the organisation', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const college = await makeUnit(base.sql, schoolId, { kind: 'college' })
  const major = await makeUnit(base.sql, schoolId, { kind: 'major', parentId: college })
  await makeUnit(base.sql, schoolId, { kind: 'class', parentId: major, code: 'CLASS-1' })
  await makeUnit(base.sql, schoolId, { kind: 'department', code: 'LIBRARY' })
  const [found] = (await ask(collegeDetails, { schoolId })).data
  assert.deepEqual(
    found?.majors[0]?.classes.map(({ code }) => code),
    ['CLASS-1'],
  )
  assert.deepEqual(
    (await ask(departmentList, { schoolId, words: 'libr' })).data.map(({ code }) => code),
    ['LIBRARY'],
  )
  assert.deepEqual((await ask(departmentList, { schoolId, words: 'none' })).data, [])
  assert.match((await ask(gradeList, { schoolId })).data[0]?.value ?? '', /^\d{4}$/)
})

test('an administrator decides which fields are asked and bound; name, number and ID number always are asked', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await logInAs(url, await makePerson(base.sql, schoolId, { kind: 'teacher', roles: ['admin'] }))
  const rules = usualRegistration.student
  const fields = [...rules.fields, { field: 'phone', isRequired: true, isBound: false } as const]
  const changed = await ask(changeRegistrationRules, { userType: 'student', rules: { ...rules, fields } }, { token })
  assert.equal(changed.data.student.fields.length, 6)
  assert.equal((await ask(askedFields, { schoolId, userType: 'student' })).data.at(-1)?.field, 'phone')
  assert.deepEqual((await ask(registrationRules, {}, { token })).data.teacher, usualRegistration.teacher)
  assert.equal((await ask(boundFields, { userType: 'student' }, { token })).data.filter(({ isBound }) => isBound).length, 3)
  const without = { ...rules, fields: rules.fields.filter(({ field }) => field !== 'idCard') }
  assert.deepEqual(Object.keys((await ask(changeRegistrationRules, { userType: 'student', rules: without }, { token })).fields ?? {}), [
    'rules.fields',
  ])
  const authority = { ...rules, proofs: ['authority' as const] }
  assert.equal((await ask(changeRegistrationRules, { userType: 'student', rules: authority }, { token })).error, 'way_not_open')
})
