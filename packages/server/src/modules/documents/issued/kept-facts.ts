import { canonicalJson } from '@campus/proof/encoding/canonical-json.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'
import type { DocumentFacts, SheetFacts } from '../facts/document-facts.ts'

export const factsPlace = 'document.facts'
export const credentialPlace = 'document.credential'

/** Facts may hold an ID number, which is readable nowhere at rest. */
export const encryptFacts = (secretBox: SecretBox, facts: object): Buffer => secretBox.encrypt(JSON.stringify(facts), factsPlace)

const readFacts = (secretBox: SecretBox, encrypted: Buffer): unknown => JSON.parse(secretBox.decrypt(encrypted, factsPlace))

export const openFacts = (secretBox: SecretBox, encrypted: Buffer) => readFacts(secretBox, encrypted) as DocumentFacts

export const openSheetFacts = (secretBox: SecretBox, encrypted: Buffer) => readFacts(secretBox, encrypted) as SheetFacts

/** Of the facts in the one spelling that JSON has for them. */
export const hashFacts = (facts: object): Buffer => sha256(canonicalJson(facts))
