/** As much of a worker as one question needs. */
export interface Askable {
  readonly postMessage: (question: unknown, transfer: Transferable[]) => void
  readonly addEventListener: (kind: 'message' | 'error', listener: (event: { readonly data?: unknown }) => void) => void
  readonly terminate: () => void
}

/** `late`: it did not answer in time. `lost`: its program could not be loaded. */
export class WorkerFailure extends Error {
  readonly kind: 'late' | 'lost'

  constructor(kind: WorkerFailure['kind']) {
    super(`The check gave no answer: ${kind}`)
    this.name = 'WorkerFailure'
    this.kind = kind
  }
}

interface Asking {
  readonly transfer?: Transferable[]
  readonly within: number
  readonly signal: AbortSignal
}

/** One question and its answer. Afterwards the worker is gone, whatever a file has done to it. */
export const askWorker = (worker: Askable, question: unknown, { transfer = [], within, signal }: Asking): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      worker.terminate()
      settle()
    }
    const stop = () => end(() => reject(new DOMException('The check was stopped', 'AbortError')))
    const timer = setTimeout(() => end(() => reject(new WorkerFailure('late'))), within)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop)
    worker.addEventListener('message', ({ data }) => end(() => resolve(data)))
    worker.addEventListener('error', () => end(() => reject(new WorkerFailure('lost'))))
    worker.postMessage(question, transfer)
  })
