import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { sha256 } from '../platform/crypto/digest.ts'

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  return value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

const encode = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [encode(key), encode(item)])])
}

const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 }

interface Page {
  /** The page's own word about where it is, as the browser would put it down. */
  readonly origin: string
  readonly challenge: string
}

/** A passkey device in software: one ES256 key that follows WebAuthn, counts each use and requires user verification by default. */
export const openAuthenticator = (rpId: string, { counts = true, verifies = true }: { counts?: boolean; verifies?: boolean } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  let userHandle = ''

  const coordinate = (name: 'x' | 'y') => Buffer.from(publicKey.export({ format: 'jwk' })[name] ?? '', 'base64url')
  const coseKey = () =>
    encode(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate('x')],
        [-3, coordinate('y')],
      ]),
    )
  const authData = (flag: number, attested = Buffer.alloc(0)) =>
    Buffer.concat([sha256(rpId), Buffer.from([flag]), uint(counter, 4), attested])
  const clientData = (type: string, { origin, challenge }: Page) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, unknown>) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    id,
    setCounter(value: number) {
      counter = value
    },
    make(page: Page & { readonly userId: string }) {
      userHandle = page.userId
      const attested = Buffer.concat([Buffer.alloc(16), uint(credentialId.length, 2), credentialId, coseKey()])
      const data = authData(flags.userPresent | flags.userVerified | flags.attested, attested)
      const attestation = encode(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      )
      return answer({
        clientDataJSON: clientData('webauthn.create', page).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    show(page: Page, handle = userHandle) {
      if (counts) counter += 1
      const data = authData(flags.userPresent | (verifies ? flags.userVerified : 0))
      const client = clientData('webauthn.get', page)
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: handle,
      })
    },
  }
}
