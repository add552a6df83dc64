import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type FaceMeasures, measureFaces } from '@campus/face/measure.ts'
import type { Picture } from '@campus/face/picture.ts'
import { openModels } from '@campus/face/runtime/node.ts'
import { momentOf } from '@campus/face/testing/films.ts'
import { pixelsOf } from '@campus/face/testing/pixels.ts'
import { prepareModels } from '@campus/face/tools/prepare-models.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../people/device.ts'

const assets = join(import.meta.dirname, '../../packages/web/dist/assets')

/** The address of a file of the build, whose name carries its hash. */
const addressOf = (name: RegExp) => {
  const found = readdirSync(assets).find((file) => name.test(file))
  if (!found) throw new Error(`The build has no ${name}`)
  return `/assets/${found}`
}

/** Asks the worker of the camera screens, under the rules of a page of ours. */
const measureInBrowser = async (page: Page, { width, height, pixels }: Picture): Promise<readonly FaceMeasures[]> => {
  const models = Object.fromEntries(
    ['detector', 'mesh', 'iris'].map((name) => [name, addressOf(new RegExp(String.raw`^${name}-[\w-]+\.onnx$`))]),
  )
  const faces = await page.evaluate(
    async ({ worker: address, models: addresses, width: across, height: down, source }) => {
      const worker = new Worker(address, { type: 'module' })
      const ask = (message: object) =>
        new Promise<{ is: string; faces?: unknown }>((resolve, reject) => {
          worker.addEventListener('error', () => reject(new Error('The worker does not start')), { once: true })
          worker.addEventListener('message', ({ data }) => resolve(data), { once: true })
          worker.postMessage(message, [])
        })
      await ask({ is: 'open', addresses })
      const three = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
      const four = Uint8ClampedArray.from({ length: across * down * 4 }, (_, at) =>
        at % 4 === 3 ? 255 : (three[Math.floor(at / 4) * 3 + (at % 4)] ?? 0),
      )
      const answer = await ask({ is: 'measure', width: across, height: down, pixels: four })
      worker.terminate()
      return answer.faces
    },
    { worker: addressOf(/^face-worker-.*\.js$/), models, width, height, source: Buffer.from(pixels).toString('base64') },
  )
  return faces as readonly FaceMeasures[]
}

/** All figures in one row. */
const figuresOf = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(figuresOf) : []

test('a browser measures a face as the server does', async ({ device }) => {
  const page = await device()
  await page.goto('/')
  const models = await openModels(prepareModels(), { names: ['detector', 'mesh', 'iris'] })
  for (const moment of ['front', 'turned-24'] as const) {
    const picture = await pixelsOf(await momentOf(2, moment))
    const [here, there] = [await measureFaces(models, picture), await measureInBrowser(page, picture)]
    expect(there).toHaveLength(1)
    const [ours, theirs] = [figuresOf(here), figuresOf(there)]
    expect(theirs).toHaveLength(ours.length)
    const largest = ours.reduce(
      (most, figure, index) => Math.max(most, Math.abs(figure - (theirs[index] ?? Number.NaN)) / Math.max(1, Math.abs(figure))),
      0,
    )
    // Half a percent of pixels, degrees and shares is far below what a check could notice.
    expect(largest).toBeLessThan(0.005)
  }
})
