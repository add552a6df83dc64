import { constants, createPrivateKey, generateKeyPair, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { encryptKey } from '@campus/contract/transit/transit-key.ts'
import { z } from 'zod'
import type { Ctx } from '../../context/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { later } from '../../platform/time/clock.ts'
import { deleteKeys, findFreshKey, findPrivateKey, insertKey } from './transit-key.repository.ts'

const day = 86_400
const keyLife = 30 * day
/** A key that is handed out is good for at least so long. */
const atLeast = day
/** What was hidden longer ago is taken for a recording that somebody plays again. */
const freshSeconds = 600
export const transitKeyPlace = 'transit.private_key'

const makeKeyPair = promisify(generateKeyPair)

const makeKey = async (ctx: Ctx) => {
  const { publicKey, privateKey } = await makeKeyPair('rsa', { modulusLength: 2048 })
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
    algorithm: 'RSA-OAEP-256',
    publicKey: key.public_key.toString('base64'),
    expiresAt: key.expires_at.toISOString(),
    now: ctx.now().toISOString(),
  }
}

const Hidden = z.object({ value: z.string(), at: z.number() })

const decrypt = (pem: string, text: string): unknown => {
  const key = { key: createPrivateKey(pem), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return JSON.parse(privateDecrypt(key, Buffer.from(text, 'base64')).toString('utf8'))
}

/** The text as it was typed: what came hidden is opened, what came in the clear is taken as it is. */
export const openInTransit = async (ctx: Ctx, field: string, text: string): Promise<string> => {
  const [mark, keyId, hidden] = text.split(':')
  if (mark !== 'sealed') return text
  const wrong = () => refuse('bad_input', { fields: { [field]: say(fieldTexts.wrong, ctx.language) } })
  const id = z.uuid().safeParse(keyId)
  const key = id.success ? await findPrivateKey(ctx.sql, id.data, ctx.now()) : undefined
  if (!key || !hidden) throw wrong()
  try {
    const { value, at } = Hidden.parse(decrypt(ctx.services.secretBox.decrypt(key.private_encrypted, transitKeyPlace), hidden))
    if (Math.abs(ctx.now().getTime() - at) > freshSeconds * 1000) throw wrong()
    return value
  } catch {
    throw wrong()
  }
}

export const sweepTransitKeys = (ctx: Ctx) => deleteKeys(ctx.sql, ctx.now())
