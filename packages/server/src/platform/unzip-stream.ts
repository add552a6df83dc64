import { type AsyncFlateStreamHandler, Unzip, type UnzipDecoder, type UnzipDecoderConstructor, UnzipInflate } from 'fflate'

interface UnzipLimits {
  /** Of one file, unpacked; a larger one is named without its content. */
  readonly maxBytes: number
  readonly maxFiles: number
  /** Of all files together, unpacked: by what they declare before, and by what comes out. */
  readonly maxTotalBytes?: number
}

export interface UnzippedFile {
  readonly name: string
  /** Nothing where it is too large or packed in a way we do not know. */
  readonly content: Uint8Array | undefined
}

type Why = 'broken' | 'too_many' | 'too_large'

/** The file is no ZIP, or holds too many or too large files. */
export class NotUnzipped extends Error {
  readonly why: Why

  constructor(why: Why) {
    super(`the ZIP could not be read: ${why}`)
    this.why = why
  }
}

/** Unpacks a file until it is larger than it may be; what comes after that is passed over as it is. */
const boundedInflate = (maxBytes: number): UnzipDecoderConstructor =>
  class implements UnzipDecoder {
    static readonly compression = 8
    readonly #inflate = new UnzipInflate()
    #size = 0
    ondata: AsyncFlateStreamHandler = () => {}

    constructor() {
      this.#inflate.ondata = (error, chunk, isLast) => {
        this.#size += chunk?.length ?? 0
        this.ondata(error, chunk, isLast)
      }
    }

    push(chunk: Uint8Array, isLast: boolean) {
      if (this.#size <= maxBytes) this.#inflate.push(chunk, isLast)
    }
  }

/** The files of a ZIP one after the other, so that one of them is in memory at a time. */
export async function* unzipStream(
  zip: AsyncIterable<Uint8Array>,
  { maxBytes, maxFiles, maxTotalBytes = Number.POSITIVE_INFINITY }: UnzipLimits,
): AsyncGenerator<UnzippedFile> {
  let [ready, count, isTooMany]: [UnzippedFile[], number, boolean] = [[], 0, false]
  let [declared, unpacked] = [0, 0]
  const requireWithinTotal = () => {
    if (Math.max(declared, unpacked) > maxTotalBytes) throw new NotUnzipped('too_large')
  }
  const unzip = new Unzip((file) => {
    count += 1
    isTooMany ||= count > maxFiles
    declared += file.originalSize ?? 0
    requireWithinTotal()
    const chunks: Uint8Array[] = []
    let size = 0
    file.ondata = (error, chunk, isLast) => {
      size += error ? 0 : chunk.length
      unpacked += error ? 0 : chunk.length
      requireWithinTotal()
      if (error || size > maxBytes) {
        ready.push({ name: file.name, content: undefined })
        // What nobody keeps still counts: a small file cannot unfold for ever.
        file.ondata = (_, more) => {
          unpacked += more?.length ?? 0
          requireWithinTotal()
        }
        return
      }
      chunks.push(chunk)
      if (isLast) ready.push({ name: file.name, content: Buffer.concat(chunks) })
    }
    if (isTooMany) return
    try {
      file.start()
    } catch (error) {
      if (error instanceof NotUnzipped) throw error
      ready.push({ name: file.name, content: undefined })
    }
  })
  unzip.register(boundedInflate(maxBytes))
  const push = (chunk: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(chunk, isLast)
    } catch (error) {
      throw error instanceof NotUnzipped ? error : new NotUnzipped('broken')
    }
    if (isTooMany) throw new NotUnzipped('too_many')
    const files = ready
    ready = []
    return files
  }
  for await (const chunk of zip) yield* push(chunk, false)
  yield* push(new Uint8Array(), true)
}
