import type { Language, Phrase } from '@campus/contract/language.ts'
import { printWords, visitWords } from '@campus/kiosk/visit/words.ts'
import { expect } from '@playwright/test'
import { reading } from '../people/reading.ts'
import type { Terminal } from './terminal.ts'

/** The screen of a terminal, by the words that stand on it. */
export const atKiosk = ({ screen }: Pick<Terminal, 'screen'>, language: Language = 'zh_CN') => {
  const read = reading(screen, language)
  const { t, button } = read
  const heading = (phrase: Phrase) => screen.getByRole('heading', { level: 1, name: t(phrase), exact: true })
  /** Each item has its own labelled button; of several with one name the newest is first. */
  const press = (action: Phrase, name: string) =>
    screen
      .getByRole('button', { name: `${t(action)}: ${name}`, exact: true })
      .first()
      .click()
  return {
    ...read,
    heading,
    complaint: screen.getByRole('alert'),
    thing: (name: string) => screen.getByRole('listitem').filter({ hasText: name }),
    print: (name: string) => press(visitWords.print, name),
    choose: (name: string) => press(visitWords.choose, name),
    expectDone: async (pages: number, sheets = pages) => {
      await expect(heading(printWords.done)).toBeVisible()
      await expect(read.text(printWords.take(pages, sheets))).toBeVisible()
    },
    finish: () => button(printWords.finish).last().click(),
  }
}
