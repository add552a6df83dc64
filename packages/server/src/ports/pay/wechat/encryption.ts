import { constants, createDecipheriv, type KeyObject, publicEncrypt } from 'node:crypto'
import { z } from 'zod'
import { isSignedText } from '../rsa-sha256.ts'

/** Authenticated encryption under the API v3 key: of notices and of platform certificates. */
export const EncryptedResource = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  nonce: z.string(),
  associated_data: z.string().default(''),
  ciphertext: z.base64(),
})

const tagBytes = 16

/** Throws when it was sealed under another key, or changed. */
export const decryptResource = (apiKey: string, { nonce, associated_data, ciphertext }: z.infer<typeof EncryptedResource>): string => {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), { authTagLength: tagBytes })
    .setAAD(Buffer.from(associated_data))
    .setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString()
}

/** Encrypts a field that WeChat Pay alone may read, such as a name. */
export const encryptField = (text: string, key: KeyObject): string =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING }, Buffer.from(text)).toString('base64')

type Headers = Readonly<Record<string, string | undefined>>

export const serialIn = (headers: Headers) => headers['wechatpay-serial']

const toleranceMs = 5 * 60 * 1000

/** What is wrong with a signature of WeChat Pay, on an answer or on a notice; undefined when nothing is. */
export const faultOfSignature = (headers: Headers, body: Buffer, key: KeyObject | undefined, now: Date): string | undefined => {
  const time = headers['wechatpay-timestamp'] ?? ''
  const nonce = headers['wechatpay-nonce']
  const signature = headers['wechatpay-signature']
  if (!nonce || !signature) return 'it is not signed'
  if (!key) return 'it is signed with a key that is not of WeChat Pay'
  if (!(Math.abs(now.getTime() - Number(time) * 1000) <= toleranceMs)) return 'it was signed more than five minutes ago or ahead'
  return isSignedText(`${time}\n${nonce}\n${body.toString()}\n`, signature, key) ? undefined : 'the signature is wrong'
}
