import { BackupFault } from './backup-fault.ts'

/** Many named contents in one stream: for each its name, then its pieces, each behind its length, and a piece of no length at its end. */
export interface Entry {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

const maxPiece = 1024 * 1024

const lengthOf = (length: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

export async function* packEntries(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    const bytes = Buffer.from(name)
    yield Buffer.concat([lengthOf(bytes.length), bytes])
    for await (const part of content)
      for (let from = 0; from < part.length; from += maxPiece) {
        const piece = part.subarray(from, from + maxPiece)
        yield lengthOf(piece.length)
        yield Buffer.from(piece)
      }
    yield lengthOf(0)
  }
  // A name of no length: nothing was cut off behind the last entry.
  yield lengthOf(0)
}

const openReader = (source: AsyncIterable<Uint8Array>) => {
  const parts = source[Symbol.asyncIterator]()
  let waiting = Buffer.alloc(0)
  const take = async (length: number): Promise<Buffer> => {
    while (waiting.length < length) {
      const { value, done } = await parts.next()
      if (done) throw new BackupFault('The backup ends too early.')
      waiting = waiting.length === 0 ? Buffer.from(value) : Buffer.concat([waiting, value])
    }
    const taken = waiting.subarray(0, length)
    waiting = waiting.subarray(length)
    return taken
  }
  return { take, takeLength: async () => (await take(4)).readUInt32BE(), end: () => parts.next() }
}

/** Each content has to be read to its end before the next entry comes. */
export async function* unpackEntries(source: AsyncIterable<Uint8Array>): AsyncGenerator<{ name: string; content: AsyncGenerator<Buffer> }> {
  const { take, takeLength, end } = openReader(source)
  const contentOf = async function* () {
    for (let length = await takeLength(); length > 0; length = await takeLength()) yield await take(length)
  }
  for (let length = await takeLength(); length > 0; length = await takeLength()) {
    const name = (await take(length)).toString()
    const content = contentOf()
    yield { name, content }
    for await (const _ of content) {
      // What nobody wanted is passed over.
    }
  }
  await end()
}
