import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const photoTypeWords = wordsOf({
  lead: [
    '学校采集哪些照片、按什么标准、由谁审核。改变标准只影响以后的照片。',
    'Which photos the school collects, the standard they must meet, and who reviews them. Changes apply to new photos only.',
    '學校採集哪些照片、按什麼標準、由誰審核。改變標準只影響以後的照片。',
  ],
  add: ['添加类型', 'Add a type', '新增類型'],
  list: ['照片类型', 'Photo types', '照片類型'],
  none: ['还没有照片类型。', 'There are no photo types yet.', '還沒有照片類型。'],
  choose: ['从左侧选择一个类型编辑。', 'Select a type on the left to edit it.', '從左側選擇一個類型編輯。'],
  photos: (count: number): Phrase => [`${count} 张照片`, counted(count, 'photo'), `${count} 張照片`],
  isOpen: ['采集中', 'Open', '採集中'],
  closed: ['已停用', 'Closed', '已停用'],
  name: ['名称', 'Name', '名稱'],
  purpose: ['用途', 'Purpose', '用途'],
  purposeHint: ['“近照”用在证件和证明上', '“Recent” is the one on cards and certificates', '「近照」用在證件和證明上'],
  admission: ['录取照片', 'Admission', '錄取照片'],
  academic_record: ['学籍照片', 'Academic record', '學籍照片'],
  degree: ['学历学位照片', 'Degree', '學歷學位照片'],
  recent: ['近照', 'Recent', '近照'],
  certified: ['认证照片', 'Certified', '認證照片'],
  standard: ['标准', 'Standard', '標準'],
  rangesHint: [
    '以成品照片的像素计；两格都留空表示不要求',
    'In pixels of the final photo. Leave both empty for no limit.',
    '以成品照片的像素計；兩格都留空表示不要求',
  ],
  width: ['宽', 'Width', '寬'],
  height: ['高', 'Height', '高'],
  least: (name: string): Phrase => [`${name}：最小`, `${name}: at least`, `${name}：最小`],
  most: (name: string): Phrase => [`${name}：最大`, `${name}: at most`, `${name}：最大`],
  kilobytes: ['文件大小（KB）', 'File size (KB)', '檔案大小（KB）'],
  collecting: ['采集与审核', 'Collection and review', '採集與審核'],
  reviewer: ['审核', 'Review', '審核'],
  validDays: ['有效天数', 'Valid for (days)', '有效天數'],
  validHint: ['0 表示长期有效', '0: no expiry', '0 表示長期有效'],
  isRequired: ['要求所有人提供', 'Required for everyone', '要求所有人提供'],
  allowsNewBackground: [
    '允许换成要求的背景颜色，并标明',
    'The background may be replaced by the required colour, and is marked',
    '允許換成要求的背景顏色，並標明',
  ],
  collects: ['正在采集', 'Collected now', '正在採集'],
  saved: ['已保存', 'Saved', '已儲存'],
})
