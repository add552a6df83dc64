import { ownFaceConsents } from '@campus/contract/faces/consents.ts'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { decidePhotos } from '@campus/contract/identity/library.ts'
import { gatherPhoto } from '@campus/contract/identity/own-photos.ts'
import { uploadTo } from '@campus/server/testing/upload.ts'
import { expect } from '@playwright/test'
import { address } from '../address.ts'
import { askServer } from '../people/ask-server.ts'
import { tokenOf } from '../people/enter.ts'
import { agreeToFaces } from '../people/face-consent.ts'
import { portraitBytes } from '../people/portraits.ts'
import type { OwnSchool } from './own-schools.ts'
import { photoTypeId } from './photo-rows.ts'

/** Somebody agreed to comparisons and to more, and their recent photo has passed and is measured. */
export const havePortrait = async (
  school: OwnSchool,
  role: keyof OwnSchool['people'],
  portrait: number,
  more: readonly FacePurpose[],
  network: string,
): Promise<void> => {
  const person = school.people[role]
  await agreeToFaces(person, ['portrait', 'comparison', ...more], network)
  const token = await tokenOf(person, network)
  const fields = { typeId: photoTypeId(school, 'recent'), collectionMethod: 'album' }
  const brought = gatherPhoto.output.parse((await uploadTo(address, gatherPhoto, token, portraitBytes(portrait), 'a.jpg', fields)).data)
  const decision = { ids: [brought.id], verdict: 'passed' as const, reason: '本人' }
  await askServer(decidePhotos, decision, network, { token: await tokenOf(school.people.admin, network) })
  await expect.poll(async () => (await askServer(ownFaceConsents, {}, network, { token })).data.hasVector).toBe(true)
}
