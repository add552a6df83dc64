import type { Language } from '@campus/contract/language.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { layoutWords } from '@campus/web/layout/words.ts'
import { expect, type Page } from '@playwright/test'
import { reading } from './reading.ts'

/** The number at the messages tab, as announced by screen readers; absent when nothing is unread. */
export const expectUnread = async (page: Page, count: number, language: Language = 'zh_CN'): Promise<void> => {
  const { t } = reading(page, language)
  const tab = page.getByRole('navigation', { name: t(layoutWords.sections) }).locator(`a[href$="${messagesPaths.messages.address}"]`)
  await expect(tab).toBeVisible()
  if (count === 0) await expect(tab).not.toContainText(/\d/)
  else await expect(tab).toContainText(t(layoutWords.unread(count)))
}
