import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeEmailAndCode, judgePhoneAndCode, sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import { bindMoreAccount, ownAccounts, switchAccount } from '@campus/contract/account/outside.ts'
import { editOwnEmail, sendChannelCode } from '@campus/contract/account/own-channels.ts'
import { changeOwnPassword } from '@campus/contract/account/own-password.ts'
import { beginPasskey, ownPasskeys, savePasskey } from '@campus/contract/account/passkeys.ts'
import { changePasswordByPhone, findByEmail, findByPhone } from '@campus/contract/account/recovery.ts'
import { giveFaceConsent, ownFaceConsents } from '@campus/contract/faces/consents.ts'
import { asker } from '../../../testing/ask.ts'
import { enter, openUnproved } from '../../../testing/enter.ts'
import { turnFacesOn } from '../../../testing/faces.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { addPasskey } from '../../../testing/passkeys.ts'
import { type TestPerson, testPassword } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { readCaptcha } from '../../../testing/read-captcha.ts'
import { openAuthenticator } from '../../../testing/software-authenticator.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...asked) => asker(campus().url)(...asked)
const newPassword = 'copper bridge 90'

/** Somebody whose token was stolen, and the thief, who has an account of their own at the same school. */
const openTheft = async () => {
  const victim = await enter(campus())
  const thief = await enter(campus(), { schoolId: victim.schoolId })
  campus().clock.advance(1)
  const { token: stolen } = await openUnproved(campus(), { schoolId: victim.schoolId, personId: victim.person.id })
  return { victim, thief, stolen }
}

const linkWith = (token: string, { schoolId, kind, number }: TestPerson) =>
  ask(bindMoreAccount, { schoolId, userType: kind, account: number, password: testPassword }, { token })

const resetByPhone = async ({ schoolId, kind: userType, phone }: TestPerson, password: string) => {
  const begun = await ask(findByPhone, { schoolId, userType, phone, captcha: await readCaptcha(campus()) })
  const { recoveryId } = begun.data
  assert.equal((await ask(sendPhoneCode, { schoolId, userType, recoveryId })).code, 200)
  const code = await waitForCode(campus(), 'sms', phone)
  const { ticket } = (await ask(judgePhoneAndCode, { recoveryId, code })).data
  return ask(changePasswordByPhone, { ticket, password, confirmation: password })
}

test('a thief with a token cannot link an account of their own to the victim’s', async () => {
  const { victim, thief, stolen } = await openTheft()
  assert.equal((await linkWith(stolen, thief.person)).error, 'proof_required')
  assert.equal((await ask(ownAccounts, {}, victim)).data.length, 1)
  assert.equal((await ask(switchAccount, { id: victim.person.id }, thief)).error, 'not_found')
})

test('a link that a thief made in the minutes after the login does not survive a reset of the password', async () => {
  const { victim, thief } = await openTheft()
  const { token: fresh } = await logInAs(campus().url, victim.person)
  campus().clock.advance(1)
  assert.equal((await linkWith(fresh, thief.person)).code, 200)
  assert.equal((await addPasskey(campus(), fresh)).error, undefined)
  await turnFacesOn(campus().base.sql, victim.schoolId)
  assert.equal((await ask(giveFaceConsent, { purpose: 'login', version: '1' }, { token: fresh })).code, 200)
  const { data, code } = await resetByPhone(victim.person, newPassword)
  assert.equal(code, 200)
  assert.deepEqual([data.removed.map(({ kind }) => kind).toSorted(), data.kept], [['account', 'face', 'passkey'], []])
  const { token: own } = await logInAs(campus().url, victim.person, { password: newPassword })
  const { consents } = (await ask(ownFaceConsents, {}, { token: own })).data
  assert.ok(consents.every(({ isGiven }) => !isGiven))
  assert.equal((await ask(switchAccount, { id: victim.person.id }, thief)).error, 'not_found')
})

test('nor a change of the password; what was there before the last proof stays and is shown', async () => {
  const { victim, thief } = await openTheft()
  const { token: first } = await logInAs(campus().url, victim.person)
  campus().clock.advance(1)
  assert.equal((await addPasskey(campus(), first, 'of the owner')).error, undefined)
  campus().clock.advance(1)
  const { token } = await logInAs(campus().url, victim.person)
  campus().clock.advance(1)
  assert.equal((await linkWith(token, thief.person)).code, 200)
  const given = { oldPassword: testPassword, password: newPassword, confirmation: newPassword }
  const { data } = await ask(changeOwnPassword, given, { token })
  assert.deepEqual(
    [data.removed.map(({ kind }) => kind), data.kept.map(({ kind, name }) => [kind, name])],
    [['account'], [['passkey', 'of the owner']]],
  )
  assert.equal((await ask(ownAccounts, {}, { token })).data.length, 1)
  assert.equal((await ask(ownPasskeys, {}, { token })).data.length, 1)
})

test('a thief with a token cannot set the first address and recover the password by it', async () => {
  const { victim, stolen } = await openTheft()
  const { id, schoolId, kind: userType } = victim.person
  await campus().base.sql.updateTable('person').set({ email: null }).where('id', '=', id).execute()
  const email = 'thief@example.com'
  assert.equal((await ask(sendChannelCode, { channel: 'email', to: 'new', email }, { token: stolen })).code, 200)
  const newCode = await waitForCode(campus(), 'mail', email)
  assert.equal((await ask(editOwnEmail, { email, newCode }, { token: stolen })).error, 'proof_required')
  const { data } = await ask(findByEmail, { schoolId, userType, email, captcha: await readCaptcha(campus()) })
  campus().clock.advance(61)
  await ask(sendEmailCode, { schoolId, userType, recoveryId: data.recoveryId })
  assert.equal((await ask(judgeEmailAndCode, { recoveryId: data.recoveryId, code: newCode })).error, 'code_wrong')
})

test('a thief with a token cannot add a passkey, and nobody adds one unnoticed', async () => {
  const { victim, stolen } = await openTheft()
  assert.equal((await addPasskey(campus(), stolen)).error, 'proof_required')
  const { data: begun } = await ask(beginPasskey, {}, victim)
  const device = openAuthenticator('127.0.0.1')
  const { challenge, user } = begun.options as unknown as { challenge: string; user: { id: string } }
  const response = device.make({ origin: campus().url, challenge, userId: user.id })
  const smuggled = await ask(savePasskey, { ticket: begun.ticket, name: 'x', response }, { token: stolen })
  assert.equal(smuggled.error, 'proof_required', 'not with a challenge of the owner either')
  assert.equal((await addPasskey(campus(), victim.token, 'of the thief')).error, undefined)
  for (const [kind, to] of [
    ['sms', victim.person.phone],
    ['mail', victim.person.email],
  ] as const)
    assert.match((await waitForPost(campus(), kind, to))[0] ?? '', /通行密钥“of the thief”.*https?:\/\/\S+notMe\?token=/s)
})
