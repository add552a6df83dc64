import { loginNotices } from '@campus/contract/account/notices.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { basicInfoWords } from '@campus/web/features/account/basic-info/words.ts'
import { homeWords } from '@campus/web/features/home/words.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expectHome, putOffPhoto } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { logOut } from '../people/leaving.ts'
import { currentNotices, readNotices } from '../people/notices.ts'
import { reading } from '../people/reading.ts'

for (const language of languagesOf(import.meta.url))
  test(`notices stand on the home screen as one banner, until they are read (${language})`, async ({ device, studentWithPassword }) => {
    const person = await studentWithPassword()
    const page = await device({ language })
    const { t, button } = reading(page, language)
    const banner = page.getByRole('region', { name: t(homeWords.notices) })
    await page.goto('/')
    await atLogin(page, language).logInByPassword(person)
    await expect(button(basicInfoWords.later)).toBeVisible()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
    await button(basicInfoWords.later).click()
    await putOffPhoto(page, language)
    await expectHome(page, person)
    await expect(banner).toHaveCount(1)
    await expectSound(page, `steps/notice-${language}`)
    expect((await readNotices(page, language)).toSorted()).toEqual(currentNotices(language).toSorted())
    await expect(banner).toHaveCount(0)

    await logOut(page, language)
    const isAsked = page.waitForResponse(
      (response) => response.url().includes(loginNotices.path) && 'authorization' in response.request().headers(),
    )
    await atLogin(page, language).logInByPassword(person)
    await expectHome(page, person)
    await (await isAsked).finished()
    await expect(banner).toHaveCount(0)
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
