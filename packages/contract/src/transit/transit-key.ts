import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'

export const encryptKey = call({
  method: 'GET',
  path: '/cms/getEncryptKey',
  who: 'public',
  summary: 'The public key with which clients seal passwords and ID numbers on their way.',
  output: z.object({
    keyId: Id,
    /** A key of its own for each text, agreed on with this one; its use is bound to the call and the field. */
    algorithm: z.literal('ECDH-P256+HKDF-SHA256+A256GCM'),
    /** SubjectPublicKeyInfo in base64. */
    publicKey: z.string(),
    expiresAt: Instant,
    /** The server's time, which goes into what is sealed: the clock of a phone may be wrong. */
    now: Instant,
  }),
})

interface Sealed {
  readonly keyId: string
  /** The sender's public key, uncompressed, in base64. */
  readonly sender: string
  /** The initialisation vector of 12 bytes, the text and its mark, in base64. */
  readonly hidden: string
}

const mark = 'sealed'
const maxLength = 4000

export const sealedText = ({ keyId, sender, hidden }: Sealed): string => [mark, keyId, sender, hidden].join(':')

/** The parts of a sealed text; undefined for what is none. */
export const readSealed = (text: string): Sealed | undefined => {
  const [begin, keyId, sender, hidden, ...more] = text.length > maxLength ? [] : text.split(':')
  if (begin !== mark || !keyId || !sender || !hidden || more.length > 0) return undefined
  return { keyId, sender, hidden }
}
