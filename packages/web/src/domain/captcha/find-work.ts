import { sha256 } from './sha256.ts'

const triesAtOnce = 4000
const mostTries = 50_000_000

const zeroBits = (digest: Int32Array) => {
  let count = 0
  for (const word of digest) {
    const zeros = Math.clz32(word)
    count += zeros
    if (zeros < 32) break
  }
  return count
}

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * A text whose SHA-256 together with the challenge begins with as many zero bits as asked. It works in short
 * pieces, so that the page stays alive on a slow phone meanwhile.
 */
export const findWork = async (challenge: string, bits: number, signal: AbortSignal): Promise<string> => {
  const encoder = new TextEncoder()
  for (let tried = 0; tried < mostTries; tried += 1) {
    const work = tried.toString(36)
    if (zeroBits(sha256(encoder.encode(`${challenge}:${work}`))) >= bits) return work
    if (tried % triesAtOnce === 0) {
      await breathe()
      signal.throwIfAborted()
    }
  }
  throw new Error(`No text with ${bits} zero bits was found`)
}
