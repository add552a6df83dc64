import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const documentWords = wordsOf({
  published: (date: string, version: string): Phrase => [
    `发布于 ${date} · 版本 ${version}`,
    `Published ${date} · version ${version}`,
    `發布於 ${date} · 版本 ${version}`,
  ],
})
