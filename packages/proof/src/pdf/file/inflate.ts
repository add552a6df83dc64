import { type Budget, Unreadable } from '../syntax/unreadable.ts'

/** The maximum total size of all unpacked streams of one file. */
const maxInflated = 32 * 1024 * 1024

export const newInflateBudget = (): Budget => ({ left: maxInflated })

/** A piece can grow a thousandfold before anybody looks, so the pieces are small. */
const pieceLength = 8 * 1024

const inPieces = (bytes: Uint8Array<ArrayBuffer>) => {
  let at = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + pieceLength))
      at += pieceLength
    },
  })
}

const join = (pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** The unpacked bytes of a FlateDecode stream, or the end of reading when they are more than the budget holds. */
export const inflate = async (bytes: Uint8Array<ArrayBuffer>, budget: Budget): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = inPieces(bytes).pipeThrough(new DecompressionStream('deflate')).getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length
      if (length > budget.left) throw new Unreadable('unpacks to too much')
      pieces.push(next.value)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  budget.left -= length
  return join(pieces, length)
}
