import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { PhotoStandard } from '@campus/face/crop.ts'
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

const standard: PhotoStandard = {
  width: 240,
  height: 320,
  hairTop: { min: 25, max: 55 },
  eyes: { min: 100, max: 150 },
  faceWidth: { min: 90, max: 150 },
  fileBytes: { min: 5000, max: 12_000 },
  minQuality: 60,
}

const withRoom = async (number: number, enlarged: number) =>
  sharp({ create: { width: 900, height: 1100, channels: 3, background: '#dfe6ee' } })
    .composite([
      {
        input: await sharp(await readFace(number))
          .resize(enlarged, enlarged)
          .png()
          .toBuffer(),
        left: Math.round(450 - enlarged / 2),
        top: 250,
      },
    ])
    .jpeg({ quality: 95 })
    .toBuffer()

test('a photo is cut to a standard, within its file size', async () => {
  const cut = await faces.cut(await withRoom(7, 512), standard)
  assert.ok('picture' in cut, JSON.stringify(cut))
  const { width, height, format } = await sharp(cut.picture).metadata()
  assert.deepEqual([width, height, format], [240, 320, 'jpeg'])
  assert.ok(cut.picture.length <= 12_000, `${cut.picture.length} bytes`)
})

test('a small photo is refused and not enlarged, and one without a face cannot be cut', async () => {
  assert.deepEqual(await faces.cut(await withRoom(7, 100), standard), { refused: 'portrait_too_small' })
  const empty = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer()
  assert.deepEqual(await faces.cut(empty, standard), { refused: 'face_not_found' })
  assert.deepEqual(await faces.cut(Buffer.from('x'), standard), { refused: 'picture_broken' })
})

const noReference = new Float32Array(192)

test('frames are measured again: a still, a wrong picture and a broken one are no living person', async () => {
  const frame = async (number: number, blur: number) =>
    blur > 0
      ? sharp(await readFace(number))
          .blur(blur)
          .jpeg()
          .toBuffer()
      : readFace(number)
  const still = await Promise.all([0, 0.5, 0.6, 0.7, 0.8, 0.9].map((blur) => frame(7, blur)))
  const asked = ['blink', 'turn-head', 'open-mouth'] as const
  const framesOf = (pictures: readonly Uint8Array[]) => pictures.map((bytes, index) => ({ step: Math.floor(index / 2), bytes }))
  const check = async (pictures: readonly Uint8Array[]) => faces.checkFrames(framesOf(pictures), asked, noReference)
  assert.equal((await check(still)).fault, 'prompt_missed')
  assert.equal((await check(still.with(3, still[0] ?? Buffer.of()))).fault, 'repeated_frame')
  assert.equal((await check(still.with(3, await frame(6, 0.5)))).fault, 'person_changed')
  assert.equal((await check(still.with(3, Buffer.from('no picture')))).fault, 'picture_broken')
  assert.equal((await check(still.slice(0, 5))).fault, 'too_few_frames')
  const { digests } = await check(still)
  assert.equal(digests.length, 6)
})

test('a frame is known again however its file was written', async () => {
  const png = await sharp(await readFace(9))
    .png()
    .toBuffer()
  const webp = await sharp(png).webp({ lossless: true }).toBuffer()
  const digestOf = async (bytes: Uint8Array) => (await faces.checkFrames([{ step: 0, bytes }], ['blink'], noReference)).digests[0]
  assert.deepEqual(await digestOf(png), await digestOf(webp))
})

test('frames with two faces, without one, huge ones and files that are two things at once show nobody', async () => {
  const one = await sharp(await readFace(7))
    .jpeg()
    .toBuffer()
  const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#99aabb' } })
  const two = await plain(512, 256)
    .composite([
      { input: one, left: 0, top: 0 },
      { input: Buffer.from(await readFace(2)), left: 256, top: 0 },
    ])
    .jpeg()
    .toBuffer()
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  const faultWith = async (bytes: Uint8Array) => {
    const blurred = await Promise.all([0.5, 0.6, 0.7, 0.8, 0.9].map((blur) => sharp(one).blur(blur).jpeg().toBuffer()))
    const frames = [bytes, ...blurred].map((frame, index) => ({ step: Math.floor(index / 2), bytes: frame }))
    return (await faces.checkFrames(frames, ['blink', 'turn-head', 'open-mouth'], noReference)).fault
  }
  assert.equal(await faultWith(two), 'several_faces')
  assert.equal(await faultWith(await plain(320, 240).jpeg().toBuffer()), 'no_face')
  assert.equal(await faultWith(await plain(5000, 5000).png().toBuffer()), 'picture_broken')
  assert.equal(await faultWith(one.subarray(0, one.length / 2)), 'picture_broken')
  assert.equal(await faultWith(Buffer.concat([page, one])), 'picture_broken')
  assert.equal(await faultWith(Buffer.concat([one, page])), 'prompt_missed', 'read as the picture that it begins with, and still a still')
})

test('a still that is turned before the camera, as a print or on a screen, is no living head', async () => {
  const still = sharp(await readFace(7))
  const turned = (angle: number) => {
    const squeeze = Math.cos((angle * Math.PI) / 180)
    return still
      .clone()
      .affine(
        [
          [squeeze, 0],
          [0.02 * Math.sign(angle), 1],
        ],
        { background: '#777777' },
      )
      .jpeg()
      .toBuffer()
  }
  const pictures = await Promise.all([0, 5, 10, 25, 35, 15].map(turned))
  const frames = pictures.map((bytes, index) => ({ step: Math.floor(index / 2), bytes }))
  const { fault } = await faces.checkFrames(frames, ['turn-head', 'blink', 'turn-head'], noReference)
  assert.ok(fault === 'prompt_missed' || fault === 'flat', String(fault))
})
