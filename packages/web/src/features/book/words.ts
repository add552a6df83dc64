import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const bookWords = wordsOf({
  book: ['通讯录', 'Contacts', '通訊錄'],
  search: ['姓名、拼音、学工号或备注', 'Name, pinyin, number or remark', '姓名、拼音、學工號或備註'],
  found: (count: number): Phrase => [`找到 ${count} 人`, count === 1 ? '1 person found' : `${count} people found`, `找到 ${count} 人`],
  foundNobody: [
    '没有找到这个人。请核对姓名、拼音或学工号。',
    'Nobody of that name. Check the name, the pinyin or the number.',
    '沒有找到這個人。請核對姓名、拼音或學工號。',
  ],
  clearSearch: ['清除搜索', 'Clear the search', '清除搜尋'],
  myTags: ['我的标签', 'My tags', '我的標籤'],
  everybody: ['全部', 'All', '全部'],
  school: ['全校', 'School', '全校'],
  trail: ['所在位置', 'Where you are', '所在位置'],
  organisation: ['组织架构', 'Organisation', '組織架構'],
  units: ['下级单位', 'Units', '下級單位'],
  people: ['成员', 'People', '成員'],
  peopleIn: (count: number): Phrase => [`${count} 人`, `${count}`, `${count} 人`],
  open: (name: string): Phrase => [`展开${name}`, `Open ${name}`, `展開${name}`],
  nobodyHere: ['这个单位里没有您可以查看的人。', 'There is nobody here whom you may see.', '這個單位裡沒有您可以查看的人。'],
  nobodyTagged: ['没有带这个标签的人。', 'Nobody carries this tag.', '沒有帶這個標籤的人。'],
  closed: [
    '学校没有向您开放通讯录。需要联系老师时，请致电服务台。',
    'The school does not open its address book to you. The help desk can reach people for you.',
    '學校沒有向您開放通訊錄。需要聯絡老師時，請致電服務臺。',
  ],
  helpDesk: ['联系服务台', 'Help desk', '聯絡服務臺'],
  manager: ['管理教师', 'Manager', '管理教師'],
  choosePerson: ['选择一个人，在这里查看名片。', 'Choose a person to see the card here.', '選擇一個人，在這裡查看名片。'],
  toBook: ['打开通讯录', 'Open the address book', '打開通訊錄'],
  noAddress: ['地址里没有指明要看谁的名片。', 'The address does not say whose card to show.', '網址裡沒有指明要看誰的名片。'],
})
