import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { captchaWords } from '@campus/web/domain/captcha/words.ts'
import { expect, type Page } from '@playwright/test'

/** Finds elements on a page by what people of one language read there. */
export const reading = (page: Page, language: Language) => {
  const t = (phrase: Phrase) => say(phrase, language)
  const text = (phrase: Phrase) => page.getByText(t(phrase), { exact: true })
  const button = (phrase: Phrase) => page.getByRole('button', { name: t(phrase), exact: true })
  return {
    t,
    text,
    button,
    field: (label: Phrase) => page.getByLabel(t(label), { exact: true }),
    link: (phrase: Phrase) => page.getByRole('link', { name: t(phrase) }),
    toast: (phrase: Phrase) => page.locator('.toast').filter({ hasText: t(phrase) }),
    /** The value beside the name of a fact. */
    fact: (name: Phrase) => page.locator('dt').getByText(t(name), { exact: true }).locator('xpath=following-sibling::dd[1]'),
    /** By the label around it, which is what a finger hits. */
    choose: (question: Phrase, answer: Phrase | string) => {
      const name = typeof answer === 'string' ? answer : t(answer)
      const option = page.getByRole('radio', { name, exact: true })
      return page
        .getByRole('group', { name: t(question) })
        .locator('label')
        .filter({ has: option })
        .click()
    },
    confirm: (phrase: Phrase) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: t(phrase), exact: true })
        .click(),
    /** The way through a captcha for who cannot read its picture. */
    proveByDevice: async () => {
      await button(captchaWords.withoutPicture).click()
      await expect(text(captchaWords.proved)).toBeVisible()
    },
  }
}
