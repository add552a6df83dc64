import { generateKeyPairSync } from 'node:crypto'
import type { CallShape, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { type encryptKey, readSealed } from '@campus/contract/transit/transit-key.ts'
import { z } from 'zod'
import type { Ctx } from '../../context/context.ts'
import { sha256 } from '../../platform/crypto/digest.ts'
import { refuse } from '../../platform/refuse.ts'
import { later } from '../../platform/time/clock.ts'
import { noteRemoval, retentionKind } from '../retention.ts'
import { openWith } from './open-sealed.ts'
import { deleteKeys, deleteOpened, findFreshKey, findPrivateKey, insertKey, insertOpened } from './transit-key.repository.ts'

const day = 86_400
const keyLife = 30 * day
/** A key that is handed out is good for at least so long. */
const atLeast = day
/** What was sealed longer ago is taken for a recording that somebody plays again. */
const freshSeconds = 600
const seenSeconds = 2 * freshSeconds
export const transitKeyPlace = 'transit.private_key'

const makeKey = (ctx: Ctx) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const now = ctx.now()
  return insertKey(ctx.sql, {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    privateEncrypted: ctx.services.secretBox.encrypt(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), transitKeyPlace),
    expiresAt: later(now, keyLife),
    now,
  })
}

/** Two that are made at the same moment are both good. */
export const readEncryptKey = async (ctx: Ctx): Promise<OutputOf<typeof encryptKey>> => {
  const key = (await findFreshKey(ctx.sql, later(ctx.now(), atLeast))) ?? (await makeKey(ctx))
  return {
    keyId: key.id,
    algorithm: 'ECDH-P256+HKDF-SHA256+A256GCM',
    publicKey: key.public_key.toString('base64'),
    expiresAt: key.expires_at.toISOString(),
    now: ctx.now().toISOString(),
  }
}

/** The text in the clear, and undefined for what is not sealed, too old, changed, or sealed for another place. */
const openText = async (ctx: Ctx, place: string, text: string): Promise<string | undefined> => {
  const sealed = readSealed(text)
  const id = z.uuid().safeParse(sealed?.keyId).data
  const key = id && (await findPrivateKey(ctx.sql, id, ctx.now()))
  if (!sealed || !key) return undefined
  try {
    const { value, at } = openWith(ctx.services.secretBox.decrypt(key.private_encrypted, transitKeyPlace), sealed, place)
    return Math.abs(ctx.now().getTime() - at) > freshSeconds * 1000 ? undefined : value
  } catch {
    return undefined
  }
}

/** A page without https cannot seal anything, unless it comes from this very machine. */
const isInTheClear = (publicUrl: string) => {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The text at a path, and the fields with another text in its place. */
const at = (fields: Fields, [name = '', ...deeper]: readonly string[]): { text?: string; with: (text: string) => Fields } => {
  const value = fields[name]
  if (deeper.length === 0) {
    const put = (text: string) => ({ ...fields, [name]: text })
    return typeof value === 'string' && value !== '' ? { text: value, with: put } : { with: put }
  }
  if (!isFields(value)) return { with: () => fields }
  const inner = at(value, deeper)
  return { ...inner, with: (text) => ({ ...fields, [name]: inner.with(text) }) }
}

/** A body with the fields in the clear that its call names as sealed. Each sealed text is opened once. */
export const openSealed = async (ctx: Ctx, { method, path, sealed = [] }: CallShape, body: unknown): Promise<unknown> => {
  if (!isFields(body)) return body
  let fields = body
  const opened: Buffer[] = []
  for (const field of sealed) {
    const found = at(fields, field.split('.'))
    if (found.text === undefined) continue
    if (!readSealed(found.text) && isInTheClear(ctx.services.publicUrl)) continue
    const value = await openText(ctx, `${method} ${path} ${field}`, found.text)
    if (value === undefined) throw refuse('bad_input', { fields: { [field]: say(fieldTexts.unsealed, ctx.language) } })
    opened.push(sha256(found.text))
    fields = found.with(value)
  }
  const expiresAt = later(ctx.now(), seenSeconds)
  if (opened.length > 0 && !(await insertOpened(ctx.sql, opened, expiresAt)))
    throw refuse('bad_input', { fields: { [sealed[0] ?? '']: say(fieldTexts.unsealed, ctx.language) } })
  return fields
}

const transitKeys = retentionKind({
  kind: 'transit_key',
  name: ['字段加密的密钥', 'Keys that seal single fields', '欄位加密的金鑰'],
  keptFor: keyLife,
})

/** For as long as the same text could be played again. */
const sealedSeen = retentionKind({
  kind: 'transit_opened',
  name: ['已使用的加密字段记录', 'Sealed fields that were used', '已使用的加密欄位記錄'],
  keptFor: seenSeconds,
})

export const transitRetention = [transitKeys, sealedSeen]

/** Both carry the moment at which they end. */
export const sweepTransitKeys = async (ctx: Ctx) => {
  await noteRemoval(ctx, transitKeys, () => deleteKeys(ctx.sql, ctx.now()))
  await noteRemoval(ctx, sealedSeen, () => deleteOpened(ctx.sql, ctx.now()))
}
