import { facesPaths } from '@campus/contract/paths/faces.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { portraitOf } from '@campus/demo/people/portraits.ts'
import { faceCheckWords } from '@campus/web/domain/camera/face-check/words.ts'
import { photoWords } from '@campus/web/domain/photo/words.ts'
import { checkWords } from '@campus/web/features/faces/check/words.ts'
import { consentWords } from '@campus/web/features/faces/consents/words.ts'
import { portraitWords } from '@campus/web/features/people/portrait/words.ts'
import { withPersonAtCamera } from '../browser/camera.ts'
import { expectSound } from '../checks/sound.ts'
import { expect, openDevice, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

test('whoever agreed is known by their face before the camera, until they withdraw', async ({ complaints, network, student }) => {
  await withPersonAtCamera(2, async (browser) => {
    const page = await openDevice(browser, { complaints, network }, { as: student() })
    const { t, text, button, toast } = reading(page, 'zh_CN')

    await page.goto(`/#${facesPaths.consents.address}`)
    await expect(text(consentWords.noVector)).toBeVisible()
    for (const purpose of ['portrait', 'comparison'] as const) {
      await page.getByRole('button', { name: t(consentWords.agreeTo(t(consentWords.purpose(purpose)))) }).click()
      await expect(page.getByRole('button', { name: t(consentWords.withdrawFrom(t(consentWords.purpose(purpose)))) })).toBeVisible()
    }
    await expectSound(page, 'steps/face-consents')

    await page.goto(`/#${peoplePaths.portrait.address}`)
    await page.getByLabel(t(photoWords.choose)).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portraitOf(2) })
    await button(portraitWords.send).click()
    await expect(toast(portraitWords.saved)).toBeVisible()
    await page.goto(`/#${facesPaths.ownCheck.address}`)
    await expectSound(page, 'steps/face-check-before')
    await button(faceCheckWords.begin).click()
    await expect(text(faceCheckWords.front)).toBeVisible()
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
    await expectSound(page, 'steps/face-receipt')
    await page.context().close()
  })
})
