import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { prepareModels } from '../tools/prepare-models.ts'
import { similarity } from './embedding.ts'
import { bending } from './flatness.ts'
import { measureFaces, vectorOf } from './measure.ts'
import type { Models } from './models.ts'
import type { Picture } from './picture.ts'
import { openModels } from './runtime/node.ts'

let models: Models

before(async () => {
  models = await openModels(prepareModels())
})

/** Faces of nobody, for tests alone. */
const fileOf = (number: number) => fileURLToPath(new URL(`avatars/png/${number}.png`, import.meta.resolve('fake-avatars/package.json')))

const readPicture = async (image: Sharp): Promise<Picture> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

const person = (number: number) => readPicture(sharp(fileOf(number)))
const only = async (picture: Picture) => {
  const [face, ...others] = await measureFaces(models, picture)
  assert.ok(face)
  assert.equal(others.length, 0)
  return face
}

const people = [1, 2, 3, 4, 5, 6, 7, 8]

test('each of several people has one face, sharp, with open eyes, near the middle', async () => {
  for (const number of people) {
    const face = await only(await person(number))
    assert.ok(face.mesh.certainty > 0.9, `certainty of ${number}`)
    assert.ok(Math.max(face.eyes.right, face.eyes.left) > 0.15, `eyes of ${number}: ${JSON.stringify(face.eyes)}`)
    assert.ok(face.sharpness > 100, `sharpness of ${number}: ${face.sharpness}`)
    assert.ok(Math.abs(face.pose.roll) < 8, `roll of ${number}: ${face.pose.roll}`)
  }
})

test('a picture without a face has none, and one with two has two', async () => {
  const empty = await readPicture(sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a8b99' } }))
  assert.deepEqual(await measureFaces(models, empty), [])
  const pair = await readPicture(
    sharp({ create: { width: 512, height: 256, channels: 3, background: '#ffffff' } }).composite([
      { input: fileOf(1), left: 0, top: 0 },
      { input: fileOf(2), left: 256, top: 0 },
    ]),
  )
  assert.equal((await measureFaces(models, pair)).length, 2)
})

test('a head that leans is measured as leaning, and its face is still recognised', async () => {
  for (const number of people.slice(0, 4)) {
    const [upright, leaning] = [await person(number), await readPicture(sharp(fileOf(number)).rotate(12, { background: '#888888' }))]
    const [one, other] = [await only(upright), await only(leaning)]
    const turned = other.pose.roll - one.pose.roll
    assert.ok(Math.abs(turned - 12) < 2, `turned by ${turned}`)
    const alike = similarity(await vectorOf(models, upright, one), await vectorOf(models, leaning, other))
    assert.ok(alike > 0.85, `${number} is like itself by ${alike}`)
  }
})

test('strangers are less alike than anybody is like themselves', async () => {
  const vectors = []
  for (const number of people) {
    const picture = await person(number)
    vectors.push(await vectorOf(models, picture, await only(picture)))
  }
  for (const [index, one] of vectors.entries())
    for (const other of vectors.slice(index + 1)) assert.ok(similarity(one, other) < 0.7, String(similarity(one, other)))
})

test('a blurred, a dark and an unevenly lit picture are measured as such', async () => {
  const well = await only(await person(3))
  const blurred = await only(await readPicture(sharp(fileOf(3)).blur(4)))
  assert.ok(blurred.sharpness < well.sharpness / 4, `${blurred.sharpness} of ${well.sharpness}`)
  const dark = await only(await readPicture(sharp(fileOf(3)).linear(0.15, 0)))
  assert.ok(dark.clipped.dark > well.clipped.dark + 0.1, `${dark.clipped.dark} of ${well.clipped.dark}`)
})

test('a picture that is turned in space bends less than a head does', async () => {
  const flat = await only(await person(5))
  const turned = await only(
    await readPicture(
      sharp(fileOf(5)).affine(
        [
          [0.85, 0.05],
          [0, 1],
        ],
        { background: '#888888' },
      ),
    ),
  )
  assert.ok(bending(flat.mesh, turned.mesh) < 0.06, String(bending(flat.mesh, turned.mesh)))
})
