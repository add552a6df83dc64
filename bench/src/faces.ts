import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openModels } from '@campus/face/runtime/node.ts'
import { type Filmed, momentOf } from '@campus/face/testing/films.ts'
import { prepareModels } from '@campus/face/tools/prepare-models.ts'
import { embeddedFaces } from '@campus/server/ports/face/embedded-faces.ts'
import { judgePhoto } from '@campus/server/ports/face/judge-photo.ts'
import { openPicture } from '@campus/server/ports/face/open-picture.ts'
import { countWith } from './count.ts'
import { medianOf } from './load.ts'

const people: readonly Filmed[] = [1, 2, 7, 9, 61]
const photosOf = () => Promise.all(people.map((person) => momentOf(person, 'front')))

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** In turns, so that whatever else the machine does falls on all of them; the medians count. */
const inTurns = async (rounds: number, works: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> => {
  for (const work of works) await work()
  const times: number[][] = works.map(() => [])
  for (let round = 0; round < rounds; round += 1) for (const [index, work] of works.entries()) times[index]?.push(await timeOf(work))
  return times.map(medianOf)
}

/** How long a photo takes to be judged with the native runtime and with that of the browsers, and to be decoded. */
export const measureJudging = async (rounds: number) => {
  const folder = prepareModels()
  const [native, web, photos] = [await openModels(folder), await openModels(folder, { isNative: false }), await photosOf()]
  let turn = 0
  const next = () => photos[(turn += 1) % photos.length] ?? Buffer.of()
  const judge = (models: typeof native) => judgePhoto(models, { kind: 'judge', photo: next(), rules: undefined })
  const [decode = 0, ours = 0, wasm = 0] = await inTurns(rounds, [
    () => openPicture(next(), 'photo'),
    () => judge(native),
    () => judge(web),
  ])
  return { decode, native: ours, web: wasm }
}

/** All of them judged, with so many waiting in the pool at a time. */
const judgeAll = async (faces: ReturnType<typeof embeddedFaces>, photos: readonly Uint8Array[], atOnce: number) => {
  const left = [...photos]
  const work = async () => {
    for (let photo = left.pop(); photo; photo = left.pop()) await faces.judge(photo)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const many = (photos: readonly Uint8Array[], count: number) =>
  Array.from({ length: count }, (_, index) => photos[index % photos.length] ?? Buffer.of())

/** The same photos by one worker and by two; and the same counting by one process and by two. */
export const measureWorkers = async (photoCount: number, rounds: number) => {
  const [one, two, photos] = [embeddedFaces({ workers: 1 }), embeddedFaces({ workers: 2 }), many(await photosOf(), photoCount)]
  try {
    // One after the other and as ratios of each round: what else the machine does changes from one second to the next.
    const ratioOf = async (byOne: () => Promise<unknown>, byTwo: () => Promise<unknown>) => (await timeOf(byOne)) / (await timeOf(byTwo))
    const [workers, machine]: [number[], number[]] = [[], []]
    await Promise.all([judgeAll(one, photos, 4), judgeAll(two, photos, 4)])
    for (let round = 0; round < rounds; round += 1) {
      workers.push(
        await ratioOf(
          () => judgeAll(one, photos, 4),
          () => judgeAll(two, photos, 4),
        ),
      )
      machine.push(
        await ratioOf(
          () => countWith(1),
          () => countWith(2),
        ),
      )
    }
    return { workers: medianOf(workers), machine: medianOf(machine) }
  } finally {
    await Promise.all([one.close(), two.close()])
  }
}

/** How late the main loop comes to its work while so many photos wait, in milliseconds. */
export const measureLoop = async (count: number) => {
  const faces = embeddedFaces({ workers: 2 })
  const delay = monitorEventLoopDelay({ resolution: 5 })
  try {
    const photos = many(await photosOf(), count)
    await faces.judge(photos[0] ?? Buffer.of())
    delay.enable()
    await judgeAll(faces, photos, 40)
    delay.disable()
    // The histogram measures from one turn to the next, so its own resolution is part of it.
    return delay.percentile(99) / 1e6 - 5
  } finally {
    await faces.close()
  }
}
