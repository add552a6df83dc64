import type { Language } from '@campus/contract/language.ts'
import { noticeRows } from '@campus/demo/login-notices.ts'
import { homeWords } from '@campus/web/features/home/words.ts'
import { expect, type Page } from '@playwright/test'
import { reading } from './reading.ts'

const titles = { zh_CN: 'title', en_US: 'title_en', zh_TW: 'title_tw' } as const

/** What the demo school has to say these days. */
export const currentNotices = (language: Language): string[] => {
  const now = new Date()
  const current = noticeRows(now).filter(({ starts_at, ends_at }) => starts_at <= now && now < ends_at)
  return current.map((notice) => notice[titles[language]])
}

/** Reads one notice after the other on the home screen; gives their titles. */
export const readNotices = async (page: Page, language: Language): Promise<string[]> => {
  const { t, button } = reading(page, language)
  const banner = page.getByRole('region', { name: t(homeWords.notices) })
  const seen: string[] = []
  for (const _ of currentNotices(language)) {
    const title = await banner.getByRole('heading').innerText()
    seen.push(title)
    await button(homeWords.understood).click()
    await expect(banner.getByRole('heading', { name: title })).toHaveCount(0)
  }
  return seen
}
