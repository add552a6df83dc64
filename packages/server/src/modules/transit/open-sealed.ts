import { createDecipheriv, createECDH, createPrivateKey, hkdfSync } from 'node:crypto'
import { z } from 'zod'

interface Sealed {
  readonly sender: string
  readonly hidden: string
}

const Content = z.object({ value: z.string(), at: z.number() })

const ivBytes = 12
const tagBytes = 16

/** What the sender sealed for this place; throws for what was changed, or sealed for another key or place. */
export const openWith = (privatePem: string, { sender, hidden }: Sealed, place: string): z.infer<typeof Content> => {
  const { d = '' } = createPrivateKey(privatePem).export({ format: 'jwk' })
  const ours = createECDH('prime256v1')
  ours.setPrivateKey(Buffer.from(d, 'base64url'))
  const theirs = Buffer.from(sender, 'base64')
  const key = Buffer.from(hkdfSync('sha256', ours.computeSecret(theirs), theirs, place, 32))
  const bytes = Buffer.from(hidden, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
  return Content.parse(JSON.parse(text.toString('utf8')))
}
