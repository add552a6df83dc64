import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { proveByFace, sendProofCode, startFaceProof } from '@campus/contract/registration/proof.ts'
import { systemContext } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import type { FacePort } from '../../../ports/face/face-port.ts'
import { asker } from '../../../testing/ask.ts'
import { turnFacesOn } from '../../../testing/faces.ts'
import { makeSchool } from '../../../testing/people.ts'
import { aPicture, fillIn, makeRecorded } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { setFirstPortrait } from '../../people/profile/photo.service.ts'

const password = 'mango7-Kettle'
const chosen = { password, confirmation: password }

/** Measures as the frames say: those that begin with a 1 show the person of the portrait. What is judged here is the case, not the face. */
const face: FacePort = {
  modelId: 'test',
  judge: async () => ({ checks: [], isPassed: true, vector: new Float32Array(4) }),
  cut: async () => ({ refused: 'face_not_found' }),
  checkFrames: async (frames) => ({
    fault: undefined,
    similarity: frames[0]?.bytes[0] === 1 ? 0.95 : 0.2,
    digests: frames.map(({ bytes }) => sha256(Buffer.from(bytes))),
  }),
  close: async () => {},
}
const campus = useTestCampus({ services: () => ({ face }) })

const framesOf = (isOwner: boolean) =>
  [0, 1, 2].map((step) => ({ step, image: Buffer.concat([Buffer.from([isOwner ? 1 : 2]), randomBytes(200)]).toString('base64') }))

const aStudent = async (options: { phone?: string } = {}) => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  await turnFacesOn(base.sql, schoolId)
  const student = await makeRecorded(campus(), schoolId, options)
  await setFirstPortrait(systemContext(base), { schoolId, personId: student.id }, await aPicture())
  return { student, id: (await fillIn(campus(), student)).data.id }
}

const start = async (id: string) => asker(campus().url)(startFaceProof, { id, agreed: true })
const answer = async (id: string, isOwner: boolean, challengeId?: string) =>
  asker(campus().url)(proveByFace, { id, challengeId: challengeId ?? (await start(id)).data.challengeId, frames: framesOf(isOwner) })

test('a student without a phone on record proves it by face and is in at once', async () => {
  const ask = asker(campus().url)
  const { id, student } = await aStudent()
  assert.deepEqual((await ask(matchedCase, { id })).data.ways, [{ kind: 'face', attemptsLeft: 3 }, { kind: 'manual' }])
  const proved = (await answer(id, true)).data
  assert.equal(proved.isPassed, true)
  const done = await ask(registerRecorded, { id, ticket: proved.proof?.ticket, ...chosen })
  assert.deepEqual([done.data.state, done.user?.uid], ['registered', student.id])
})

test('a face proves it also where the record has a phone, but its owner is notified and has a day', async () => {
  const ask = asker(campus().url)
  const { id } = await aStudent({ phone: '13412340001' })
  const ticket = (await answer(id, true)).data.proof?.ticket
  const done = await ask(registerRecorded, { id, ticket, ...chosen })
  assert.deepEqual([done.data.state, done.token], ['passed', undefined])
  assert.ok(done.data.opensAt)
})

test('three wrong faces make it manual, and say so; checks at once have no more tries', async () => {
  const ask = asker(campus().url)
  const { id } = await aStudent({ phone: '13412340002' })
  const challenges = [await start(id), await start(id), await start(id), await start(id)].map(({ data }) => data.challengeId)
  const answers = await Promise.all(challenges.map((challengeId) => answer(id, false, challengeId)))
  assert.equal(answers.filter(({ code, data }) => code === 200 && !data.isPassed).length, 3)
  assert.deepEqual(
    answers.filter(({ code }) => code !== 200).map(({ error }) => error),
    ['registration_manual_only'],
  )
  assert.equal(answers.filter(({ data }) => data?.isManualOnly).length, 1)
  assert.equal((await start(id)).error, 'registration_manual_only')
  assert.equal((await ask(sendProofCode, { id, channel: 'phone' })).error, 'registration_manual_only')
  const shown = (await ask(matchedCase, { id })).data
  assert.deepEqual([shown.isManualOnly, shown.ways], [true, [{ kind: 'manual' }]])
})

test('a challenge serves its own case, once; without a portrait or with faces turned off there is no face check', async () => {
  const { base } = campus()
  const [mine, others] = [await aStudent(), await aStudent()]
  const foreign = (await start(others.id)).data.challengeId
  assert.equal((await answer(mine.id, true, foreign)).error, 'face_challenge_over')
  const { challengeId } = (await start(mine.id)).data
  await answer(mine.id, true, challengeId)
  assert.equal((await answer(mine.id, true, challengeId)).error, 'face_challenge_over')
  const bare = await makeRecorded(campus(), mine.student.schoolId)
  assert.equal((await start((await fillIn(campus(), bare)).data.id)).error, 'face_not_kept')
  await turnFacesOn(base.sql, mine.student.schoolId, { isOn: false })
  assert.equal((await start(mine.id)).error, 'faces_off')
})
