import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What keeps secrets: everything is derived from the one secret of the installation. */
export interface SecretBox {
  /** Encrypts for reading again later; `about` binds the text to its place, so that it opens nowhere else. */
  encrypt(plain: string, about: string): Buffer
  decrypt(encrypted: Buffer, about: string): string
  /** A keyed hash: equal texts can be found, but not guessed from a stolen table. */
  fingerprint(plain: string, about: string): Buffer
  /** The same under the secret of now and, while it is being replaced, under the one before. */
  fingerprints(plain: string, about: string): Buffer[]
}

const nonceBytes = 12
const tagBytes = 16

const boxOf = (secret: string) => {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'campus', purpose, 32))
  const encryptionKey = derive('seal')
  const hashKey = derive('fingerprint')
  return {
    encrypt(plain: string, about: string) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(about))
      return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(encrypted: Buffer, about: string) {
      if (encrypted.length < nonceBytes + tagBytes) throw new Error('an encrypted value is too short')
      const nonce = encrypted.subarray(0, nonceBytes)
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(about))
      decipher.setAuthTag(encrypted.subarray(-tagBytes))
      return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8')
    },
    fingerprint: (plain: string, about: string) => createHmac('sha256', hashKey).update(about).update('\0').update(plain).digest(),
  }
}

/** Everything is written under the secret of now; while it is being replaced, what stands under the one before is read as well. */
export const secretBoxOf = (secret: string, previous?: string): SecretBox => {
  const box = boxOf(secret)
  const boxes = previous === undefined ? [box] : [box, boxOf(previous)]
  return {
    ...box,
    decrypt(encrypted, about) {
      for (const each of boxes.slice(0, -1)) {
        try {
          return each.decrypt(encrypted, about)
        } catch {
          // It may stand under the secret before.
        }
      }
      return (boxes.at(-1) ?? box).decrypt(encrypted, about)
    },
    fingerprints: (plain, about) => boxes.map((each) => each.fingerprint(plain, about)),
  }
}

/** An unguessable text handed to a client; only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')
