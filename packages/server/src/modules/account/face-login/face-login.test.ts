import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { confirmFaceLogin, startFaceLogin, verifyFaceLogin } from '@campus/contract/account/face-login.ts'
import { loginByTicket } from '@campus/contract/account/login.ts'
import { beginSetup, finishLogin, finishSetup } from '@campus/contract/account/second-factor.ts'
import type { CallShape, GivenTo } from '@campus/contract/call.ts'
import { startOwnChallenge } from '@campus/contract/faces/checks.ts'
import { withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import { systemContext } from '../../../context/context.ts'
import { type AskOptions, asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { agreeToFaces, givePortrait, turnFacesOn } from '../../../testing/faces.ts'
import { agreed, logInAs } from '../../../testing/logging-in.ts'
import { readCaptcha } from '../../../testing/read-captcha.ts'
import { nextCode, stepOf } from '../../../testing/second-factor.ts'
import { standInFaces, standInFrames, standInPicture, standInVector } from '../../../testing/stand-in-faces.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { keepVector } from '../../faces/vectors/vector.service.ts'

const campus = useTestCampus({ services: () => ({ face: standInFaces().port }) })
const ask = <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>, options: AskOptions = {}) =>
  asker(campus().url)(call, given, options)
const newDevice = (): AskOptions => ({ headers: { 'x-device-id': randomUUID() } })

const makeOwner = async (schoolId?: string) => {
  const who = await enter(campus(), schoolId ? { schoolId } : {})
  const { sql } = campus().base
  const ids = { schoolId: who.schoolId, personId: who.person.id }
  await turnFacesOn(sql, who.schoolId)
  await agreeToFaces(sql, ids, 'portrait', 'comparison', 'login')
  const fileId = await givePortrait(campus(), ids, standInPicture({ who: who.person.id }))
  await keepVector(systemContext(campus().base), { ...ids, fileId, vector: standInVector(who.person.id) })
  return who
}

interface Claimed {
  readonly schoolId: string
  readonly account: string
}

const start = async ({ schoolId, account }: Claimed, device: AskOptions) =>
  ask(startFaceLogin, { schoolId, userType: 'student', account, captcha: await readCaptcha(campus()), consent: agreed }, device)

const logInByFace = async (claimed: Claimed, who: string, device: AskOptions) => {
  const { data: begun } = await start(claimed, device)
  return ask(verifyFaceLogin, { ticket: begun.ticket, challengeId: begun.challengeId, frames: standInFrames({ who }) }, device)
}

const waysOf = async (personId: string) =>
  (
    await campus()
      .base.sql.selectFrom('login_log')
      .where('person_id', '=', personId)
      .select(['way', 'outcome', 'reason'])
      .orderBy('id')
      .execute()
  ).filter(({ way }) => way === 'face')

test('on a device on which the account was open before, a face is enough for the ticket of a login', async () => {
  const li = await makeOwner()
  const device = newDevice()
  await logInAs(campus().url, li.person, {}, device)
  const { data } = await logInByFace({ schoolId: li.schoolId, account: li.person.number }, li.person.id, device)
  assert.deepEqual([data.isPassed, data.codeNeeded], [true, null])
  const entered = await ask(loginByTicket, { id: data.loginTicket ?? '' }, device)
  assert.equal(entered.user?.uid, li.person.id)
  assert.deepEqual(await waysOf(li.person.id), [{ way: 'face', outcome: 'in', reason: '' }])
  assert.equal((await ask(loginByTicket, { id: data.loginTicket ?? '' }, device)).error, 'ticket_invalid')
})

test('on a new device a code to a known channel is needed as well', async () => {
  const li = await makeOwner()
  const device = newDevice()
  const { data } = await logInByFace({ schoolId: li.schoolId, account: li.person.phone }, li.person.id, device)
  assert.equal(data.loginTicket, null)
  assert.ok(data.codeNeeded?.to.includes('*'))
  const { ticket = '' } = data.codeNeeded ?? {}
  assert.equal((await ask(confirmFaceLogin, { ticket, code: '000000' }, device)).error, 'code_wrong')
  const code = await eventually(async () => (await campus().sentTo('sms', li.person.phone))[0]?.match(/\d{6}/)?.[0])
  const both = await Promise.all([0, 1].map(() => ask(confirmFaceLogin, { ticket, code }, device)))
  assert.equal(both.filter(({ error }) => error === undefined).length, 1)
  const loginTicket = both.find(({ error }) => error === undefined)?.data.loginTicket ?? ''
  assert.equal((await ask(loginByTicket, { id: loginTicket }, device)).user?.uid, li.person.id)
})

test('a face is one factor: who turned two-step verification on is asked for the second as well', async () => {
  const li = await makeOwner()
  const device = newDevice()
  const { token } = await logInAs(campus().url, li.person, {}, device)
  const { setupTicket, secret } = (await ask(beginSetup, {}, { ...device, token })).data
  await ask(finishSetup, { setupTicket, code: nextCode(campus(), secret) }, { ...device, token })
  const { data } = await logInByFace({ schoolId: li.schoolId, account: li.person.number }, li.person.id, device)
  const stopped = await ask(loginByTicket, { id: data.loginTicket ?? '' }, device)
  assert.equal(stopped.error, 'second_factor_needed')
  assert.equal(stopped.token, undefined)
  const { ticket } = stepOf(stopped)
  const entered = await ask(finishLogin, { ticket, proof: { way: 'totp', code: nextCode(campus(), secret) } }, device)
  assert.equal(entered.user?.uid, li.person.id)
  assert.deepEqual(
    (await waysOf(li.person.id)).map(({ outcome }) => outcome),
    ['refused', 'in'],
  )
})

test('without any channel a new device needs another way first', async () => {
  const li = await makeOwner()
  await campus().base.sql.updateTable('person').set({ phone: null, email: null }).where('id', '=', li.person.id).execute()
  const refused = await logInByFace({ schoolId: li.schoolId, account: li.person.number }, li.person.id, newDevice())
  assert.equal(refused.error, 'face_device_unknown')
})

test('an unknown account, one without a photo and one without consent look the same until the check fails', async () => {
  const li = await makeOwner()
  const bare = await enter(campus(), { schoolId: li.schoolId })
  const withdrawn = await makeOwner(li.schoolId)
  await ask(withdrawFaceConsent, { purpose: 'login' }, { token: withdrawn.token })
  const accounts = [li.person.number, 'nobody-at-all', bare.person.number, withdrawn.person.number]
  const answers = []
  for (const account of accounts) {
    const device = newDevice()
    const begun = await start({ schoolId: li.schoolId, account }, device)
    assert.deepEqual(
      [begun.code, begun.data.attemptsLeft, Object.keys(begun.data).toSorted().join()],
      [200, 5, 'attemptsLeft,challengeId,expiresAt,prompts,ticket'],
    )
    const { ticket, challengeId } = begun.data
    const who = account === withdrawn.person.number ? withdrawn.person.id : 'stranger'
    const { data } = await ask(verifyFaceLogin, { ticket, challengeId, frames: standInFrames({ who }) }, device)
    answers.push(data)
  }
  for (const answer of answers)
    assert.deepEqual(answer, { isPassed: false, fault: 'other_person', attemptsLeft: 4, loginTicket: null, codeNeeded: null })
  assert.deepEqual(await waysOf(li.person.id), [{ way: 'face', outcome: 'refused', reason: 'other_person' }])
})

test('an account that does not exist rests after five tries like any other, and other ways stay open', async () => {
  const li = await makeOwner()
  for (const account of ['nobody-here', li.person.number]) {
    for (let tries = 0; tries < 5; tries += 1) await logInByFace({ schoolId: li.schoolId, account }, 'stranger', newDevice())
    assert.equal((await start({ schoolId: li.schoolId, account }, newDevice())).error, 'face_resting')
  }
  assert.ok((await logInAs(campus().url, li.person, {}, newDevice())).token)
})

test('a captcha is needed, and the challenge of a login serves for nothing else', async () => {
  const li = await makeOwner()
  const device = newDevice()
  const given = { schoolId: li.schoolId, userType: 'student', account: li.person.number, consent: agreed } as const
  assert.equal((await ask(startFaceLogin, given, device)).error, 'captcha_required')
  const { data: own } = await ask(startOwnChallenge, { purpose: 'user' }, { token: li.token })
  const { data: begun } = await start({ schoolId: li.schoolId, account: li.person.number }, device)
  const frames = standInFrames({ who: li.person.id })
  assert.equal(
    (await ask(verifyFaceLogin, { ticket: begun.ticket, challengeId: own.challengeId, frames }, device)).error,
    'face_challenge_over',
  )
  const wang = await makeOwner(li.schoolId)
  const { data: other } = await start({ schoolId: li.schoolId, account: wang.person.number }, device)
  const crossed = { ticket: other.ticket, challengeId: begun.challengeId, frames }
  assert.equal((await ask(verifyFaceLogin, crossed, device)).error, 'face_challenge_over')
})

test('where the school offers no face login there is none', async () => {
  const li = await makeOwner()
  await turnFacesOn(campus().base.sql, li.schoolId, { methods: ['user'] })
  assert.equal((await start({ schoolId: li.schoolId, account: li.person.number }, newDevice())).error, 'faces_off')
})
