import { constants, createCipheriv, type KeyObject, privateDecrypt, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { signText } from '../../../ports/pay/rsa-sha256.ts'
import { keysOf } from '../pay/server-keys.ts'
import { makePlatformCertificate, type PlatformCertificate } from './certificate.ts'

const dayMs = 24 * 60 * 60 * 1000
const tagBytes = 16
const nonceOf = () => randomBytes(6).toString('hex')

/** Authenticated encryption as WeChat Pay does it. */
export const encryptResource = (apiKey: string, text: string, about: string) => {
  const nonce = nonceOf()
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), { authTagLength: tagBytes }).setAAD(
    Buffer.from(about),
  )
  const encrypted = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
  return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: about, ciphertext: encrypted.toString('base64') }
}

/** Whether a request is signed by the merchant, within five minutes, for this very address and body. */
export const isOfMerchant = (
  asked: { readonly method: string; readonly target: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer },
  merchant: { readonly id: string; readonly serial: string; readonly key: KeyObject },
  now: Date,
): boolean => {
  const [scheme = '', said = ''] = (asked.headers.authorization ?? '').split(' ', 2)
  const words = Object.fromEntries([...said.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, word]) => [name, word]))
  const { mchid, nonce_str, signature, timestamp, serial_no } = words
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || mchid !== merchant.id || serial_no !== merchant.serial || !signature) return false
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= 300)) return false
  const text = [asked.method, asked.target, timestamp, nonce_str, asked.body.toString(), ''].join('\n')
  return verify('sha256', Buffer.from(text), merchant.key, Buffer.from(signature, 'base64'))
}

/** Signs with the public key mode's key or with the newest certificate. */
export const openPlatformKeys = (mode: 'public_key' | 'certificates', now: () => Date) => {
  const own = keysOf('wechat')
  const publicKeyId = 'PUB_KEY_ID_0114232134912410000000000000'
  const stranger = keysOf('stranger').privateKey
  const makeCertificate = () => makePlatformCertificate(new Date(now().getTime() - dayMs), new Date(now().getTime() + 365 * dayMs))
  const certificates: PlatformCertificate[] = mode === 'certificates' ? [makeCertificate()] : []

  const headersFor = (body: string, how: { readonly isForged?: boolean | undefined; readonly at?: Date | undefined } = {}) => {
    const newest = certificates.at(-1)
    const time = String(Math.floor((how.at ?? now()).getTime() / 1000))
    const nonce = nonceOf()
    const key = newest?.key ?? own.privateKey
    return {
      'wechatpay-timestamp': time,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': newest?.serial ?? publicKeyId,
      'wechatpay-signature': signText(`${time}\n${nonce}\n${body}\n`, how.isForged ? stranger : key),
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    }
  }

  const decryptField = (serial: string, text: string): string | undefined => {
    const key = serial === publicKeyId ? own.privateKey : certificates.find((each) => each.serial === serial)?.key
    return key && privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING }, Buffer.from(text, 'base64')).toString()
  }

  return {
    headersFor,
    decryptField,
    publicKey: mode === 'public_key' ? { id: publicKeyId, key: own.publicKey } : undefined,
    certificates,
    rotate(dropsOld = false) {
      if (dropsOld) certificates.length = 0
      certificates.push(makeCertificate())
    },
  }
}
