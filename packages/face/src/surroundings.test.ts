import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { prepareModels } from '../tools/prepare-models.ts'
import { pictureCheckNames } from './judge.ts'
import { judgeSurroundings } from './judge-surroundings.ts'
import { measureFaces } from './measure.ts'
import type { Models } from './models.ts'
import type { Picture } from './picture.ts'
import { openModels } from './runtime/node.ts'
import { blockEdges, measureSurroundings } from './surroundings.ts'

let models: Models
before(async () => {
  models = await openModels(prepareModels())
})

const fileOf = (number: number) => fileURLToPath(new URL(`avatars/png/${number}.png`, import.meta.resolve('fake-avatars/package.json')))
const readPicture = async (image: Sharp): Promise<Picture> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
const verdictOf = (name: string, measured: Parameters<typeof judgeSurroundings>[0]) =>
  judgeSurroundings(measured).find((check) => check.name === name)?.verdict

test('blocks of a strong compression are seen, those that a photo standard allows are not', async () => {
  for (const number of [1, 3, 5, 7]) {
    const at = async (quality: number) => blockEdges(await readPicture(sharp(await sharp(fileOf(number)).jpeg({ quality }).toBuffer())))
    const measured = { background: undefined, expression: 0, blocks: await at(60) }
    assert.equal(verdictOf('CompressionArtifacts', measured), 'good', `${number} at 60: ${measured.blocks}`)
    const strong = await at(12)
    assert.equal(verdictOf('CompressionArtifacts', { ...measured, blocks: strong }), 'refuse', `${number} at 12: ${strong}`)
  }
})

test('a smile passes with advice', async () => {
  const picture = await readPicture(sharp(fileOf(7)))
  const [face] = await measureFaces(models, picture)
  assert.ok(face)
  const measured = await measureSurroundings(models, picture, face.mesh)
  assert.ok(measured.expression > 0.9)
  assert.equal(verdictOf('ExpressionNeutrality', measured), 'advise')
  assert.deepEqual(
    judgeSurroundings(measured, {}, [255, 255, 255]).map(({ name }) => name),
    [...pictureCheckNames],
  )
})
