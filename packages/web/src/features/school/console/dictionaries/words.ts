import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const dictionaryWords = wordsOf({
  lead: [
    '各处表单里可选的内容。停用的不再出现，已有记录仍能显示。',
    'Options offered in the app’s forms. Closed options are no longer offered. Existing records stay readable.',
    '各處表單裡可選的內容。停用的不再出現，已有記錄仍能顯示。',
  ],
  types: ['字典', 'Dictionaries', '字典'],
  entries: (count: number): Phrase => [`${count} 项`, counted(count, 'entry', 'entries'), `${count} 項`],
  label: ['名称', 'Label', '名稱'],
  english: ['英文', 'English', '英文'],
  traditional: ['繁体', 'Traditional Chinese', '繁體'],
  value: ['存储值', 'Stored value', '儲存值'],
  valueHint: ['保存后不能修改', 'This cannot be changed later', '儲存後不能修改'],
  type: ['字典标识', 'Dictionary name', '字典識別碼'],
  position: ['排序', 'Position', '排序'],
  state: ['状态', 'Status', '狀態'],
  open: ['启用', 'Open', '啟用'],
  closed: ['停用', 'Closed', '停用'],
  isOpen: ['启用：在表单中可选', 'Open: offered in forms', '啟用：在表單中可選'],
  add: ['新增选项', 'Add entry', '新增選項'],
  addType: ['新增字典', 'Add dictionary', '新增字典'],
  edit: ['修改选项', 'Edit entry', '修改選項'],
  saved: ['已保存', 'Saved', '已儲存'],
  none: ['还没有任何字典。', 'No dictionaries yet.', '還沒有任何字典。'],
})
