import { wordsOf } from '@campus/ui/words/words.ts'

export const schoolWords = wordsOf({
  school: ['学校', 'School', '學校'],
  choose: ['选择学校', 'Choose your school', '選擇學校'],
  search: ['搜索学校名称', 'Search by name', '搜尋學校名稱'],
  noMatch: ['没有找到这所学校，请换个词', 'No matching school. Try another word.', '沒有找到這所學校，請換個詞'],
  noSchools: ['还没有开通的学校', 'No schools available yet', '還沒有開通的學校'],
  close: ['关闭', 'Close', '關閉'],
  iAm: ['我是', 'I am', '我是'],
})
