import type { FaceMeasures } from '@campus/face/measure.ts'
import detector from 'face-model/detector.onnx?url'
import iris from 'face-model/iris.onnx?url'
import mesh from 'face-model/mesh.onnx?url'
import type { FromFaceWorker, ToFaceWorker } from './face-worker.ts'

/** Measures pictures, one after the other. */
export interface FaceMeasuring {
  readonly measure: (picture: ImageData) => Promise<readonly FaceMeasures[]>
  readonly close: () => void
}

/** Five megabytes come over the network the first time, so it is opened by screens with a camera alone. */
export const openFaceMeasuring = async (): Promise<FaceMeasuring> => {
  const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' })
  const ask = (message: ToFaceWorker, moved: Transferable[] = []) =>
    new Promise<Exclude<FromFaceWorker, { is: 'failed' }>>((resolve, reject) => {
      const answered = new AbortController()
      const fail = () => {
        answered.abort()
        reject(new Error('Faces are not measured here'))
      }
      const hear = ({ data }: MessageEvent<FromFaceWorker>) => {
        if (data.is === 'failed') return fail()
        answered.abort()
        return resolve(data)
      }
      worker.addEventListener('error', fail, answered)
      worker.addEventListener('message', hear, answered)
      worker.postMessage(message, moved)
    })
  try {
    const within = (path: string) => new URL(path, location.href).href
    await ask({ is: 'open', addresses: { detector: within(detector), mesh: within(mesh), iris: within(iris) } })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    measure: async ({ width, height, data }) => {
      const pixels = new Uint8ClampedArray(data)
      const answer = await ask({ is: 'measure', width, height, pixels }, [pixels.buffer])
      return answer.is === 'measured' ? answer.faces : []
    },
    close: () => worker.terminate(),
  }
}
