import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto'

const made = new Map<string, KeyPairKeyObjectResult>()

/** The keys of one who signs at a local server: made once a process, since each pair takes a while, and never written into the repository. */
export const keysOf = (who: string): KeyPairKeyObjectResult => {
  const known = made.get(who)
  if (known) return known
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  made.set(who, keys)
  return keys
}
