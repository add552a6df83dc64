import { ownPhotos } from '@campus/contract/identity/own-photos.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { faceCheckWords } from '@campus/web/domain/camera/face-check/words.ts'
import { checkWords } from '@campus/web/features/faces/check/words.ts'
import { consentWords } from '@campus/web/features/faces/consents/words.ts'
import { shownWords } from '@campus/web/features/identity/collect/words.ts'
import { libraryWords } from '@campus/web/features/identity/library/words.ts'
import { portraitWords } from '@campus/web/features/people/portrait/words.ts'
import { address } from '../address.ts'
import { withPersonAtCamera } from '../browser/camera.ts'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, openDevice, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { havePortrait } from '../school/have-portrait.ts'
import { ownSchools } from '../school/own-schools.ts'

const school = ownSchools.faces
const { student } = school.people

test('a person who agreed is recognised before the camera, until they withdraw and everything is gone', async ({
  complaints,
  network,
  device,
}) => {
  await havePortrait(school, 'student', 2, [], network)
  const token = await tokenOf(student, network)
  const photos = (await askServer(ownPhotos, {}, network, { token })).data
  const picture = photos.find(({ current }) => current)?.current?.url ?? ''
  const kindOf = async (url: string) =>
    (await fetch(`${address}${url}`, { headers: { authorization: `Bearer ${token}` } })).headers.get('content-type')
  expect(await kindOf(picture)).toBe('image/jpeg')
  await withPersonAtCamera(2, async (browser) => {
    const page = await openDevice(browser, { complaints, network }, { as: student, isShared: true, language: 'zh_CN' })
    const { t, text, button } = reading(page, 'zh_CN')
    await page.goto(`/#${facesPaths.ownCheck.address}`)
    await expectSound(page, 'steps/face-check-before')
    await button(faceCheckWords.begin).click()
    // A quick machine has seen enough before anybody has read what to do.
    await expect(text(faceCheckWords.front).or(text(checkWords.passed))).toBeVisible()
    await expectSound(page, 'steps/face-check')
    await expect(text(checkWords.passed)).toBeVisible()
    await expectSound(page, 'steps/face-check-passed')

    await page.goto(`/#${facesPaths.check.address}`)
    await expect(text(checkWords.isPassed)).toBeVisible()
    await expectSound(page, 'steps/face-checks')

    await page.goto(`/#${facesPaths.consents.address}`)
    await expect(text(consentWords.vector)).toBeVisible()
    await button(consentWords.withdrawAll).click()
    await expect(text(consentWords.receipt)).toBeVisible()
    await expect(text(consentWords.noVector)).toBeVisible()
    await expect(page.getByText(t(consentWords.deletedPictures(2))), 'as it came and as it was cut').toBeVisible()
    await expectSound(page, 'steps/face-receipt')

    expect(await kindOf(picture), 'the picture itself is gone').not.toContain('image')
    await page.goto(`/#${identityPaths.photo.address}`)
    await expect(text(shownWords.none)).toBeVisible()
    await page.goto(`/#${peoplePaths.portrait.address}`)
    await expect(text(portraitWords.none)).toBeVisible()
    await page.goto(`/#${facesPaths.ownCheck.address}`)
    await button(faceCheckWords.begin).click()
    await expect(text(refusals.face_consent_needed)).toBeVisible()
    await expectSound(page, 'steps/face-check-withdrawn')
    await page.context().close()
  })
  const desk = await device({ as: school.people.admin, isShared: true, size: 'wide', language: 'zh_CN' })
  await atConsole(desk, 'zh_CN').open(identityPaths.library, { words: student.number })
  await expect(reading(desk, 'zh_CN').text(libraryWords.none), 'nobody else sees it either').toBeVisible()
})
