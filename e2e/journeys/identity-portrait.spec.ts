import { decideApplications } from '@campus/contract/certificates/decisions.ts'
import { ownDocumentFile, ownDocuments } from '@campus/contract/documents/own-documents.ts'
import { ownPhotos } from '@campus/contract/identity/own-photos.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { type Moment, momentOf } from '@campus/face/testing/films.ts'
import { adviceWords } from '@campus/web/domain/camera/photo/words.ts'
import { wayWords } from '@campus/web/domain/certificate/way-words.ts'
import { collectWords, consentFirstWords, shownWords } from '@campus/web/features/identity/collect/words.ts'
import { checkName } from '@campus/web/features/identity/photo/check-names.ts'
import { portraitWords } from '@campus/web/features/people/portrait/words.ts'
import type { Browser } from '@playwright/test'
import { address } from '../address.ts'
import { withPersonAtCamera } from '../browser/camera.ts'
import { expectSound } from '../checks/sound.ts'
import { templateId } from '../documents/own-document.ts'
import { applyFor } from '../orders/buying.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer, fetchFromServer } from '../people/ask-server.ts'
import { expect, openDevice, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson, type Person } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const language = 'zh_CN'
const withPortrait = templateId('visa-status')

/** Two seconds of somebody who holds still. */
const holding = (moment: Moment): readonly Moment[] => Array.from({ length: 20 }, () => moment)

/** The bytes of the certificate, once it is approved and made. */
const getCertificate = async (person: Person, network: string): Promise<Buffer> => {
  const { applicationId } = await applyFor(person, { templateId: withPortrait, way: 'download' }, { network })
  const decision = { ids: [applicationId], verdict: 'approved', notes: '同意' } as const
  await askServer(decideApplications, { ...decision, ids: [...decision.ids] }, network, {
    token: await tokenOf(demoPerson('admin'), network),
  })
  const token = await tokenOf(person, network)
  const made = async () => (await askServer(ownDocuments, { state: 'valid' }, network, { token })).data.rows[0]?.id ?? ''
  await expect.poll(made, { message: 'the certificate is made', intervals: [200] }).not.toBe('')
  return fetchFromServer(ownDocumentFile, { id: await made() }, network, { token })
}

const photosOf = async (person: Person, network: string) =>
  (await askServer(ownPhotos, {}, network, { token: await tokenOf(person, network) })).data

/** Some students of the demo school have photos already. */
const findWithoutPhotos = async (student: () => Person, network: string): Promise<Person> => {
  const person = student()
  const photos = await photosOf(person, network)
  return photos.some(({ current, open }) => current ?? open) ? findWithoutPhotos(student, network) : person
}

const portraitOf = async (person: Person, network: string): Promise<Buffer> => {
  const token = await tokenOf(person, network)
  const url = (await photosOf(person, network)).find(({ current }) => current)?.current?.url ?? ''
  return Buffer.from(await (await fetch(`${address}${url}`, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer())
}

test('a portrait is refused with closed eyes, taken again with a coach, passes, and stands on a certificate', async ({
  complaints,
  network,
  student,
}) => {
  const person = await findWithoutPhotos(student, network)
  const open = (browser: Browser) => openDevice(browser, { complaints, network }, { as: person, isShared: true, language })
  await withPersonAtCamera(
    9,
    async (browser) => {
      const page = await open(browser)
      const { t, text, button } = reading(page, language)
      await page.goto(`/#${documentsPaths.template.address}?id=${withPortrait}`)
      await expect(text(wayWords.photoNeeded)).toBeVisible()
      await button(wayWords.toPortrait).click()
      await expectAt(page, peoplePaths.portrait)
      await button(portraitWords.change).click()
      await expectAt(page, identityPaths.photos)
      await expectSound(page, 'steps/portrait-consent-first')
      await button(consentFirstWords.agree).click()

      const asleep = { name: 'asleep.jpg', mimeType: 'image/jpeg', buffer: await momentOf(9, 'eyes-closed') }
      await page.getByLabel(t(collectWords.choose)).setInputFiles(asleep)
      await expectAt(page, identityPaths.photo)
      await expect(page.getByText(t(checkName('EyesOpen')))).toBeVisible()
      await expect(button(shownWords.sendAnyway)).toBeVisible()
      await expectSound(page, 'steps/portrait-refused')

      await button(shownWords.retake).click()
      await button(collectWords.take).click()
      await expectAt(page, identityPaths.camera)
      await expect(page.getByText(new RegExp(`${t(adviceWords.turnLeft)}|${t(adviceWords.turnRight)}`))).toBeVisible()
      await expectSound(page, 'steps/portrait-coached')
      await page.context().close()
    },
    holding('turned-24'),
  )
  await withPersonAtCamera(
    9,
    async (browser) => {
      const page = await open(browser)
      const { text, button, toast } = reading(page, language)
      await page.goto(`/#${identityPaths.camera.address}`)
      // Nobody presses the shutter.
      await expectAt(page, identityPaths.photo)
      await expectSound(page, 'steps/portrait-good')
      await button(shownWords.send).click()
      await expect(toast(shownWords.sentPassed)).toBeVisible()
      await expect(text(shownWords.passedText)).toBeVisible()
      await expectSound(page, 'steps/portrait-sent')
      await page.goto(`/#${documentsPaths.template.address}?id=${withPortrait}`)
      await expect(text(wayWords.photoNeeded)).toHaveCount(0)
      await page.context().close()
    },
    holding('front'),
  )
  const portrait = await portraitOf(person, network)
  expect(portrait.length).toBeGreaterThan(5000)
  expect((await getCertificate(person, network)).includes(portrait), 'the portrait is on the certificate').toBe(true)
})
