import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CallShape, GivenTo } from '@campus/contract/call.ts'
import {
  createHandover,
  faceConfig,
  followHandover,
  ownFaceChecks,
  startOwnChallenge,
  verifyManagerFace,
  verifyOwnFace,
} from '@campus/contract/faces/checks.ts'
import { hasPhoto } from '@campus/contract/faces/has-photo.ts'
import { systemContext } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { type AskOptions, asker } from '../../../testing/ask.ts'
import { enter, openUnproved } from '../../../testing/enter.ts'
import { agreeToFaces, givePortrait, turnFacesOn } from '../../../testing/faces.ts'
import { standInFaces, standInFrames, standInPicture } from '../../../testing/stand-in-faces.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { requireManagerFaceCheck } from './manager-check.service.ts'

const faces = standInFaces()
const campus = useTestCampus({ services: () => ({ face: faces.port }) })
const ask = <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>, options: AskOptions) => asker(campus().url)(call, given, options)

const enterWithFace = async (options: Parameters<typeof enter>[1] = {}) => {
  const who = await enter(campus(), options)
  const { sql } = campus().base
  const ids = { schoolId: who.schoolId, personId: who.person.id }
  await turnFacesOn(sql, who.schoolId)
  await agreeToFaces(sql, ids, 'comparison')
  await givePortrait(campus(), ids, standInPicture({ who: who.person.id }))
  const face = { who: who.person.id }
  const device: AskOptions = { token: who.token, headers: { 'x-device-id': randomUUID() } }
  const start = (purpose: 'user' | 'manager' = 'user') => ask(startOwnChallenge, { purpose }, device)
  const answer = (challengeId: string, frames = standInFrames(face)) => ask(verifyOwnFace, { challengeId, frames }, device)
  return { ...who, face, device, start, answer }
}

test('somebody does what is asked before the camera, and finds the check in their log', async () => {
  const li = await enterWithFace()
  const { data: challenge } = await li.start()
  assert.equal(challenge.prompts.length, 3)
  assert.ok(challenge.prompts.includes('turn-head'))
  assert.equal(challenge.attemptsLeft, 5)
  assert.deepEqual((await li.answer(challenge.challengeId)).data, { isPassed: true, fault: null, attemptsLeft: 5 })
  const { data: log } = await ask(ownFaceChecks, {}, li.device)
  assert.deepEqual(
    log.rows.map(({ purpose, isPassed, fault }) => [purpose, isPassed, fault]),
    [['user', true, null]],
  )
})

test('each failure costs an attempt, the fifth rests the face way for an hour, and the device with it', async () => {
  const li = await enterWithFace()
  const stranger = standInFrames({ who: 'stranger' })
  for (const left of [4, 3, 2, 1, 0]) {
    const { data: challenge } = await li.start()
    const frames = stranger.map((frame) => ({ ...frame, picture: standInPicture({ who: 'stranger' }).toString('base64') }))
    assert.deepEqual((await li.answer(challenge.challengeId, frames)).data, { isPassed: false, fault: 'other_person', attemptsLeft: left })
  }
  const resting = await li.start()
  assert.equal(resting.error, 'face_resting')
  const wang = await enterWithFace()
  assert.equal((await ask(startOwnChallenge, { purpose: 'user' }, { ...li.device, token: wang.token })).error, 'face_resting')
  campus().clock.advance(3601)
  assert.equal((await ask(startOwnChallenge, { purpose: 'user' }, { ...wang.device })).code, 200)
})

test('a challenge is answered once, in time, for its purpose, by whom it was made for', async () => {
  const [li, wang] = [await enterWithFace({ kind: 'teacher', roles: ['manager'] }), await enterWithFace()]
  const { data: challenge } = await li.start()
  const { challengeId } = challenge
  assert.equal((await wang.answer(challengeId)).error, 'face_challenge_over')
  assert.equal((await ask(verifyManagerFace, { challengeId, frames: standInFrames(li.face) }, li.device)).error, 'face_challenge_over')
  const both = await Promise.all([li.answer(challengeId), li.answer(challengeId), li.answer(challengeId)])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'face_challenge_over', 'face_challenge_over'])
  const { data: late } = await li.start()
  campus().clock.advance(91)
  assert.equal((await li.answer(late.challengeId)).error, 'face_challenge_over')
  assert.equal((await li.answer(randomUUID())).error, 'face_challenge_over')
})

test('frames of an earlier check are refused for everybody', async () => {
  const li = await enterWithFace()
  const frames = standInFrames(li.face)
  const first = await li.start()
  assert.equal((await li.answer(first.data.challengeId, frames)).data.isPassed, true)
  const second = await li.start()
  assert.equal((await li.answer(second.data.challengeId, frames)).data.fault, 'repeated_frame')
  const third = await li.start()
  const mixed = standInFrames(li.face).with(5, frames[5] ?? { step: 2, picture: '' })
  assert.equal((await li.answer(third.data.challengeId, mixed)).data.fault, 'repeated_frame')
})

test('while the service for faces is busy, neither challenge nor attempt is used up', async () => {
  const li = await enterWithFace()
  const { data: challenge } = await li.start()
  faces.setBusy(true)
  assert.equal((await li.answer(challenge.challengeId)).error, 'face_busy')
  faces.setBusy(false)
  assert.deepEqual((await li.answer(challenge.challengeId)).data, { isPassed: true, fault: null, attemptsLeft: 5 })
})

test('without consent, without a portrait, and where the school uses no faces, there is no check', async () => {
  const { sql } = campus().base
  const nobody = await enter(campus())
  const start = () => ask(startOwnChallenge, { purpose: 'user' }, { token: nobody.token })
  assert.equal((await start()).error, 'faces_off')
  await turnFacesOn(sql, nobody.schoolId)
  assert.equal((await start()).error, 'face_consent_needed')
  await agreeToFaces(sql, { schoolId: nobody.schoolId, personId: nobody.person.id }, 'comparison')
  assert.equal((await start()).error, 'face_not_kept')
  await turnFacesOn(sql, nobody.schoolId, { methods: ['login'] })
  assert.equal((await start()).error, 'faces_off')
})

test('too many frames, too few, and what is no base64 are refused before anything is measured', async () => {
  const li = await enterWithFace()
  const { data: challenge } = await li.start()
  const one = standInFrames(li.face)[0]
  assert.ok(one)
  assert.equal((await li.answer(challenge.challengeId, [])).error, 'bad_input')
  assert.equal(
    (
      await li.answer(
        challenge.challengeId,
        Array.from({ length: 17 }, () => one),
      )
    ).error,
    'bad_input',
  )
  assert.equal((await li.answer(challenge.challengeId, [{ ...one, picture: '§' }])).error, 'bad_input')
  assert.equal((await li.answer(challenge.challengeId, [{ ...one, step: 3 }])).error, 'bad_input')
  assert.equal((await li.answer(challenge.challengeId)).data.isPassed, true)
})

const contextOf = (who: { schoolId: string; person: { id: string }; sessionId: string }) => ({
  ...systemContext(campus().base),
  caller: { personId: who.person.id, schoolId: who.schoolId, sessionId: who.sessionId, roles: ['manager' as const], isAgent: false },
})
const isOpen = (who: Parameters<typeof contextOf>[0]) =>
  requireManagerFaceCheck(contextOf(who)).then(
    () => 'open',
    (error: unknown) => (error instanceof Refusal ? error.code : 'broken'),
  )

test("a manager's check opens the photo library for ten minutes in that session, and so does a fresh proof without a face", async () => {
  const manager = await enterWithFace({ kind: 'teacher', roles: ['manager'] })
  assert.equal(await isOpen(manager), 'open', 'just logged in with a password')
  const stolen = { ...manager, ...(await openUnproved(campus(), { schoolId: manager.schoolId, personId: manager.person.id })) }
  assert.equal(await isOpen(stolen), 'proof_required')
  const device = { ...manager.device, token: stolen.token }
  const { data: challenge } = await ask(startOwnChallenge, { purpose: 'manager' }, device)
  const given = { challengeId: challenge.challengeId, frames: standInFrames(manager.face) }
  const { data } = await ask(verifyManagerFace, given, device)
  assert.ok(data.isPassed && data.until)
  assert.equal(await isOpen(stolen), 'open')
  const other = await openUnproved(campus(), { schoolId: manager.schoolId, personId: manager.person.id })
  assert.equal(await isOpen({ ...manager, ...other }), 'proof_required')
  campus().clock.advance(601)
  assert.equal(await isOpen(stolen), 'proof_required')
})

test('a computer without a camera hands its check to the phone of the same person', async () => {
  const manager = await enterWithFace({ kind: 'teacher', roles: ['manager'] })
  const ids = { schoolId: manager.schoolId, personId: manager.person.id }
  const computer = { ...manager, ...(await openUnproved(campus(), ids)) }
  const phone = { ...manager.device, token: (await openUnproved(campus(), ids)).token }
  const { data: shown } = await ask(createHandover, { purpose: 'manager' }, { token: computer.token })
  const code = new URL(shown.url.replace('/#', '')).searchParams.get('code') ?? ''
  const look = async () => (await ask(followHandover, { id: shown.id }, { token: computer.token })).data.state
  assert.equal(await look(), 'shown')

  const stranger = await enterWithFace({ schoolId: manager.schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await ask(followHandover, { id: shown.id, code }, stranger.device)).error, 'scan_code_expired')
  assert.equal((await ask(followHandover, { id: shown.id }, stranger.device)).error, 'not_found')
  const taken = await Promise.all([0, 1].map(() => ask(followHandover, { id: shown.id, code }, phone)))
  assert.deepEqual(taken.map(({ error }) => error ?? 'taken').toSorted(), ['scan_code_expired', 'taken'])
  assert.equal(await look(), 'taken')

  const { data: challenge } = await ask(startOwnChallenge, { purpose: 'manager' }, phone)
  const answer = { challengeId: challenge.challengeId, frames: standInFrames(manager.face), handoverId: shown.id }
  assert.equal((await ask(verifyManagerFace, answer, phone)).data.isPassed, true)
  assert.equal(await look(), 'passed')
  assert.equal(await isOpen(computer), 'open')
})

test('a code that nobody scanned is over after a minute', async () => {
  const li = await enterWithFace()
  const { data: shown } = await ask(createHandover, { purpose: 'user' }, li.device)
  campus().clock.advance(61)
  const code = new URL(shown.url.replace('/#', '')).searchParams.get('code') ?? ''
  assert.equal((await ask(followHandover, { id: shown.id, code }, li.device)).error, 'scan_code_expired')
  assert.equal((await ask(followHandover, { id: shown.id }, li.device)).data.state, 'expired')
})

test('strangers learn only what the school offers, whichever account they ask about', async () => {
  const li = await enterWithFace()
  const { data: stranger } = await ask(hasPhoto, { schoolId: li.schoolId }, {})
  assert.deepEqual(stranger, { offersFaceLogin: true, hasPhoto: null })
  assert.deepEqual((await ask(hasPhoto, {}, li.device)).data, { offersFaceLogin: true, hasPhoto: true })
  assert.equal((await ask(faceConfig, {}, li.device)).data.attempts, 5)
})
