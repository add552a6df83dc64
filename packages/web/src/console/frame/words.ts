import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const frameWords = wordsOf({
  administration: ['学校管理', 'Administration', '學校管理'],
  menu: ['管理菜单', 'Administration menu', '管理選單'],
  openMenu: ['打开菜单', 'Open the menu', '開啟選單'],
  skipMenu: ['跳过菜单', 'Skip menu', '略過選單'],
  back: ['返回', 'Back', '返回'],
  toApp: ['返回应用', 'Back to the app', '返回應用程式'],
  close: ['关闭', 'Close', '關閉'],
  waiting: (count: number): Phrase => [`${count} 项待处理`, `${count} waiting`, `${count} 項待處理`],
})
