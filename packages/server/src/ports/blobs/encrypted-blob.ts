import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { DecryptionFailed, decryptStream, encryptedSize, encryptStream, newFileKey } from '../../platform/crypto/encrypted-stream.ts'
import type { SecretBox } from '../../platform/crypto/secret-box.ts'
import type { BlobPort } from './blobs.ts'

interface Store {
  readonly blobs: BlobPort
  readonly secretBox: SecretBox
}

/** A content in the store that can be read with its own key alone, and that key with the secret of the installation alone. */
export interface EncryptedBlob {
  readonly blobKey: string
  readonly keyEncrypted: Buffer
  /** Of the content before it was encrypted. */
  readonly size: number
  readonly sha256: Buffer
}

export class ContentTooLarge extends Error {}

/** A key opens the blob that it was made for and no other. */
export const aboutKey = (blobKey: string) => `file key ${blobKey}`

/** Encrypts a content on its way to the store; counted and hashed before that. */
export const putEncrypted = async (
  { blobs, secretBox }: Store,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<EncryptedBlob> => {
  const key = newFileKey()
  const hash = createHash('sha256')
  let size = 0
  const measured = async function* () {
    for await (const part of content) {
      size += part.length
      if (size > maxBytes) throw new ContentTooLarge(`more than ${maxBytes} bytes`)
      hash.update(part)
      yield part
    }
  }
  const { key: blobKey } = await blobs.put(Readable.from(encryptStream(measured(), key)), { maxBytes: encryptedSize(maxBytes) })
  return { blobKey, size, sha256: hash.digest(), keyEncrypted: secretBox.encrypt(key.toString('base64'), aboutKey(blobKey)) }
}

/** Of a content that may have been put there before its kind was encrypted: then it has no key. */
export const getStored = (store: Store, { blobKey, keyEncrypted }: { readonly blobKey: string; readonly keyEncrypted: Buffer | null }) =>
  keyEncrypted === null ? store.blobs.get(blobKey) : getEncrypted(store, { blobKey, keyEncrypted })

/** The content as it was; undefined where the store does not have it. */
export const getEncrypted = async (
  { blobs, secretBox }: Store,
  { blobKey, keyEncrypted }: Pick<EncryptedBlob, 'blobKey' | 'keyEncrypted'>,
): Promise<Readable | undefined> => {
  if (!(await blobs.stat(blobKey))) return undefined
  const key = Buffer.from(secretBox.decrypt(keyEncrypted, aboutKey(blobKey)), 'base64')
  // Opened when the first byte is wanted: what nobody reads after all leaves nothing open.
  const content = async function* () {
    const encrypted = await blobs.get(blobKey)
    if (!encrypted) throw new DecryptionFailed('a sealed file is gone')
    yield* decryptStream(encrypted, key)
  }
  return Readable.from(content(), { objectMode: false })
}
