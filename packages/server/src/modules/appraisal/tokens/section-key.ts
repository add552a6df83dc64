import { constants, createPrivateKey, generateKeyPair, privateDecrypt, publicEncrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'

/** To what the private key of a section is bound. */
export const sectionKeyPlace = (id: string) => `appraisal_section:${id}`

const generate = promisify(generateKeyPair)

/** A key for the tokens of one section in one campaign. */
export const makeSectionKey = async (secretBox: SecretBox, id: string) => {
  const { privateKey } = await generate('rsa', { modulusLength: 2048, publicExponent: 65_537 })
  const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  return {
    publicKey: Buffer.from(privateKey.export({ format: 'jwk' }).n ?? '', 'base64url'),
    privateEncrypted: secretBox.encrypt(pkcs8, sectionKeyPlace(id)),
  }
}

export const openSectionKey = (secretBox: SecretBox, id: string, encrypted: Buffer) =>
  createPrivateKey({ key: Buffer.from(secretBox.decrypt(encrypted, sectionKeyPlace(id)), 'base64'), format: 'der', type: 'pkcs8' })

/** Signs what the server cannot read. A faulty signature could give the key away, so none leaves unchecked (RFC 9474, 4.3). */
export const signBlinded = (key: ReturnType<typeof openSectionKey>, blinded: Buffer): Buffer => {
  const padding = constants.RSA_NO_PADDING
  const signature = privateDecrypt({ key, padding }, blinded)
  if (!publicEncrypt({ key, padding }, signature).equals(blinded)) throw new Error('a blind signature came out wrong')
  return signature
}
