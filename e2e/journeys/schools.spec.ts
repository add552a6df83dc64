import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { accountRefusals } from '@campus/contract/refusals/account.ts'
import { roleNames } from '@campus/contract/roles.ts'
import { blankUniversity, demoUniversity } from '@campus/demo/schools.ts'
import { schoolWords } from '@campus/web/features/account/school/words.ts'
import type { Page } from '@playwright/test'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const schoolButton = (page: Page, name: Phrase, language: Language) => page.getByRole('button', { name: say(name, language) })

for (const language of languagesOf(import.meta.url))
  test(`schools are separate: an account of one is unknown at another (${language})`, async ({ device }) => {
    const { number } = demoPerson('student')
    const page = await device({ language })
    const { t, text } = reading(page, language)
    const sheet = page.getByRole('dialog', { name: t(schoolWords.choose) })
    const login = atLogin(page, language)
    await page.goto('/')
    await login.account.fill(number)
    await schoolButton(page, demoUniversity.name, language).click()
    await expect(sheet.getByRole('button', { name: t(demoUniversity.name) })).toBeVisible()
    await expectSound(page, `steps/schools-${language}`)
    await sheet.getByRole('searchbox').fill('no such school')
    await expect(text(schoolWords.noMatch)).toBeVisible()
    await sheet.getByRole('searchbox').fill(t(blankUniversity.name).slice(0, 2))
    await sheet.getByRole('button', { name: t(blankUniversity.name) }).click()
    await expect(schoolButton(page, blankUniversity.name, language)).toBeVisible()
    await expect(login.account).toHaveValue(number)
    await expect(page.getByRole('button', { name: t(roleNames.auditor) })).toHaveCount(0)

    await login.logInByPassword(demoPerson('student'))
    await expect(login.form.getByRole('alert')).toHaveText(t(accountRefusals.wrong_login))
    await page.reload()
    await expect(schoolButton(page, blankUniversity.name, language)).toBeVisible()
  })
