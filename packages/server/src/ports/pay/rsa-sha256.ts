import { type KeyObject, sign, verify } from 'node:crypto'

export const signText = (text: string, key: KeyObject): string => sign('sha256', Buffer.from(text), key).toString('base64')

export const isSignedText = (text: string, signature: string, key: KeyObject): boolean =>
  verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'))
