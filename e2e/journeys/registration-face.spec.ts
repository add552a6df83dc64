import { accountPaths } from '@campus/contract/paths/account.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { faceCheckWords } from '@campus/web/domain/camera/face-check/words.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { passwordWords } from '@campus/web/domain/password/words.ts'
import { accountWords } from '@campus/web/features/registration/account/words.ts'
import { matchWords } from '@campus/web/features/registration/match/words.ts'
import { withPersonAtCamera } from '../browser/camera.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { openDevice, test } from '../people/device.ts'
import { someReach } from '../people/newcomer.ts'
import { codeSentTo } from '../people/outbox.ts'
import { reading } from '../people/reading.ts'
import { fillIn } from '../people/registering.ts'
import { filmedNewcomer } from '../school/newcomer-rows.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'zh_CN'

test('a new student whom the records know by a photo proves it before the camera and is in', async ({ complaints, network }) => {
  const { name, number, idCard, film } = filmedNewcomer
  const { id, name: schoolName } = ownSchools.faces
  await withPersonAtCamera(film, async (browser) => {
    const page = await openDevice(browser, { complaints, network }, { language, school: { id, name: schoolName[0] } })
    const { t, button, field } = reading(page, language)
    await fillIn(page, language, { userType: 'student', name, number, idCard })
    await expectAt(page, registrationPaths.match)
    await page.getByRole('button', { name: t(matchWords.face) }).click()
    await page.getByRole('checkbox', { name: t(matchWords.faceAgree) }).check()
    await expectSound(page, 'steps/registration-face-agreement')
    await button(matchWords.goOn).click()
    await button(faceCheckWords.begin).click()

    await expectAt(page, registrationPaths.account)
    const { phone } = someReach()
    await page.getByRole('textbox', { name: t(accountWords.phone) }).fill(phone)
    await field(codeWords.code).fill(await codeSentTo(phone, () => button(codeWords.get).click()))
    await field(passwordWords.fresh).fill('quiet meadow 31')
    await field(passwordWords.again).fill('quiet meadow 31')
    await button(accountWords.finish).click()
    await expectAt(page, accountPaths.basicInfo)
    await page.context().close()
  })
})
