import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { StartFailure } from '../../platform/start-failure.ts'

/** As PEM, or as the bare base64 that the tools of providers give out. */
const parsePrivate = (text: string): KeyObject => {
  if (text.includes('-----BEGIN')) return createPrivateKey(text)
  const key = Buffer.from(text, 'base64')
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' })
  }
}

const parsePublic = (text: string): KeyObject =>
  text.includes('-----BEGIN') ? createPublicKey(text) : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })

const readWith = (parse: (text: string) => KeyObject) => (path: string, setting: string) => {
  try {
    const key = parse(readFileSync(path, 'utf8').trim())
    if (key.asymmetricKeyType === 'rsa') return key
  } catch {
    // What went wrong may quote the key.
  }
  throw new StartFailure(`The file ${path} (${setting}) holds no RSA key that can be read.`)
}

export const readPrivateKey = readWith(parsePrivate)
export const readPublicKey = readWith(parsePublic)
