import { languages } from '@campus/contract/language.ts'
import { noticeRows } from '@campus/demo/login-notices.ts'
import { arrivalWords } from '@campus/web/features/account/arrival/words.ts'
import { basicInfoWords } from '@campus/web/features/account/basic-info/words.ts'
import { codeWords } from '@campus/web/features/account/codes/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectHome } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { logOut } from '../people/leaving.ts'
import { reading } from '../people/reading.ts'

const titles = { zh_CN: 'title', en_US: 'title_en', zh_TW: 'title_tw' } as const

for (const language of languages)
  test(`what the school has to say is shown after the login, once (${language})`, async ({ device, studentWithPassword }) => {
    const person = await studentWithPassword()
    const now = new Date()
    const current = noticeRows(now).filter(({ starts_at, ends_at }) => starts_at <= now && now < ends_at)
    const page = await device({ language, wantsNotices: true })
    const { confirm, button } = reading(page, language)
    const dialog = page.getByRole('alertdialog')
    await page.goto('/')
    await atLogin(page, language).logInByPassword(person)
    const seen: string[] = []
    await expect(dialog).toBeVisible()
    await expectSound(page, `steps/notice-${language}`)
    for (const _ of current) {
      seen.push(await dialog.getByRole('heading').innerText())
      await confirm(arrivalWords.understood)
    }
    expect(seen.toSorted()).toEqual(current.map((notice) => notice[titles[language]]).toSorted())
    await expect(dialog).toHaveCount(0)
    await button(basicInfoWords.later).click()
    await expectHome(page, person)

    await logOut(page, language)
    await atLogin(page, language).logInByPassword(person)
    await expectHome(page, person)
    await expect(dialog).toHaveCount(0)
  })

test('a toast is there to be seen and goes by itself', async ({ device, student }) => {
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
