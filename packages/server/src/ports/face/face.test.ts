import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { similarity } from '@campus/face/embedding.ts'
import sharp from 'sharp'
import { readFace } from '../../testing/faces.ts'
import { embeddedFaces } from './embedded-faces.ts'
import { FacePictureBroken, FacesBusy } from './face-port.ts'

const faces = embeddedFaces({ workers: 1, maxPerPerson: 2 })
after(() => faces.close())

const vectorOf = async (photo: Uint8Array) => {
  const { vector } = await faces.judge(photo)
  assert.ok(vector)
  return vector
}

test('a photo is judged check by check, with a vector of the one face in it', async () => {
  const { checks, vector } = await faces.judge(await readFace(3))
  assert.equal(checks.find(({ name }) => name === 'SingleFacePresent')?.verdict, 'good')
  assert.equal(vector?.length, 192)
})

test('a photo that its camera marked as turned is judged upright', async () => {
  const upright = await readFace(7)
  const turned = await sharp(upright).rotate(90).withMetadata({ orientation: 8 }).jpeg({ quality: 95 }).toBuffer()
  assert.ok(similarity(await vectorOf(upright), await vectorOf(turned)) > 0.9)
})

test('no face and two faces give no vector', async () => {
  const empty = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer()
  assert.equal((await faces.judge(empty)).vector, undefined)
  const pair = await sharp({ create: { width: 512, height: 256, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from(await readFace(1)), left: 0, top: 0 },
      { input: Buffer.from(await readFace(2)), left: 256, top: 0 },
    ])
    .png()
    .toBuffer()
  const { checks, isPassed, vector } = await faces.judge(pair)
  assert.deepEqual([checks.map(({ name }) => name), isPassed, vector], [['SingleFacePresent'], false, undefined])
})

test('what is no picture, is cut off, or claims to be huge, is broken', async () => {
  const whole = await sharp(await readFace(4))
    .jpeg()
    .toBuffer()
  const huge = await sharp({ create: { width: 7200, height: 7200, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()
  for (const photo of [Buffer.from('no picture'), whole.subarray(0, whole.length / 2), huge])
    await assert.rejects(faces.judge(photo), FacePictureBroken)
})

test('one person has a few photos in the queue and no more', async () => {
  const photo = await readFace(5)
  const answers = await Promise.allSettled(['li', 'li', 'li', 'wang'].map((who) => faces.judge(photo, { who })))
  assert.deepEqual(
    answers.map((answer) => (answer.status === 'rejected' ? answer.reason instanceof FacesBusy : 'judged')),
    ['judged', 'judged', true, 'judged'],
  )
})
