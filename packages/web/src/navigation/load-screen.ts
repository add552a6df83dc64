const chunkTimeout = 120_000

/** `missing`: the server no longer has the file (a newer version is out). `error`: it failed to arrive or to start. */
export class ChunkFailure extends Error {
  readonly kind: 'missing' | 'error' | 'timeout'

  constructor(kind: ChunkFailure['kind'], cause?: unknown) {
    super(`The screen could not be loaded: ${kind}`, { cause })
    this.name = 'ChunkFailure'
    this.kind = kind
  }
}

const isFetchFailure = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)

const kindOf = (error: unknown, isOnline: boolean): ChunkFailure['kind'] => (isFetchFailure(error) && isOnline ? 'missing' : 'error')

/** Loads a part of the app that the page did not come with. */
export const loadChunk = <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkFailure('timeout')), chunkTimeout)
    load()
      .then(resolve, (error: unknown) => reject(new ChunkFailure(kindOf(error, navigator.onLine), error)))
      .finally(() => clearTimeout(timer))
  })
