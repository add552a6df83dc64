import { loginNotices } from '@campus/contract/account/notices.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { basicInfoWords } from '@campus/web/features/account/basic-info/words.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expectHome, putOffPhoto } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { logOut } from '../people/leaving.ts'
import { currentNotices, readNotices } from '../people/notices.ts'
import { reading } from '../people/reading.ts'

for (const language of languagesOf(import.meta.url))
  test(`login notices are shown after the login, once (${language})`, async ({ device, studentWithPassword }) => {
    const person = await studentWithPassword()
    const page = await device({ language, wantsNotices: true })
    const { button } = reading(page, language)
    const dialog = page.getByRole('alertdialog')
    await page.goto('/')
    await atLogin(page, language).logInByPassword(person)
    await expect(dialog).toBeVisible()
    await expectSound(page, `steps/notice-${language}`)
    const seen = await readNotices(page, language)
    expect(seen.toSorted()).toEqual(currentNotices(language).toSorted())
    await expect(dialog).toHaveCount(0)
    await button(basicInfoWords.later).click()
    await putOffPhoto(page, language)
    await expectHome(page, person)

    await logOut(page, language)
    const isAsked = page.waitForResponse(
      (response) => response.url().includes(loginNotices.path) && 'authorization' in response.request().headers(),
    )
    await atLogin(page, language).logInByPassword(person)
    await expectHome(page, person)
    await (await isAsked).finished()
    await expect(dialog).toHaveCount(0)
  })

test('a toast is visible and disappears automatically', async ({ device, student }) => {
  const { phone } = student()
  const page = await device({ language: 'en_US' })
  const login = atLogin(page, 'en_US')
  const toast = reading(page, 'en_US').toast(codeWords.sent)
  await page.goto('/')
  await login.chooseWay('phone')
  await login.phone.fill(phone)
  await login.sendCode()
  await expect(toast).toBeInViewport()
  await expect(toast).toHaveCount(0)
})
