import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { proveByFace, startFaceProof } from '@campus/contract/registration/proof.ts'
import { usualRegistration } from '@campus/contract/registration/settings.ts'
import { aliyunAuthority } from '../../../ports/authority/aliyun-authority.ts'
import type { FacePort } from '../../../ports/face/face-port.ts'
import { asker } from '../../../testing/ask.ts'
import { turnFacesOn } from '../../../testing/faces.ts'
import { makeSchool } from '../../../testing/people.ts'
import { fillIn, makeRecorded } from '../../../testing/registering.ts'
import { openAuthority, settingsFor } from '../../../testing/servers/aliyun-authority.ts'
import { standInFaces, standInPicture } from '../../../testing/stand-in-faces.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const password = 'mango7-Kettle'

const { port } = standInFaces()
let judged = 0
const face: FacePort = {
  ...port,
  judge: (photo) => {
    judged += 1
    return port.judge(photo)
  },
}

let answer: 'T' | 'F' | 'throttled' = 'T'
let server: Awaited<ReturnType<typeof openAuthority>>
const asked: { idCard: string; picture: Buffer }[] = []

before(async () => {
  server = await openAuthority((form) => {
    asked.push({ idCard: form.get('CertNo') ?? '', picture: Buffer.from(form.get('FaceContrastPicture') ?? '', 'base64') })
    return answer === 'throttled'
      ? { body: { Code: 'Throttling.User' } }
      : { body: { Code: '200', ResultObject: { Passed: answer, SubCode: '200' } } }
  })
})
after(() => server.close())

const authority = {
  verify: (person: Parameters<ReturnType<typeof aliyunAuthority>['verify']>[0]) => aliyunAuthority(settingsFor(server.url)).verify(person),
}
const campus = useTestCampus({ services: () => ({ face, authority }) })

const aCase = async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  await turnFacesOn(base.sql, schoolId)
  const value = JSON.stringify({ ...usualRegistration, student: { ...usualRegistration.student, proofs: ['authority'] } })
  await base.sql.insertInto('school_setting').values({ school_id: schoolId, key: 'registration', value }).execute()
  const student = await makeRecorded(campus(), schoolId)
  return { student, id: (await fillIn(campus(), student)).data.id }
}

/** One living person, who looks to the front in the third frame. */
const frames = () =>
  [20, 60, 95, 40].map((frontal, place) => ({
    step: Math.min(place, 2),
    image: standInPicture({ who: 'a new student before the camera', frontal }).toString('base64'),
  }))

const check = async (id: string, shown = frames()) => {
  const ask = asker(campus().url)
  const { challengeId } = (await ask(startFaceProof, { id, way: 'authority', agreed: true })).data
  return ask(proveByFace, { id, way: 'authority', challengeId, frames: shown })
}

test('somebody without a portrait is compared by the authority, and passes by its method', async () => {
  const ask = asker(campus().url)
  answer = 'T'
  const { id, student } = await aCase()
  assert.deepEqual((await ask(matchedCase, { id })).data.ways, [{ kind: 'authority', attemptsLeft: 3 }, { kind: 'manual' }])
  const shown = frames()
  const ticket = (await check(id, shown)).data.proof?.ticket
  assert.equal(asked.at(-1)?.idCard, student.idCard)
  assert.equal(asked.at(-1)?.picture.toString('base64'), shown[2]?.image, 'the frame from the front is sent, not the first')
  const done = await ask(registerRecorded, { id, ticket, password, confirmation: password })
  assert.equal(done.data.state, 'registered')
  assert.equal((await ask(matchedCase, { id })).data.method, 'police')
})

test('a face that the authority does not know is a wrong one; an authority that is busy costs no try', async () => {
  const { id } = await aCase()
  answer = 'F'
  const wrong = (await check(id)).data
  assert.deepEqual([wrong.isPassed, wrong.fault, wrong.attemptsLeft], [false, 'other_person', 2])
  answer = 'throttled'
  assert.equal((await check(id)).error, 'face_busy')
  assert.deepEqual((await asker(campus().url)(matchedCase, { id })).data.ways[0], { kind: 'authority', attemptsLeft: 2 })
})

test('three faces that the authority does not know make the case manual, and say so', async () => {
  const ask = asker(campus().url)
  const { id } = await aCase()
  answer = 'F'
  const answers = [(await check(id)).data, (await check(id)).data, (await check(id)).data]
  assert.deepEqual(
    answers.map(({ attemptsLeft, isManualOnly }) => [attemptsLeft, isManualOnly]),
    [
      [2, false],
      [1, false],
      [0, true],
    ],
  )
  assert.equal((await ask(startFaceProof, { id, way: 'authority', agreed: true })).error, 'registration_manual_only')
  const shown = (await ask(matchedCase, { id })).data
  assert.deepEqual([shown.isManualOnly, shown.ways, shown.history.at(-1)?.event], [true, [{ kind: 'manual' }], 'turned_manual'])
})

test('frames for a challenge that is over are not measured; pictures that cannot be opened cost a try', async () => {
  const ask = asker(campus().url)
  answer = 'T'
  const { id } = await aCase()
  const { challengeId } = (await ask(startFaceProof, { id, way: 'authority', agreed: true })).data
  campus().clock.advance(91)
  const before = judged
  assert.equal((await ask(proveByFace, { id, way: 'authority', challengeId, frames: frames() })).error, 'face_challenge_over')
  assert.equal(judged, before)
  const attemptsLeft = async () => (await ask(matchedCase, { id })).data.ways[0]
  assert.deepEqual(await attemptsLeft(), { kind: 'authority', attemptsLeft: 3 })
  const broken = frames().with(3, { step: 2, image: Buffer.alloc(200, 'x').toString('base64') })
  assert.equal((await check(id, broken)).error, 'picture_broken')
  assert.deepEqual(await attemptsLeft(), { kind: 'authority', attemptsLeft: 2 })
  assert.equal((await check(id)).data.isPassed, true)
})

test('nothing is sent to an authority without the consent to that', async () => {
  const ask = asker(campus().url)
  const { id } = await aCase()
  const before = asked.length
  const challengeId = '3f0c1d7e-1111-4222-8333-944445555666'
  assert.equal((await ask(proveByFace, { id, way: 'authority', challengeId, frames: frames() })).error, 'face_challenge_over')
  assert.equal((await ask(startFaceProof, { id, way: 'face', agreed: true })).error, 'face_not_kept')
  assert.equal(asked.length, before)
})
