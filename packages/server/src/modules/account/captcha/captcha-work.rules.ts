import { sha256 } from '../../../platform/crypto/digest.ts'

/** About 65,000 hashes: a moment for a phone, expensive for millions. */
export const usualBits = 16

const leadingZeroBits = (digest: Buffer) => {
  const firstSet = digest.findIndex((byte) => byte !== 0)
  return firstSet < 0 ? digest.length * 8 : firstSet * 8 + Math.clz32(digest[firstSet] ?? 0) - 24
}

export const isWorkDone = (challenge: string, work: string, bits = usualBits) => leadingZeroBits(sha256(`${challenge}:${work}`)) >= bits
