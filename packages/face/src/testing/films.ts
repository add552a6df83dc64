import { readFile } from 'node:fs/promises'
import type { Prompt } from '@campus/contract/faces/face-words.ts'
import sharp from 'sharp'

/** What people of the demo do before a camera, as pictures; drawn by packages/demo/tools/people/draw-films.ts. 61 looks like 1. */
export type Filmed = 1 | 2 | 7 | 9 | 61

export type Moment =
  | 'front'
  | 'eyes-half-closed'
  | 'eyes-closed'
  | 'turned-10'
  | 'turned-24'
  | 'turned-32'
  | 'mouth-half-open'
  | 'mouth-open'

export const momentOf = (person: Filmed, moment: Moment): Promise<Buffer> =>
  readFile(new URL(`films/${String(person).padStart(2, '0')}/${moment}.jpg`, import.meta.url))

const shownFor: Readonly<Record<Prompt, readonly Moment[]>> = {
  blink: ['eyes-half-closed', 'eyes-closed'],
  'turn-head': ['turned-10', 'turned-24', 'turned-32'],
  'open-mouth': ['mouth-half-open', 'mouth-open'],
}

/** The frames of a face check in which somebody does what is asked. */
export const framesOf = async (person: Filmed, asked: readonly Prompt[]): Promise<readonly { step: number; bytes: Buffer }[]> => {
  const shown = asked.flatMap((prompt, step) => shownFor[prompt].map((moment) => ({ step, moment })))
  return Promise.all(
    [{ step: 0, moment: 'front' as const }, ...shown].map(async ({ step, moment }) => ({ step, bytes: await momentOf(person, moment) })),
  )
}

let taken = 0

/** A colour that no picture before had, far enough from all others to outlive the compression. */
const nextColour = () => {
  taken += 1
  return { r: (taken % 32) * 8, g: (Math.floor(taken / 32) % 32) * 8, b: (Math.floor(taken / 1024) % 32) * 8 }
}

/** The same moment in another picture: no two pictures of a camera are equal. Only a corner changes, so that the face is measured alike. */
export const takenAgain = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes)
    .composite([{ input: { create: { width: 16, height: 16, channels: 3, background: nextColour() } }, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer()

const times: readonly (readonly [Moment, number])[] = [
  ['front', 6],
  ['eyes-half-closed', 1],
  ['eyes-closed', 6],
  ['eyes-half-closed', 1],
  ['front', 5],
  ['turned-10', 2],
  ['turned-24', 5],
  ['turned-32', 3],
  ['turned-24', 1],
  ['turned-10', 1],
  ['front', 5],
  ['mouth-half-open', 1],
  ['mouth-open', 6],
  ['mouth-half-open', 1],
]

/** Four seconds of somebody who does everything that may be asked, at ten pictures a second. */
export const momentsOfFilm: readonly Moment[] = times.flatMap(([moment, count]) => Array.from({ length: count }, () => moment))
