import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const frameWords = wordsOf({
  administration: ['学校管理', 'Administration', '學校管理'],
  menu: ['管理菜单', 'Administration menu', '管理選單'],
  openMenu: ['打开菜单', 'Open the menu', '開啟選單'],
  filter: ['查找菜单', 'Filter the menu', '尋找選單'],
  noEntry: ['没有符合条件的菜单项', 'No matching entries', '沒有符合條件的選單項目'],
  openAll: ['全部展开', 'Expand all', '全部展開'],
  closeAll: ['全部收起', 'Collapse all', '全部收合'],
  back: ['返回', 'Back', '返回'],
  toApp: ['返回应用', 'Back to the app', '返回應用程式'],
  waiting: (count: number): Phrase => [`${count} 项待处理`, `${count} waiting`, `${count} 項待處理`],
  zone: (name: string): Phrase => [
    `时间按学校时区显示：${name}`,
    `Times are in the school’s time zone: ${name}`,
    `時間按學校時區顯示：${name}`,
  ],
  keys: ['键盘：↑ ↓ 切换，回车进入', 'Keyboard: ↑ ↓ to move, Enter to open', '鍵盤：↑ ↓ 切換，Enter 進入'],
  verdictKeys: [
    '键盘：↑ ↓ 切换，回车进入，A 通过，R 不通过',
    'Keyboard: ↑ ↓ to move, Enter to open, A to approve, R to reject',
    '鍵盤：↑ ↓ 切換，Enter 進入，A 通過，R 不通過',
  ],
})
