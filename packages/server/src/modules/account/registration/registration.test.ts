import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { getRegisterCode, register, saveRegistration, sendRegisterCode } from '@campus/contract/account/registration.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { asker } from '../../../testing/ask.ts'
import { agreed } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { readCaptcha } from '../../../testing/read-captcha.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const password = 'mango7-Kettle'

let phones = 0
const newPhone = () => {
  phones += 1
  return `136${String(phones).padStart(8, '0')}`
}

const askForCode = async (schoolId: string, phone: string, userType: 'visitor' | 'family' = 'visitor') =>
  asker(campus().url)(sendRegisterCode, { schoolId, userType, phone, captcha: await readCaptcha(campus()) })

const registerWith = (schoolId: string, given: Partial<GivenTo<typeof register>>) =>
  asker(campus().url)(register, {
    schoolId,
    userType: 'visitor',
    code: '000000',
    name: '访客小王',
    password,
    confirmation: password,
    consent: agreed,
    ...given,
  })

test('a visitor registers by phone, is logged in at once, and logs in again with the password or the number', async () => {
  const { url, base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const phone = newPhone()
  assert.deepEqual((await askForCode(schoolId, phone)).data, { resendAfter: 60, expiresIn: 600 })
  assert.match((await waitForPost(campus(), 'sms', phone)).join(), /用于注册/)
  const code = await waitForCode(campus(), 'sms', phone)
  const answer = await registerWith(schoolId, { phone, code })
  assert.deepEqual([answer.code, answer.data], [200, { isFirstLogin: true }])
  const info = (await asker(url)(ownInfo, {}, { token: answer.token })).data
  assert.match(info.number, /^V\d{9}$/)
  assert.deepEqual(info.roles, ['visitor'])
  for (const account of [phone, info.number]) {
    const back = await asker(url)(login, { schoolId, userType: 'visitor', way: 'password', account, password, consent: agreed })
    assert.equal(back.user?.uid, info.id)
  }
})

test('a family member registers by email through the calls with a query', async () => {
  const { url, base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const email = 'mother@example.com'
  const proof = await readCaptcha(campus())
  const sent = await asker(url)(
    getRegisterCode,
    { schoolId, userType: 'family', email: 'Mother@Example.com', ...proof },
    { language: 'zh_TW' },
  )
  assert.equal(sent.code, 200)
  assert.match((await waitForPost(campus(), 'mail', email)).join(), /註冊的驗證碼/)
  const code = await waitForCode(campus(), 'mail', email)
  const given = { schoolId, userType: 'family', email, code, name: '家长', password, confirmation: password, consent: agreed } as const
  const answer = await asker(url)(saveRegistration, given)
  assert.match(answer.user?.xuehao ?? '', /^F\d{9}$/)
})

test('only the holder of the phone learns that it is registered', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const visitor = await makePerson(base.sql, schoolId, { kind: 'visitor' })
  assert.equal((await registerWith(schoolId, { phone: visitor.phone, code: '000000' })).error, 'code_wrong')
  assert.equal((await askForCode(schoolId, visitor.phone)).code, 200)
  const code = await waitForCode(campus(), 'sms', visitor.phone)
  assert.equal((await registerWith(schoolId, { phone: visitor.phone, code })).error, 'already_registered')
})

test('two registrations with one code make one account', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const phone = newPhone()
  await askForCode(schoolId, phone)
  const code = await waitForCode(campus(), 'sms', phone)
  const answers = await Promise.all([1, 2, 3].map(() => registerWith(schoolId, { phone, code })))
  assert.equal(answers.filter((answer) => answer.code === 200).length, 1)
  const people = await base.sql.selectFrom('person').where('school_id', '=', schoolId).selectAll().execute()
  assert.equal(people.length, 1)
})

test('a bad password is refused before the code is spent', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const phone = newPhone()
  await askForCode(schoolId, phone)
  const code = await waitForCode(campus(), 'sms', phone)
  const attempt = (password: string) => registerWith(schoolId, { phone, code, password, confirmation: password })
  assert.equal((await attempt('password123')).error, 'password_is_common')
  assert.equal((await attempt('short1!')).error, 'bad_input')
  assert.equal((await attempt(password)).code, 200)
})

test('a school that closes registration, and one that does not exist, send no code and register nobody', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  await base.sql.insertInto('school_setting').values({ school_id: schoolId, key: 'registrationFor', value: '["family"]' }).execute()
  const phone = newPhone()
  assert.equal((await askForCode(schoolId, phone)).error, 'registration_closed')
  assert.equal((await registerWith(schoolId, { phone })).error, 'registration_closed')
  assert.equal((await askForCode(schoolId, phone, 'family')).code, 200)
  assert.equal((await askForCode('00000000-0000-7000-8000-000000000000', phone)).error, 'school_unknown')
})

test('bad input is named: two channels at once, none, an old consent, another password to confirm', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const fields = async (given: Partial<GivenTo<typeof register>>) => Object.keys((await registerWith(schoolId, given)).fields ?? {})
  assert.deepEqual(await fields({ phone: newPhone(), email: 'a@example.com' }), ['phone'])
  assert.deepEqual(await fields({}), ['phone'])
  assert.deepEqual(await fields({ phone: newPhone(), consent: { ...agreed, privacyPolicy: '0' } }), ['consent'])
  assert.deepEqual(await fields({ phone: newPhone(), confirmation: 'mango8-Kettle' }), ['confirmation'])
})
