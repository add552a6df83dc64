import { accountPaths } from '@campus/contract/paths/account.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { expect, type Page } from '@playwright/test'
import type { Person } from './person.ts'

export const expectAt = (page: Page, { address }: Path): Promise<void> => expect(page).toHaveURL(new RegExp(`#${address}(\\?|$)`))

/** The screen goes back by itself once it has done its work. */
export const expectLeft = (page: Page, { address }: Path): Promise<void> => expect(page).not.toHaveURL(new RegExp(`#${address}(\\?|$)`))

export const expectAtLogin = (page: Page): Promise<void> => expectAt(page, accountPaths.login)

/** Home greets by name. */
export const expectHome = async (page: Page, { name }: Pick<Person, 'name'>): Promise<void> => {
  await expectAt(page, messagesPaths.home)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}
