import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Files encrypted as they pass: AES-256-GCM in chunks, each bound to its place by its nonce, the last one marked. So a chunk that was
 * changed, swapped, repeated or cut off is found out when it is read. A key belongs to one file alone.
 */
const chunkBytes = 64 * 1024
const tagBytes = 16
const keyBytes = 32

type Bytes = AsyncIterable<Uint8Array>

/** What was read is not what was sealed, or was sealed with another key. */
export class DecryptionFailed extends Error {}

export const newFileKey = (): Buffer => randomBytes(keyBytes)

/** How many bytes a content of this size has when it is sealed. */
export const encryptedSize = (size: number): number => size + tagBytes * Math.max(1, Math.ceil(size / chunkBytes))

const nonceOf = (place: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(place, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Cuts what comes into chunks of one length; only the last may be shorter, and only that of an empty content is empty. Each is overwritten by the next. */
async function* inChunks(content: Bytes, length: number): AsyncGenerator<{ chunk: Buffer; place: number; isLast: boolean }> {
  const chunk = Buffer.allocUnsafe(length)
  let [filled, place] = [0, 0]
  for await (const part of content) {
    for (let at = 0; at < part.length; ) {
      if (filled === length) {
        yield { chunk, place, isLast: false }
        place += 1
        filled = 0
      }
      const taken = part.subarray(at, at + length - filled)
      chunk.set(taken, filled)
      filled += taken.length
      at += taken.length
    }
  }
  yield { chunk: chunk.subarray(0, filled), place, isLast: true }
}

export async function* encryptStream(content: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { chunk, place, isLast } of inChunks(content, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place, isLast), { authTagLength: tagBytes })
    yield cipher.update(chunk)
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
  }
}

const openChunk = (chunk: Buffer, key: Buffer, nonce: Buffer): Buffer => {
  if (chunk.length < tagBytes) throw new DecryptionFailed('a sealed file ends too early')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAuthTag(chunk.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()])
  } catch (error) {
    throw new DecryptionFailed('a sealed file was changed', { cause: error })
  }
}

/** Yields only authenticated bytes; a caller that must not act on a prefix waits for the end. */
export async function* decryptStream(encrypted: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { chunk, place, isLast } of inChunks(encrypted, chunkBytes + tagBytes))
    yield openChunk(chunk, key, nonceOf(place, isLast))
}
