import { type FaceMeasures, measureFaces } from '@campus/face/measure.ts'
import type { ModelName, Models } from '@campus/face/models.ts'
import { openModels } from '@campus/face/runtime/browser.ts'

/** Measures faces beside the page, so that nothing on it halts. */

export type ToFaceWorker =
  | { readonly is: 'open'; readonly addresses: Readonly<Partial<Record<ModelName, string>>> }
  | { readonly is: 'measure'; readonly width: number; readonly height: number; readonly pixels: Uint8ClampedArray<ArrayBuffer> }

export type FromFaceWorker =
  | { readonly is: 'ready' }
  | { readonly is: 'measured'; readonly faces: readonly FaceMeasures[] }
  | { readonly is: 'failed' }

/** As a canvas gives them: with a fourth byte that says nothing. */
const withoutAlpha = (pixels: Uint8ClampedArray): Uint8Array => {
  const three = new Uint8Array((pixels.length / 4) * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    three[to] = pixels[from] ?? 0
    three[to + 1] = pixels[from + 1] ?? 0
    three[to + 2] = pixels[from + 2] ?? 0
  }
  return three
}

let models: Models | undefined

const answer = async (message: ToFaceWorker): Promise<FromFaceWorker> => {
  if (message.is === 'open') {
    models = await openModels(message.addresses)
    return { is: 'ready' }
  }
  if (!models) return { is: 'failed' }
  const { width, height, pixels } = message
  return { is: 'measured', faces: await measureFaces(models, { width, height, pixels: withoutAlpha(pixels) }) }
}

self.addEventListener('message', ({ data }: MessageEvent<ToFaceWorker>) => {
  void answer(data)
    .catch((): FromFaceWorker => ({ is: 'failed' }))
    .then((result) => self.postMessage(result, {}))
})
