import type { Language, Phrase } from '@campus/contract/language.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { unitWords } from '@campus/web/domain/unit/words.ts'
import type { Locator, Page } from '@playwright/test'
import { reading } from './reading.ts'

/** The administration, by the names that people read there. */
export const atConsole = (page: Page, language: Language) => {
  const { t, fact } = reading(page, language)
  return {
    open: (path: Path, query: Readonly<Record<string, string>> = {}) => page.goto(`/#${path.address}?${new URLSearchParams(query)}`),
    /** By the beginning of its label, behind which it may say that it is optional. */
    box: (label: Phrase, within: Locator | Page = page) => within.getByRole('textbox', { name: t(label) }),
    dialog: (title: Phrase) => page.getByRole('dialog', { name: t(title) }),
    row: (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
    fact,
    pickUnit: async (label: Phrase, unit: Phrase, within: Locator | Page = page) => {
      await within.getByRole('button', { name: `${t(label)}: ` }).click()
      const sheet = page.getByRole('dialog', { name: t(label), exact: true })
      await sheet.getByRole('searchbox', { name: t(unitWords.search) }).fill(t(unit))
      await sheet.getByRole('treeitem', { name: t(unit) }).click()
    },
  }
}
