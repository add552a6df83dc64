import type { SecretBox } from '../../../platform/secrets.ts'
import { GivenLine } from './line.rules.ts'

export const importLinePlace = 'person_import.line'

export const sealLine = (secretBox: SecretBox, given: GivenLine) => secretBox.encrypt(JSON.stringify(given), importLinePlace)

export const openLine = (secretBox: SecretBox, sealed: Buffer): GivenLine =>
  GivenLine.parse(JSON.parse(secretBox.decrypt(sealed, importLinePlace)))
