import { configurationPartNames } from '@campus/contract/operations/configuration.ts'
import { findKey, isSignedBy } from '@campus/proof/code/code-key.ts'
import { fromBase64 } from '@campus/proof/encoding/base64.ts'
import { canonicalJson } from '@campus/proof/encoding/canonical-json.ts'
import { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import { listMigrations } from '../../../platform/db/migrations.ts'
import { refuse } from '../../../platform/refuse.ts'
import { codeKey, trustOf } from '../../documents/keys/keys.service.ts'

const format = 'campus configuration'
const version = 1

/** What every version of the file has. */
const Head = z.looseObject({
  format: z.literal(format),
  version: z.number().int().positive(),
  schoolId: z.uuid(),
  newestMigration: z.string().max(200),
  exportedAt: z.iso.datetime(),
  keyId: z.string().max(200),
  signature: z.base64(),
})

const Contents = z.object({
  exportedAt: z.iso.datetime(),
  exportedBy: z.string().max(200),
  parts: z.partialRecord(z.enum(configurationPartNames), z.record(z.string().max(200), z.unknown())),
})
export type Contents = z.infer<typeof Contents>

const bytesOf = (words: object) => new TextEncoder().encode(canonicalJson(words))

/** A file as text, signed with the key by which the school signs codes. */
export const writeFile = async (ctx: CallerCtx, contents: Contents): Promise<string> => {
  const { schoolId } = ctx.caller
  const { id: keyId, key } = await codeKey(ctx, schoolId)
  const newestMigration = (await listMigrations()).at(-1) ?? ''
  const words = { format, version, schoolId, newestMigration, ...contents, keyId }
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(words))
  return `${JSON.stringify({ ...words, signature: Buffer.from(signature).toString('base64') }, null, 1)}\n`
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isSignedHere = async (ctx: CallerCtx, { signature, ...words }: z.infer<typeof Head>): Promise<boolean> => {
  const found = findKey(await trustOf(ctx), words.keyId)
  if (found?.school.id !== ctx.caller.schoolId) return false
  if (found.key.revokedAt && found.key.revokedAt <= words.exportedAt) return false
  return isSignedBy(found.key.publicKey, fromBase64(signature), bytesOf(words))
}

/** Refuses whatever this school did not export, or this version cannot read. */
export const readFile = async (ctx: CallerCtx, text: string): Promise<Contents> => {
  const head = Head.safeParse(parseJson(text))
  if (!head.success) throw refuse('configuration_unreadable')
  if (head.data.schoolId !== ctx.caller.schoolId) throw refuse('configuration_foreign')
  const isKnown = (await listMigrations()).includes(head.data.newestMigration)
  if (head.data.version > version || !isKnown) throw refuse('configuration_newer')
  if (!(await isSignedHere(ctx, head.data))) throw refuse('configuration_altered')
  const contents = Contents.safeParse(head.data)
  if (!contents.success) throw refuse('configuration_unreadable')
  return contents.data
}
