import type { Language } from '@campus/contract/language.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { myWords } from '@campus/web/features/people/my/words.ts'
import type { Page } from '@playwright/test'
import { expectAtLogin } from './arrival.ts'
import { reading } from './reading.ts'

/** Logs out where people look for it, at the end of My, and stands at the login page. */
export const logOut = async (page: Page, language: Language): Promise<void> => {
  const { button, confirm } = reading(page, language)
  await page.goto(`/#${peoplePaths.my.address}`)
  await button(myWords.logOut).click()
  await confirm(myWords.logOut)
  await expectAtLogin(page)
}
