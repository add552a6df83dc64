import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const directoryWords = wordsOf({
  book: ['通讯录', 'Contacts', '通訊錄'],
  search: ['姓名、拼音、学号、工号或备注', 'Name, pinyin, number or note', '姓名、拼音、學號、工號或備註'],
  found: (count: number): Phrase => [`找到 ${count} 人`, counted(count, 'person found', 'people found'), `找到 ${count} 人`],
  foundNobody: [
    '没有找到这个人。请核对姓名、拼音、学号或工号。',
    'No matching people. Check the name, pinyin or number.',
    '沒有找到這個人。請核對姓名、拼音、學號或工號。',
  ],
  clearSearch: ['清除搜索', 'Clear the search', '清除搜尋'],
  myTags: ['我的标签', 'My tags', '我的標籤'],
  everybody: ['全部', 'All', '全部'],
  classTimetable: ['班级课表', 'Class timetable', '班級課表'],
  school: ['全校', 'School', '全校'],
  trail: ['所在位置', 'Current location', '所在位置'],
  organisation: ['院系与部门', 'Organisation', '院系與部門'],
  units: ['下级单位', 'Units', '下級單位'],
  people: ['成员', 'People', '成員'],
  peopleIn: (count: number): Phrase => [`${count} 人`, `${count}`, `${count} 人`],
  open: (name: string): Phrase => [`展开${name}`, `Open ${name}`, `展開${name}`],
  nobodyHere: ['这个单位里没有您可以查看的人。', 'There is no one here you can see.', '這個單位裡沒有您可以查看的人。'],
  nobodyTagged: ['没有带这个标签的人。', 'No one has this tag.', '沒有帶這個標籤的人。'],
  closed: [
    '学校没有向您开放通讯录。需要联系老师时，请致电服务台。',
    'Your school has not opened its contacts to you. The help desk can reach people for you.',
    '學校沒有向您開放通訊錄。需要聯絡老師時，請致電服務台。',
  ],
  helpDesk: ['联系服务台', 'Help desk', '聯絡服務台'],
  manager: ['管理教师', 'Manager', '管理教師'],
  choosePerson: ['选择一个人，在这里查看名片。', 'Choose a person to see their card here.', '選擇一個人，在這裡查看名片。'],
  toDirectory: ['打开通讯录', 'Open contacts', '打開通訊錄'],
  noAddress: [
    '链接不完整，请从通讯录中选择。',
    'This link is incomplete. Choose a person from contacts.',
    '連結不完整，請從通訊錄中選擇。',
  ],
})
