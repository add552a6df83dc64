import { exportPrivateKey, importPrivateKey } from '@campus/proof/sign/signing-key.ts'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'
import type { KeyRow } from './key.repository.ts'

/** Where the sealed key belongs: it opens nowhere else. */
export const signingKeyPlace = (schoolId: string, serial: string) => `signing_key:${schoolId}:${serial}`

export const encryptKey = async (secretBox: SecretBox, key: CryptoKey, schoolId: string, serial: string): Promise<Buffer> =>
  secretBox.encrypt(Buffer.from(await exportPrivateKey(key)).toString('base64'), signingKeyPlace(schoolId, serial))

const maxKept = 500
const kept = new WeakMap<SecretBox, Map<string, Promise<CryptoKey>>>()

const open = async (secretBox: SecretBox, { school_id, serial, private_encrypted, algorithm }: KeyRow) => {
  try {
    const pkcs8 = secretBox.decrypt(private_encrypted, signingKeyPlace(school_id, serial))
    return await importPrivateKey(new Uint8Array(Buffer.from(pkcs8, 'base64')), algorithm)
  } catch {
    throw new Error(`signing key ${serial} cannot be opened: it was sealed under another CAMPUS_SECRET`)
  }
}

/** The private half, ready to sign. A key never changes, so it is decrypted once; which one is active is always queried. */
export const openKey = (secretBox: SecretBox, row: KeyRow): Promise<CryptoKey> => {
  const keys = kept.get(secretBox) ?? new Map<string, Promise<CryptoKey>>()
  kept.set(secretBox, keys)
  const known = keys.get(row.id)
  if (known) return known
  if (keys.size >= maxKept) keys.clear()
  const opened = open(secretBox, row)
  keys.set(row.id, opened)
  opened.catch(() => keys.delete(row.id))
  return opened
}
