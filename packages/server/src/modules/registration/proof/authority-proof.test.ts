import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { proveByFace, startFaceProof } from '@campus/contract/registration/proof.ts'
import { usualRegistration } from '@campus/contract/registration/settings.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { aliyunAuthority } from '../../../ports/authority/aliyun-authority.ts'
import type { FacePort } from '../../../ports/face/face-port.ts'
import { asker } from '../../../testing/ask.ts'
import { turnFacesOn } from '../../../testing/faces.ts'
import { makeSchool } from '../../../testing/people.ts'
import { fillIn, makeRecorded } from '../../../testing/registering.ts'
import { openAuthority, settingsFor } from '../../../testing/servers/aliyun-authority.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const password = 'mango7-Kettle'

/** All frames show one living person; who it is says the authority. */
const face: FacePort = {
  modelId: 'test',
  judge: async () => ({ checks: [], isPassed: true, vector: new Float32Array(4) }),
  cut: async () => ({ refused: 'face_not_found' }),
  checkFrames: async (frames) => ({ fault: undefined, similarity: 0.99, digests: frames.map(({ bytes }) => sha256(Buffer.from(bytes))) }),
  close: async () => {},
}

let answer: 'T' | 'F' | 'throttled' = 'T'
let server: Awaited<ReturnType<typeof openAuthority>>
const asked: string[] = []

before(async () => {
  server = await openAuthority((form) => {
    asked.push(form.get('CertNo') ?? '')
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

const frames = () => [0, 1, 2].map((step) => ({ step, image: randomBytes(200).toString('base64') }))

const check = async (id: string) => {
  const ask = asker(campus().url)
  const { challengeId } = (await ask(startFaceProof, { id, way: 'authority', agreed: true })).data
  return ask(proveByFace, { id, way: 'authority', challengeId, frames: frames() })
}

test('somebody without a portrait is compared by the authority, and passes by its method', async () => {
  const ask = asker(campus().url)
  answer = 'T'
  const { id, student } = await aCase()
  assert.deepEqual((await ask(matchedCase, { id })).data.ways, [{ kind: 'authority', attemptsLeft: 3 }, { kind: 'manual' }])
  const ticket = (await check(id)).data.proof?.ticket
  assert.equal(asked.at(-1), student.idCard)
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

test('nothing is sent to an authority without the consent to that', async () => {
  const ask = asker(campus().url)
  const { id } = await aCase()
  const before = asked.length
  const challengeId = '3f0c1d7e-1111-4222-8333-944445555666'
  assert.equal((await ask(proveByFace, { id, way: 'authority', challengeId, frames: frames() })).error, 'face_challenge_over')
  assert.equal((await ask(startFaceProof, { id, way: 'face', agreed: true })).error, 'face_not_kept')
  assert.equal(asked.length, before)
})
