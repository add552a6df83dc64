import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface Entry {
  readonly name: string
  /** Text is pressed, bytes go in as they are: pictures and documents are pressed already. */
  readonly content: string | AsyncIterable<Uint8Array>
  /** Whether bytes are pressed, too. */
  readonly isPressed?: true
}

/** A name that a file can have in a ZIP: it leads out of no folder. */
export const safeEntryName = (name: string) => name.replaceAll(/[^\p{L}\p{N}._ ()-]/gu, '_').replace(/^\.+/, '_')

/** A ZIP that is written while it is made, one piece at a time, so that nobody's data fills the memory. */
export async function* zipStream(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const take = () => {
    const pieces = ready
    ready = []
    return pieces
  }
  for await (const { name, content, isPressed } of entries) {
    const isText = typeof content === 'string'
    const file = isText || isPressed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    zip.add(file)
    if (isText) file.push(strToU8(content), true)
    else {
      for await (const piece of content) {
        file.push(piece)
        yield* take()
      }
      file.push(new Uint8Array(), true)
    }
    yield* take()
  }
  zip.end()
  yield* take()
}
