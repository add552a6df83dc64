import { type Stroke, Strokes } from '@campus/contract/signature/strokes.ts'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'

export const strokesPlace = 'signature.strokes'

export const encryptStrokes = (secretBox: SecretBox, strokes: readonly Stroke[]) => secretBox.encrypt(JSON.stringify(strokes), strokesPlace)

export const openStrokes = (secretBox: SecretBox, encrypted: Buffer) =>
  Strokes.parse(JSON.parse(secretBox.decrypt(encrypted, strokesPlace)))
