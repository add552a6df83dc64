import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { changeOwnPassword } from '@campus/contract/account/own-password.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { logInAs, withPassword } from '../../../testing/logging-in.ts'
import { testPassword } from '../../../testing/people.ts'
import { waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const change = (token: string, password: string, oldPassword = testPassword) =>
  asker(campus().url)(changeOwnPassword, { oldPassword, password, confirmation: password }, { token })

test('a student changes the password: this session stays, the others end, the owner is notified', async () => {
  const { url } = campus()
  const ask = asker(url)
  const { token, person } = await enter(campus())
  const { schoolId: school_id } = person
  await campus().base.sql.insertInto('school_setting').values({ school_id, key: 'timeZone', value: '"Asia/Tokyo"' }).execute()
  const other = await logInAs(url, person, { remember: true })
  assert.equal((await ask(ownInfo, {}, { token: other.token })).code, 200)
  assert.equal((await change(token, 'mango7-Kettle')).code, 200)
  assert.equal((await ask(ownInfo, {}, { token })).code, 200)
  await eventually(async () => ((await ask(ownInfo, {}, { token: other.token })).result === 'login' ? true : undefined))
  assert.equal((await ask(ownInfo, {}, { remember: other.remember })).result, 'login')
  assert.equal((await ask(login, withPassword(person))).error, 'wrong_login')
  assert.equal((await ask(login, withPassword(person, { password: 'mango7-Kettle' }))).code, 200)
  for (const [kind, to] of [
    ['sms', person.phone],
    ['mail', person.email],
  ] as const)
    assert.match((await waitForPost(campus(), kind, to)).join(), /密码已于[^（]*（UTC\+9）/)
})

test('a text message in English begins with the name of the app in square brackets', async () => {
  const { token, person } = await enter(campus())
  await campus().base.sql.updateTable('person').set({ language: 'en_US' }).where('id', '=', person.id).execute()
  assert.equal((await change(token, 'mango7-Kettle')).code, 200)
  const [text = ''] = (await waitForPost(campus(), 'sms', person.phone)).slice(-1)
  assert.match(text, /\[[^\]]+\] [^【】]*your password was changed/)
})

test('the old password must be right, and guessing it ends after ten tries for this session alone', async () => {
  const { token, person } = await enter(campus())
  for (let tries = 0; tries < 10; tries += 1)
    assert.equal((await change(token, 'mango7-Kettle', `wrong horse ${tries}`)).error, 'old_password_wrong')
  assert.equal((await change(token, 'mango7-Kettle')).error, 'try_later')
  const home = await logInAs(campus().url, person)
  assert.equal((await change(home.token, 'mango7-Kettle')).code, 200)
})

test('a new password must satisfy the rules that only the server knows', async () => {
  const { base } = campus()
  const { token, person } = await enter(campus())
  await base.sql.insertInto('school_setting').values({ school_id: person.schoolId, key: 'passwordMost', value: '16' }).execute()
  assert.equal((await change(token, testPassword)).error, 'password_is_old')
  assert.equal((await change(token, 'Password123')).error, 'password_is_common')
  assert.equal((await change(token, person.email)).error, 'password_too_long')
  assert.equal((await change(token, person.number.toLowerCase())).error, 'password_is_account')
  assert.deepEqual(Object.keys((await change(token, 'onlyletters')).fields ?? {}), ['password'])
})

test('of two changes at once the second meets the new password', async () => {
  const { token } = await enter(campus())
  const answers = await Promise.all([change(token, 'mango7-Kettle'), change(token, 'papaya8-Teapot')])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').sort(), ['done', 'old_password_wrong'])
})

test('a password typed in full-width letters is the same password', async () => {
  const { token, person } = await enter(campus())
  assert.equal((await change(token, 'mango7-Kettle')).code, 200)
  assert.equal((await asker(campus().url)(login, withPassword(person, { password: 'ｍａｎｇｏ７-Kettle' }))).code, 200)
})
