import { canonicalJson } from '@campus/proof/encoding/canonical-json.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'

export const factsPlace = 'document.facts'
export const credentialPlace = 'document.credential'

/** Facts may hold an ID number, which is readable nowhere at rest. */
export const encryptFacts = (secretBox: SecretBox, facts: DocumentFacts): Buffer => secretBox.encrypt(JSON.stringify(facts), factsPlace)

export const openFacts = (secretBox: SecretBox, encrypted: Buffer): DocumentFacts =>
  JSON.parse(secretBox.decrypt(encrypted, factsPlace)) as DocumentFacts

/** Of the facts in the one spelling that JSON has for them. */
export const hashFacts = (facts: DocumentFacts): Buffer => sha256(canonicalJson(facts))
