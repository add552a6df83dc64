import { identityPaths } from '@campus/contract/paths/identity.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { drawCardBack } from '@campus/papers/tools/specimens.ts'
import { collectWords, shownWords } from '@campus/web/features/identity/collect/words.ts'
import { libraryWords } from '@campus/web/features/identity/library/words.ts'
import { photoWords } from '@campus/web/features/identity/photo/words.ts'
import { portraitWords } from '@campus/web/features/people/portrait/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { agreeToFaces } from '../people/face-consent.ts'
import { portraitOf } from '../people/portraits.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'
import { photoTypeId } from '../school/photo-rows.ts'

const language = 'zh_CN'
const { people } = ownSchools.photos

test('before a wall of the wrong colour a photo is refused; with the background replaced it is looked at, sent and marked', async ({
  device,
  network,
}) => {
  const person = people.classmate
  await agreeToFaces(person, ['portrait'], network)
  const phone = await device({ as: person, isShared: true, language })
  const { t, text, button, toast } = reading(phone, language)
  await phone.goto(`/#${identityPaths.photos.address}?typeId=${photoTypeId(ownSchools.photos, 'certified')}`)
  await phone.getByLabel(t(collectWords.choose)).setInputFiles(portraitOf(12))
  await expectAt(phone, identityPaths.photo)
  await expect(button(shownWords.replaceBackground)).toBeVisible()
  await expectSound(phone, 'steps/photo-wrong-background')
  await button(shownWords.replaceBackground).click()
  await expect(text(shownWords.replacedText)).toBeVisible()
  await expectSound(phone, 'steps/photo-replaced-background')
  await button(shownWords.restoreBackground).click()
  await expect(text(shownWords.replacedText)).toBeHidden()
  await button(shownWords.replaceBackground).click()
  await expect(text(shownWords.replacedText)).toBeVisible()
  await button(shownWords.send).click()
  await expect(toast(shownWords.sentReviewing)).toBeVisible()
  await expect(text(shownWords.replaced)).toBeVisible()
})

test('a photo without a face is refused with the reason, a good one is reviewed by keyboard and becomes the portrait', async ({
  device,
  network,
}) => {
  const person = people.student
  await agreeToFaces(person, ['portrait'], network)
  const phone = await device({ as: person, isShared: true, language })
  const { t, text, button, toast } = reading(phone, language)
  await phone.goto(`/#${peoplePaths.portrait.address}`)
  await expect(text(portraitWords.none)).toBeVisible()
  await button(portraitWords.change).click()
  await expectAt(phone, identityPaths.photos)
  const buffer = await drawCardBack({ authority: '示范市公安局', valid: '2020.01.01-2040.01.01' })
  const nobody = { name: 'card.png', mimeType: 'image/png', buffer }
  await phone.getByLabel(t(collectWords.choose)).setInputFiles(nobody)
  await expect(text(refusals.face_not_found)).toBeVisible()
  await expectSound(phone, 'steps/photo-refused')
  await phone.getByLabel(t(collectWords.choose)).setInputFiles(portraitOf(1))
  await expectAt(phone, identityPaths.photo)
  await expect(text(photoWords.draft)).toBeVisible()
  await expectSound(phone, 'steps/photo-draft')
  await button(shownWords.send).click()
  await expect(toast(shownWords.sentReviewing)).toBeVisible()

  const desk = await device({ as: people.admin, isShared: true, size: 'wide', language })
  const own = reading(desk, language)
  const console = atConsole(desk, language)
  await console.open(identityPaths.library, { words: person.number })
  await expect(own.button(libraryWords.pass), 'what waits first is open at once').toBeVisible()
  await desk.getByRole('button', { name: person.name }).focus()
  await expectSound(desk, 'steps/photo-library')
  await desk.keyboard.press('a')
  await console
    .dialog(libraryWords.passTitle(1))
    .getByRole('button', { name: own.t(libraryWords.pass) })
    .click()
  await expect(own.toast(libraryWords.decided(1))).toBeVisible()

  await phone.goto(`/#${peoplePaths.portrait.address}`)
  await expect(phone.getByRole('img', { name: t(portraitWords.present) })).toBeVisible()
  await expectSound(phone, 'steps/portrait-passed')
})
