import { facesPaths } from '@campus/contract/paths/faces.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { faceCheckWords } from '@campus/web/domain/camera/face-check/words.ts'
import { consentFieldWords } from '@campus/web/domain/consent/consent-field-words.ts'
import { faceLoginWords } from '@campus/web/features/account/face-login/words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { schoolWords } from '@campus/web/features/account/school/words.ts'
import type { Page } from '@playwright/test'
import { withPersonAtCamera } from '../browser/camera.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectHome } from '../people/arrival.ts'
import { expect, openDevice, test } from '../people/device.ts'
import { codeSentTo } from '../people/outbox.ts'
import { reading } from '../people/reading.ts'
import { endSession } from '../people/stale-session.ts'
import { havePortrait } from '../school/have-portrait.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'zh_CN'
const school = ownSchools.faces
const { classmate } = school.people

/** From the login page to the camera. */
const goToCamera = async (page: Page) => {
  const { t, button, field, choose, proveByDevice } = reading(page, language)
  await page.goto('/')
  await button(loginWords.face).click()
  await expectAt(page, facesPaths.loginInfo)
  await choose(schoolWords.iAm, userTypeNames.student)
  await field(faceLoginWords.account).fill(classmate.number)
  await page.getByRole('checkbox', { name: t(consentFieldWords.agreeTo) }).check()
  await button(faceLoginWords.next).click()
  await proveByDevice()
  await expectSound(page, 'steps/face-login-who')
  await button(faceLoginWords.next).click()
  await expectAt(page, facesPaths.loginVerify)
  await expect(button(faceLoginWords.without)).toBeVisible()
  await expectSound(page, 'steps/face-login-before')
}

test('a face opens the account on a device it was open on before, and on a new one together with a code', async ({
  complaints,
  network,
}) => {
  await havePortrait(school, 'classmate', 9, ['login'], network)
  await withPersonAtCamera(9, async (browser) => {
    const known = await openDevice(browser, { complaints, network }, { as: classmate, isShared: true, language })
    await known.goto('/')
    await endSession(known)
    await goToCamera(known)
    await reading(known, language).button(faceCheckWords.begin).click()
    await expectHome(known, classmate)
    await known.context().close()
  })
  // Another film: a picture that was shown in the check before is an old one.
  await withPersonAtCamera(9, async (browser) => {
    const there = { id: school.id, name: school.name[0] }
    const fresh = await openDevice(browser, { complaints, network }, { school: there, language })
    const { text, button, field } = reading(fresh, language)
    await goToCamera(fresh)
    const code = await codeSentTo(classmate.phone, async () => {
      await button(faceCheckWords.begin).click()
      await expect(text(faceLoginWords.newDevice)).toBeVisible()
    })
    await expectSound(fresh, 'steps/face-login-new-device')
    await field(faceLoginWords.code).fill(code)
    await button(faceLoginWords.logIn).click()
    await expectHome(fresh, classmate)
    await fresh.context().close()
  })
})
