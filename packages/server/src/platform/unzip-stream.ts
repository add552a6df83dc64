import { Unzip, UnzipInflate } from 'fflate'

interface UnzipLimits {
  /** Of one file, unpacked; a larger one is named without its content. */
  readonly maxBytes: number
  readonly maxFiles: number
}

export interface UnzippedFile {
  readonly name: string
  /** Nothing where it is too large or packed in a way we do not know. */
  readonly content: Uint8Array | undefined
}

/** The file is no ZIP, or holds too many files. */
export class NotUnzipped extends Error {
  readonly why: 'broken' | 'too_many'

  constructor(why: 'broken' | 'too_many') {
    super(`the ZIP could not be read: ${why}`)
    this.why = why
  }
}

/** The files of a ZIP one after the other, so that one of them is in memory at a time. */
export async function* unzipStream(zip: AsyncIterable<Uint8Array>, { maxBytes, maxFiles }: UnzipLimits): AsyncGenerator<UnzippedFile> {
  let [ready, count, isTooMany]: [UnzippedFile[], number, boolean] = [[], 0, false]
  const unzip = new Unzip((file) => {
    count += 1
    isTooMany ||= count > maxFiles
    const chunks: Uint8Array[] = []
    let size = 0
    file.ondata = (error, chunk, isLast) => {
      size += error ? 0 : chunk.length
      if (error || size > maxBytes) {
        ready.push({ name: file.name, content: undefined })
        file.ondata = () => {}
        return
      }
      chunks.push(chunk)
      if (isLast) ready.push({ name: file.name, content: Buffer.concat(chunks) })
    }
    if (isTooMany) return
    try {
      file.start()
    } catch {
      ready.push({ name: file.name, content: undefined })
    }
  })
  unzip.register(UnzipInflate)
  const push = (chunk: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(chunk, isLast)
    } catch {
      throw new NotUnzipped('broken')
    }
    if (isTooMany) throw new NotUnzipped('too_many')
    const files = ready
    ready = []
    return files
  }
  for await (const chunk of zip) yield* push(chunk, false)
  yield* push(new Uint8Array(), true)
}
