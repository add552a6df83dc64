import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const officePeopleWords = wordsOf({
  search: ['搜索姓名、拼音、学号或工号', 'Search by name, pinyin or number', '搜尋姓名、拼音、學號或工號'],
  choosePerson: ['选择人员', 'Choose a person', '選擇人員'],
  choosePeople: ['选择人员', 'Choose people', '選擇人員'],
  chooseUnit: ['选择单位', 'Choose a unit', '選擇單位'],
  chooseUnits: ['选择单位', 'Choose units', '選擇單位'],
  top: ['全校', 'Whole school', '全校'],
  where: ['所在位置', 'You are here', '所在位置'],
  nobody: ['这里没有可选的人员', 'No one to choose here', '這裡沒有可選的人員'],
  noUnits: ['没有下级单位', 'There are no units below', '沒有下級單位'],
  noMatch: ['没有找到，请换个词', 'Nothing found. Try another word.', '沒有找到，請換個詞'],
  more: (shown: number, total: number): Phrase => [
    `共 ${total} 人，只显示前 ${shown} 人，请搜索`,
    `Showing ${shown} of ${total}. Search to find others.`,
    `共 ${total} 人，只顯示前 ${shown} 人，請搜尋`,
  ],
  open: (name: string): Phrase => [`打开 ${name}`, `Open ${name}`, `開啟 ${name}`],
  remove: (name: string): Phrase => [`移除 ${name}`, `Remove ${name}`, `移除 ${name}`],
  leads: ['负责人', 'Head', '負責人'],
  close: ['关闭', 'Close', '關閉'],
  done: (count: number): Phrase => [`确定（${count}）`, `Done (${count})`, `確定（${count}）`],
})
