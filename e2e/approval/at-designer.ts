import type { Language } from '@campus/contract/language.ts'
import { officePeopleWords } from '@campus/web/domain/office-people/words.ts'
import { panelWords } from '@campus/web/features/approval/console/process/panel/words.ts'
import { treeWords } from '@campus/web/features/approval/console/process/tree/words.ts'
import { designerWords } from '@campus/web/features/approval/console/process/words.ts'
import { expect, type Page } from '@playwright/test'
import { reading } from '../people/reading.ts'

/** The designer, by the names that people read there. */
export const atDesigner = (page: Page, language: Language) => {
  const { t, button, toast } = reading(page, language)
  const tree = page.getByRole('group', { name: t(treeWords.tree), exact: true })
  const panel = page.getByRole('region', { name: t(panelWords.panel), exact: true })
  const state = page.locator('.designer-state')
  const publish = button(designerWords.publish)
  return {
    part: (id: string) => tree.locator(`[data-part="${id}"]`),
    parts: tree.locator('[data-part]'),
    panel,
    publish,
    state,
    problems: page.locator('.designer-problems'),
    expectSaved: () => expect(state).toContainText(t(designerWords.saved)),
    goToTab: (tab: (typeof designerWords)['treeTab' | 'formTab' | 'trialTab' | 'versionsTab']) =>
      page
        .getByRole('group', { name: t(designerWords.parts), exact: true })
        .locator('label')
        .filter({ hasText: t(tab) })
        .click(),
    /** Who decides at the step whose panel is open. */
    nameDecider: async (person: { readonly name: string }) => {
      await panel.getByRole('button', { name: `${t(panelWords.named)}: ${t(officePeopleWords.choosePeople)}` }).click()
      const sheet = page.getByRole('dialog', { name: t(panelWords.named), exact: true })
      await sheet.getByRole('searchbox').fill(person.name)
      await sheet.getByRole('button', { name: person.name }).click()
      await sheet.getByRole('button', { name: t(officePeopleWords.done(1)) }).click()
    },
    publishAs: async (version: number) => {
      await publish.click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t(designerWords.publish), exact: true })
        .click()
      await expect(toast(designerWords.publishedToast(version))).toBeVisible()
    },
  }
}
