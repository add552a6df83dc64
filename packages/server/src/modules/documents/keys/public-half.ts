import { keyIdOf, publicKeyOf } from '@campus/proof/sign/public-key.ts'

interface Certificate {
  readonly id: string
  readonly certificate: Buffer
}

const read = async ({ certificate }: Certificate) => {
  const publicKey = publicKeyOf(new Uint8Array(certificate))
  return { publicKey, keyId: await keyIdOf(publicKey) }
}

const maxKept = 2000
const kept = new Map<string, ReturnType<typeof read>>()

/** What a certificate says about its key; certificates never change, so each is read once. */
export const publicHalf = (row: Certificate): ReturnType<typeof read> => {
  const known = kept.get(row.id)
  if (known) return known
  if (kept.size >= maxKept) kept.clear()
  const half = read(row)
  kept.set(row.id, half)
  return half
}

/** The did of a school is the address of its did document, spelt as did:web wants it. */
export const didOf = (publicUrl: string, schoolId: string) =>
  `did:web:${encodeURIComponent(new URL(publicUrl).host)}:verification:schools:${schoolId}`
