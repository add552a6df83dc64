import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import {
  beginSetup,
  finishLogin,
  finishSetup,
  ownSecondFactor,
  renewRecoveryCodes,
  turnSecondFactorOff,
} from '@campus/contract/account/second-factor.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { withPassword } from '../../../testing/logging-in.ts'
import { makeSchool } from '../../../testing/people.ts'
import { enterWithFactor, nextCode, stepOf } from '../../../testing/second-factor.ts'
import { openTestCampus, useTestCampus } from '../../../testing/test-campus.ts'
import { openSession } from '../session/session.service.ts'

/** As the demo: a second factor is offered to everybody and required of nobody. */
const campus = useTestCampus()
const ask = ((...given) => asker(campus().url)(...given)) as ReturnType<typeof asker>

const turnOn = async (token: string, current?: { way: 'totp' | 'recovery_code'; code: string }) => {
  const { setupTicket, secret } = (await ask(beginSetup, {}, { token })).data
  const code = nextCode(campus(), secret)
  const answer = await ask(finishSetup, { setupTicket, code, ...(current ? { current } : {}) }, { token })
  return { secret, error: answer.error, recoveryCodes: answer.error ? [] : answer.data.recoveryCodes }
}
const mine = async (token: string) => (await ask(ownSecondFactor, {}, { token })).data

test('an administrator of the demo logs in without a second factor, turns it on, needs it from then on, and turns it off again', async () => {
  const { token, person, schoolId } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const other = await openSession(systemContext(campus().base), { schoolId, personId: person.id, way: 'test', remember: false })
  assert.equal((await ask(login, withPassword(person))).code, 200)
  assert.deepEqual(await mine(token), { isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0, ways: [] })
  const { secret, recoveryCodes } = await turnOn(token)
  const { isOn, recoveryCodesLeft, ways } = await mine(token)
  assert.deepEqual({ isOn, recoveryCodesLeft, ways }, { isOn: true, recoveryCodesLeft: 10, ways: ['totp', 'recovery_code'] })
  assert.equal((await ask(ownSecondFactor, {}, { token: other.token })).result, 'login', 'other devices are logged out')
  const asked = await ask(login, withPassword(person))
  assert.equal(asked.error, 'second_factor_needed')
  const proof = { way: 'totp' as const, code: nextCode(campus(), secret) }
  assert.equal((await ask(finishLogin, { ticket: stepOf(asked).ticket, proof })).code, 200)
  assert.equal((await ask(turnSecondFactorOff, { proof }, { token })).error, 'second_factor_wrong', 'a code that was used')
  assert.equal((await ask(turnSecondFactorOff, { proof: { way: 'recovery_code', code: recoveryCodes[0] ?? '' } }, { token })).code, 200)
  assert.equal((await ask(login, withPassword(person))).code, 200)
  assert.deepEqual(await mine(token), { isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0, ways: [] })
})

test('moving to another app takes the present factor, so that a stolen session brings no app in', async () => {
  const { token, person } = await enter(campus())
  const first = await turnOn(token)
  assert.equal((await turnOn(token)).error, 'second_factor_needed')
  assert.equal((await turnOn(token, { way: 'totp', code: '000000' })).error, 'second_factor_wrong')
  const second = await turnOn(token, { way: 'totp', code: nextCode(campus(), first.secret) })
  assert.equal(second.error, undefined)
  const { ticket } = stepOf(await ask(login, withPassword(person)))
  const tryCode = (secret: string) => ask(finishLogin, { ticket, proof: { way: 'totp', code: nextCode(campus(), secret) } })
  assert.equal((await tryCode(first.secret)).error, 'second_factor_wrong')
  const old = { way: 'recovery_code', code: first.recoveryCodes[0] ?? '' } as const
  assert.equal((await ask(finishLogin, { ticket, proof: old })).error, 'second_factor_wrong')
  assert.equal((await tryCode(second.secret)).code, 200)
})

test('new recovery codes invalidate the old ones', async () => {
  const { token, person } = await enter(campus())
  const off = { way: 'totp', code: '123456' } as const
  assert.equal((await ask(renewRecoveryCodes, { proof: off }, { token })).error, 'second_factor_off')
  assert.equal((await ask(turnSecondFactorOff, { proof: off }, { token })).error, 'second_factor_off')
  const { secret, recoveryCodes } = await turnOn(token)
  const proof = { way: 'totp' as const, code: nextCode(campus(), secret) }
  const renewed = (await ask(renewRecoveryCodes, { proof }, { token })).data.recoveryCodes
  assert.equal(new Set([...recoveryCodes, ...renewed]).size, 20)
  const { ticket } = stepOf(await ask(login, withPassword(person)))
  const tryCode = (code = '') => ask(finishLogin, { ticket, proof: { way: 'recovery_code', code } })
  assert.equal((await tryCode(recoveryCodes[0])).error, 'second_factor_wrong')
  assert.equal((await tryCode(renewed[0])).code, 200)
})

test('two who turn it on at once: one app counts', async () => {
  const { token } = await enter(campus())
  const answers = await Promise.all([turnOn(token), turnOn(token)])
  const lost = answers.filter(({ error }) => error === 'ticket_invalid' || error === 'second_factor_needed')
  assert.equal(lost.length, 1, answers.map(({ error }) => error).join())
})

test('where it is required it is not turned off', async (t) => {
  const strict = await openTestCampus({ environment: { SECOND_FACTOR: 'required' } })
  t.after(() => strict.close())
  const { token, secret } = await enterWithFactor(strict, (await makeSchool(strict.base.sql)).id)
  const proof = { way: 'totp' as const, code: nextCode(strict, secret) }
  assert.equal((await asker(strict.url)(turnSecondFactorOff, { proof }, { token })).error, 'second_factor_required')
})
