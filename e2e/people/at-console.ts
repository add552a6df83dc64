import type { Language, Phrase } from '@campus/contract/language.ts'
import { unitWords } from '@campus/web/parts/unit-picker/words.ts'
import type { Path } from '@campus/web/paths/path.ts'
import type { Locator, Page } from '@playwright/test'
import { reading } from './reading.ts'

/** The administration, by the names that people read there. */
export const atConsole = (page: Page, language: Language) => {
  const { tell, fact } = reading(page, language)
  return {
    open: (path: Path, query: Readonly<Record<string, string>> = {}) => page.goto(`/#${path.address}?${new URLSearchParams(query)}`),
    /** By the beginning of its label, behind which it may say that it is optional. */
    box: (label: Phrase, within: Locator | Page = page) => within.getByRole('textbox', { name: tell(label) }),
    dialog: (title: Phrase) => page.getByRole('dialog', { name: tell(title) }),
    row: (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
    fact,
    pickUnit: async (label: Phrase, unit: Phrase, within: Locator | Page = page) => {
      await within.getByRole('button', { name: `${tell(label)}: ` }).click()
      const sheet = page.getByRole('dialog', { name: tell(label), exact: true })
      await sheet.getByRole('searchbox', { name: tell(unitWords.search) }).fill(tell(unit))
      await sheet.getByRole('treeitem', { name: tell(unit) }).click()
    },
  }
}
