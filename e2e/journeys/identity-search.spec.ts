import { ownFaceConsents } from '@campus/contract/faces/consents.ts'
import { decidePhotos } from '@campus/contract/identity/library.ts'
import { gatherPhoto } from '@campus/contract/identity/own-photos.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { uploadTo } from '@campus/server/testing/upload.ts'
import { photoWords as choiceWords } from '@campus/web/domain/photo/words.ts'
import { findWords, foundMeWords } from '@campus/web/features/identity/find/words.ts'
import { address } from '../address.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { agreeToFaces } from '../people/face-consent.ts'
import type { Person } from '../people/person.ts'
import { portraitBytes, portraitOf } from '../people/portraits.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'
import { photoTypeId } from '../school/photo-rows.ts'

const language = 'zh_CN'
const school = ownSchools.photos
const { admin, teacher } = school.people

/** Their portrait has passed, and they can be found by it. */
const becomeFindable = async (person: Person, portrait: number, network: string) => {
  await agreeToFaces(person, ['portrait', 'comparison', 'search'], network)
  const token = await tokenOf(person, network)
  const fields = { typeId: photoTypeId(school, 'recent'), collectionMethod: 'album' }
  const brought = gatherPhoto.output.parse((await uploadTo(address, gatherPhoto, token, portraitBytes(portrait), 'a.jpg', fields)).data)
  const decision = { ids: [brought.id], verdict: 'passed' as const, reason: '本人' }
  await askServer(decidePhotos, decision, network, { token: await tokenOf(admin, network) })
  await expect.poll(async () => (await askServer(ownFaceConsents, {}, network, { token })).data.hasVector).toBe(true)
}

test('who is found by photo is only called alike, and sees who searched and why', async ({ device, network }) => {
  await becomeFindable(teacher, 5, network)
  const desk = await device({ as: admin, isShared: true, size: 'wide', language })
  const { t, text, button, field } = reading(desk, language)
  await desk.goto(`/#${identityPaths.find.address}`)
  await desk.getByLabel(t(choiceWords.choose)).setInputFiles(portraitOf(5))
  const purpose = '失物招领，核对校园卡的失主'
  await field(findWords.purpose).fill(purpose)
  await expectSound(desk, 'steps/photo-search')
  await button(findWords.find).click()
  await expectAt(desk, identityPaths.search)
  await expect(desk.getByRole('link', { name: teacher.name })).toBeVisible()
  await expect(text(findWords.warning)).toBeVisible()
  await expectSound(desk, 'steps/photo-search-found')

  const phone = await device({ as: teacher, isShared: true, language })
  await phone.goto(`/#${identityPaths.searchesForMe.address}`)
  await expect(phone.getByText(t(foundMeWords.purpose(purpose)))).toBeVisible()
  await expect(phone.getByText(admin.name)).toBeVisible()
  await expectSound(phone, 'steps/photo-search-for-me')
})
