import type { Language } from '@campus/contract/language.ts'
import { noticeRows } from '@campus/demo/login-notices.ts'
import { arrivalWords } from '@campus/web/domain/arrival/words.ts'
import type { Page } from '@playwright/test'
import { overlaysLeft } from './overlays.ts'
import { reading } from './reading.ts'

const titles = { zh_CN: 'title', en_US: 'title_en', zh_TW: 'title_tw' } as const

/** What the demo school has to say these days. */
export const currentNotices = (language: Language): string[] => {
  const now = new Date()
  const current = noticeRows(now).filter(({ starts_at, ends_at }) => starts_at <= now && now < ends_at)
  return current.map((notice) => notice[titles[language]])
}

/** Reads one notice after the other, as somebody does who is in for the first time; gives their titles. */
export const readNotices = async (page: Page, language: Language): Promise<string[]> => {
  const seen: string[] = []
  for (const _ of currentNotices(language)) {
    seen.push(await page.getByRole('alertdialog').getByRole('heading').innerText())
    await reading(page, language).confirm(arrivalWords.understood)
  }
  await overlaysLeft(page)
  return seen
}
