import { fromBase64 } from '@campus/proof/encoding/base64.ts'
import { canonicalJson } from '@campus/proof/encoding/canonical-json.ts'
import { z } from 'zod'
import type { Services } from '../../context/services.ts'

export const chainNames = ['audit', 'ledger'] as const
export type ChainName = (typeof chainNames)[number]

/** What a school signs about a chain: so many entries, of which the last has this hash. */
const Words = z.object({
  schoolId: z.uuid(),
  chain: z.enum(chainNames),
  sequence: z.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  keyId: z.string(),
  signedAt: z.iso.datetime(),
})
export const Statement = Words.extend({ signature: z.base64() })
export type Statement = z.infer<typeof Statement>

/** What lies beside the files: the newest statement of each school, and those that an operator gave up after a loss. */
export const Note = z.object({
  statements: z.array(Statement),
  superseded: z.array(Statement).default([]),
  /** In the copy that a backup has: what was signed later is not in it. */
  copiedAt: z.iso.datetime().optional(),
})
export type Note = z.infer<typeof Note>

export const noteOf = (chain: ChainName) => `${chain}heads`

/** For a database that is thrown away on purpose. */
export const forgetHeads = async (blobs: Services['blobs']): Promise<void> => {
  for (const chain of chainNames) await blobs.writeNote(noteOf(chain), JSON.stringify({ statements: [] } satisfies z.input<typeof Note>))
}

/** What is signed in the name of a school says what it is, so that no other words can pass for it. */
const signedWords = <Shape extends z.ZodType>(type: string, shape: Shape) => {
  const bytesOf = (words: z.input<Shape>) => new TextEncoder().encode(canonicalJson({ type, ...(shape.parse(words) as object) }))
  return {
    sign: async (words: z.input<Shape>, key: CryptoKey): Promise<string> =>
      Buffer.from(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(words))).toString('base64'),
    /** The parts of a check of a signature. */
    parts: (words: z.input<Shape>, signature: string) => ({ signature: fromBase64(signature), signed: bytesOf(words) }),
  }
}

export const headWords = signedWords('campus evidence head', Words)

/** What a school signs at the end of a day: so many entries in all and since the closing before, and which is the last of them. */
const ClosingWords = z.object({
  schoolId: z.uuid(),
  day: z.iso.date(),
  sequence: z.number().int().positive(),
  entries: z.number().int().positive(),
  lastId: z.uuid(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  keyId: z.string(),
  closedAt: z.iso.datetime(),
})
export const Closing = ClosingWords.extend({ signature: z.base64() })
export type Closing = z.infer<typeof Closing>

export const closingWords = signedWords('campus audit closing', ClosingWords)
