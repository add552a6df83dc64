import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const workbenchWords = wordsOf({
  title: ['工作台', 'Workbench', '工作台'],
  refresh: ['刷新', 'Refresh', '重新整理'],
  favourites: ['常用服务', 'Favourites', '常用服務'],
  arrange: ['设置', 'Edit', '設定'],
  noFavourites: [
    '把每天用的服务放到这里，一点就到。',
    'Keep the services you use every day here, one tap away.',
    '把每天用的服務放到這裡，一點就到。',
  ],
  noFavouritesYet: [
    '点服务旁的星标，把它加入常用。',
    'Tap the star next to a service to make it a favourite.',
    '點服務旁的星號，把它加入常用。',
  ],
  full: ['已满，取消一个星标后可再加。', 'Your favourites are full. Remove one to add another service.', '已滿，取消一個星號後可再加。'],
  favouritesCount: (count: number, max: number): Phrase => [
    `常用服务（${count}/${max}）`,
    `Favourites (${count} of ${max})`,
    `常用服務（${count}/${max}）`,
  ],
  favourite: (title: string): Phrase => [`常用：${title}`, `Favourite: ${title}`, `常用：${title}`],
  earlier: (title: string): Phrase => [`${title} 上移`, `Move ${title} up`, `${title} 上移`],
  later: (title: string): Phrase => [`${title} 下移`, `Move ${title} down`, `${title} 下移`],
  standsAt: (title: string, place: number, count: number): Phrase => [
    `${title} 现在是第 ${place} 项，共 ${count} 项`,
    `${title} is now number ${place} of ${count}`,
    `${title} 現在是第 ${place} 項，共 ${count} 項`,
  ],
  savedByItself: [
    '改动会自动保存到您的所有设备。',
    'Changes are saved automatically on all your devices.',
    '改動會自動儲存到您的所有裝置。',
  ],
  saving: ['正在保存…', 'Saving…', '正在儲存…'],
  saved: ['已保存', 'Saved', '已儲存'],
  notSaved: ['没有保存成功', 'Not saved', '沒有儲存成功'],
  saveAgain: ['再试一次', 'Try again', '再試一次'],
})
