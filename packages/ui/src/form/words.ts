import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../words/words.ts'

export const formWords = wordsOf({
  optional: ['选填', 'optional', '選填'],
  wrong: ['请检查此项', 'Check this field', '請檢查此項'],
  showPassword: ['显示密码', 'Show password', '顯示密碼'],
  choose: ['请选择', 'Choose', '請選擇'],
  search: ['搜索', 'Search', '搜尋'],
  noMatch: ['没有匹配的选项，请换个词', 'No results. Try another word.', '沒有符合的選項，請換個詞'],
  close: ['关闭', 'Close', '關閉'],
  leaveTitle: ['放弃未保存的修改？', 'Discard unsaved changes?', '放棄未儲存的修改？'],
  leaveText: ['离开后，刚才的修改会丢失。', 'Your changes will be lost if you leave.', '離開後，剛才的修改會遺失。'],
  leave: ['离开', 'Leave', '離開'],
  stay: ['继续编辑', 'Keep editing', '繼續編輯'],
  written: (count: number, max: number): Phrase => [
    `已输入 ${count} / ${max}`,
    `${count} of ${max} characters`,
    `已輸入 ${count} / ${max}`,
  ],
})
