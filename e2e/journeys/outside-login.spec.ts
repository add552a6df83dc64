import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import type { Language } from '@campus/contract/language.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { type Role, userTypeNames } from '@campus/contract/roles.ts'
import { consentFieldWords } from '@campus/web/domain/consent/consent-field-words.ts'
import { bindingWords } from '@campus/web/features/account/bindings/words.ts'
import { providerNames } from '@campus/web/features/account/outside/providers.ts'
import { outsideWords } from '@campus/web/features/account/outside/words.ts'
import { schoolWords } from '@campus/web/features/account/school/words.ts'
import type { Page } from '@playwright/test'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectHome } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { logOut } from '../people/leaving.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

/** Leaves for the stand-in page of a provider, and is somebody there. */
const goOutside = async (page: Page, language: Language, provider: OutsideProvider, as: Role) => {
  const { t, button } = reading(page, language)
  await page.goto('/')
  await page.getByRole('checkbox', { name: t(consentFieldWords.agreeTo) }).check()
  await button(providerNames[provider]).click()
  await page.getByRole('link', { name: demoPerson(as).name }).click()
}

/** A WeChat account belongs to one person at a time: every language has its own, and none is bound from the start. */
const strangers: Record<Language, Role> = { zh_CN: 'visitor', en_US: 'teacher', zh_TW: 'family' }

for (const language of languagesOf(import.meta.url))
  test(`WeChat asks once whose account it is, then logs in, until it is unlinked (${language})`, async ({
    device,
    studentWithPassword,
  }) => {
    const person = await studentWithPassword()
    const page = await device({ language })
    const { t, button, field, choose, confirm } = reading(page, language)
    const wechat = t(providerNames.wechat)

    await goOutside(page, language, 'wechat', strangers[language])
    await expect(page.getByRole('heading', { name: t(outsideWords.unboundTitle) })).toBeVisible()
    expect(new URL(page.url()).search, 'nothing of the login stays in the address').toBe('')
    await expectSound(page, `steps/outside-unbound-${language}`)
    await choose(schoolWords.iAm, userTypeNames.student)
    await field(outsideWords.account).fill(person.number)
    await field(outsideWords.password).fill(person.password)
    await button(outsideWords.bind).click()
    await expectAt(page, accountPaths.basicInfo)

    await logOut(page, language)
    await goOutside(page, language, 'wechat', strangers[language])
    await expectHome(page, person)

    await page.goto(`/#${accountPaths.bindings.address}`)
    await page.getByRole('button', { name: `${t(bindingWords.unbind)} ${wechat}` }).click()
    await confirm(bindingWords.unbind)
    await expect(page.getByRole('button', { name: `${t(bindingWords.bind)} ${wechat}` })).toBeVisible()
  })

test('a logged-in person links DingTalk and sees it in the list', async ({ device, student }) => {
  const page = await device({ as: student(), language: 'en_US' })
  const { t, toast } = reading(page, 'en_US')
  const dingtalk = t(providerNames.dingtalk)
  await page.goto(`/#${accountPaths.bindings.address}`)
  await page.getByRole('button', { name: `${t(bindingWords.bind)} ${dingtalk}` }).click()
  await page.getByRole('link', { name: demoPerson('admin').name }).click()
  await expect(toast(outsideWords.bound)).toBeVisible()
  await expectAt(page, accountPaths.bindings)
  await expect(page.getByRole('button', { name: `${t(bindingWords.unbind)} ${dingtalk}` })).toBeVisible()
})

test('whose WeChat is bound already is in at once', async ({ device }) => {
  const page = await device()
  await goOutside(page, 'zh_CN', 'wechat', 'student')
  await expectHome(page, demoPerson('student'))
})

test("the school's single sign-on identifies the number and logs in at once", async ({ device }) => {
  const page = await device({ language: 'zh_TW' })
  await goOutside(page, 'zh_TW', 'cas', 'teacher')
  await expectHome(page, demoPerson('teacher'))
})

test('a link that somebody else began logs nobody in', async ({ device }) => {
  const page = await device({ language: 'en_US' })
  await page.goto(`/?outside=wechat&code=${'c'.repeat(40)}&state=${'s'.repeat(40)}`)
  await expect(reading(page, 'en_US').text(outsideWords.nothingHere)).toBeVisible()
})
