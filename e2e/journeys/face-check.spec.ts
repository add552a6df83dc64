import { facesPaths } from '@campus/contract/paths/faces.ts'
import { faceCheckWords } from '@campus/web/domain/camera/face-check/words.ts'
import { checkWords } from '@campus/web/features/faces/check/words.ts'
import { consentWords } from '@campus/web/features/faces/consents/words.ts'
import { withPersonAtCamera } from '../browser/camera.ts'
import { expectSound } from '../checks/sound.ts'
import { expect, openDevice, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'
import { havePortrait } from '../school/have-portrait.ts'
import { ownSchools } from '../school/own-schools.ts'

const school = ownSchools.faces
const { student } = school.people

test('whoever agreed is known by their face before the camera, until they withdraw', async ({ complaints, network }) => {
  await havePortrait(school, 'student', 2, [], network)
  await withPersonAtCamera(2, async (browser) => {
    const page = await openDevice(browser, { complaints, network }, { as: student, isShared: true, language: 'zh_CN' })
    const { text, button } = reading(page, 'zh_CN')
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
