import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const pictureWords = wordsOf({
  picture: ['图片', 'Picture', '圖片'],
  enlarge: (place: number, count: number): Phrase => [
    `放大第 ${place} 张图片，共 ${count} 张`,
    `Enlarge picture ${place} of ${count}`,
    `放大第 ${place} 張圖片，共 ${count} 張`,
  ],
  close: ['关闭', 'Close', '關閉'],
})
