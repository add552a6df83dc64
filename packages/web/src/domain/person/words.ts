import { wordsOf } from '@campus/ui/words/words.ts'

export const personWords = wordsOf({
  search: ['搜索姓名、拼音或学工号', 'Search by name, pinyin or number', '搜尋姓名、拼音或學工號'],
  type: ['输入姓名、拼音或学工号查找', 'Type a name, pinyin or number', '輸入姓名、拼音或學工號查找'],
  noMatch: ['没有找到这个人，请换个词', 'Nobody found. Try another word.', '沒有找到這個人，請換個詞'],
  leader: ['负责人', 'Leader', '負責人'],
  close: ['关闭', 'Close', '關閉'],
})
