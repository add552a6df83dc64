import type { Language } from '@campus/contract/language.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { guideWords } from '@campus/web/features/identity/guide/words.ts'
import { expect, type Page } from '@playwright/test'
import type { Person } from './person.ts'
import { reading } from './reading.ts'

export const expectAt = (page: Page, { address }: Path): Promise<void> => expect(page).toHaveURL(new RegExp(`#${address}(\\?|$)`))

/** The screen goes back by itself once it has done its work. */
export const expectLeft = (page: Page, { address }: Path): Promise<void> => expect(page).not.toHaveURL(new RegExp(`#${address}(\\?|$)`))

export const expectAtLogin = (page: Page): Promise<void> => expectAt(page, accountPaths.login)

/** Home greets by name, in English as its owner spells it. */
export const expectHome = async (page: Page, { name, namePinyin = name }: Pick<Person, 'name' | 'namePinyin'>): Promise<void> => {
  await expectAt(page, messagesPaths.home)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`${name}|${namePinyin}`))
}

/** After the first login the school asks for a photo, which may wait. */
export const putOffPhoto = async (page: Page, language: Language): Promise<void> => {
  await expectAt(page, identityPaths.firstLoginGuide)
  await reading(page, language).button(guideWords.later).click()
}
