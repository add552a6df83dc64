import { giveFaceConsent, ownFaceConsents } from '@campus/contract/faces/consents.ts'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { askServer } from './ask-server.ts'
import { tokenOf } from './enter.ts'
import type { Person } from './person.ts'

/** Somebody agreed to these uses of their face, to the texts in force. */
export const agreeToFaces = async (person: Person, purposes: readonly FacePurpose[], network: string): Promise<void> => {
  const token = await tokenOf(person, network)
  const { data } = await askServer(ownFaceConsents, {}, network, { token })
  for (const purpose of purposes) {
    const version = data.consents.find((consent) => consent.purpose === purpose)?.text?.version ?? ''
    await askServer(giveFaceConsent, { purpose, version }, network, { token })
  }
}
