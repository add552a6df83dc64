import { verify } from 'node:crypto'
import { promisify } from 'node:util'

/** What stands before the point of a P-256 key. */
const head = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex')

const verifyLater = promisify(verify) as unknown as (
  hash: string,
  signed: Buffer,
  by: { readonly key: Buffer; readonly format: 'der'; readonly type: 'spki'; readonly dsaEncoding: 'ieee-p1363' },
  signature: Buffer,
) => Promise<boolean>

/** A key that is none, or a signature by another one, is simply not right. */
export const isSignedBy = async (publicKey: string, signature: string, text: string): Promise<boolean> => {
  try {
    const key = Buffer.concat([head, Buffer.from(publicKey, 'base64url')])
    const by = { key, format: 'der', type: 'spki', dsaEncoding: 'ieee-p1363' } as const
    return await verifyLater('sha256', Buffer.from(text), by, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
