import { Answer, KeyBytes, RandomBytes } from '@campus/contract/appraisal/shapes.ts'
import { z } from 'zod'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'

/** A ballot as it was cast. */
const Content = z.object({
  id: z.string(),
  serial: RandomBytes,
  randomizer: RandomBytes,
  signature: KeyBytes,
  answers: z.array(Answer),
  salt: RandomBytes,
  text: z.object({ body: z.string(), salt: RandomBytes }).nullable(),
})
export type Content = z.infer<typeof Content>

export const ballotPlace = 'ballot_waiting'

/** One spelling of a ballot, so that a repeated one can be told from another. */
export const writeContent = (content: Content): string => JSON.stringify(Content.parse(content))

export const readContent = (plain: string): Content => Content.parse(JSON.parse(plain))

const namedBy = ({ id, serial }: Pick<Content, 'id' | 'serial'>) => `${id} ${serial}`

/** Stands for the serial while the ballot waits; another one under each secret of the installation. */
export const serialHash = (secretBox: SecretBox, content: Pick<Content, 'id' | 'serial'>): Buffer =>
  secretBox.fingerprint(namedBy(content), ballotPlace)

export const serialHashes = (secretBox: SecretBox, content: Pick<Content, 'id' | 'serial'>): Buffer[] =>
  secretBox.fingerprints(namedBy(content), ballotPlace)
