import type { SecretBox } from '../../../../platform/crypto/secret-box.ts'
import { GivenLine } from './line.rules.ts'

export const importLinePlace = 'person_import.line'

export const encryptLine = (secretBox: SecretBox, given: GivenLine) => secretBox.encrypt(JSON.stringify(given), importLinePlace)

export const openLine = (secretBox: SecretBox, encrypted: Buffer): GivenLine =>
  GivenLine.parse(JSON.parse(secretBox.decrypt(encrypted, importLinePlace)))
