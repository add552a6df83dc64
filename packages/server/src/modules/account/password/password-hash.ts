import { hash, verify } from '@node-rs/argon2'

/** The cost of argon2id in force; a hash made with another one is renewed at the next login. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const costMark = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

export const hashPassword = (password: string) => hash(password.normalize('NFKC'), cost)

export const isStale = (stored: string) => !stored.startsWith(costMark)

/** Checked against when there is no account, so that the answer takes the same time. */
const nobody = hashPassword('nobody knows this password')

export const matchesPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password.normalize('NFKC'))
  return matches && stored !== undefined
}
