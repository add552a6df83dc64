import { templateStateNames } from '@campus/contract/documents/console/templates.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const templatesWords = wordsOf({
  lead: [
    '证明的版式与规则。发布的版本不再改变，已开具的文件始终按当时的版本。',
    'How certificates look and who can get them. Published versions never change, and issued certificates keep their version.',
    '證明的版式與規則。發布的版本不再改變，已開具的檔案始終按當時的版本。',
  ],
  search: ['名称或编码', 'Title or code', '名稱或編碼'],
  state: ['状态', 'Status', '狀態'],
  ...templateStateNames,
  type: ['类型', 'Type', '類型'],
  allTypes: ['全部类型', 'All types', '全部類型'],
  name: ['证明', 'Certificate', '證明'],
  version: ['版本', 'Version', '版本'],
  numbered: (version: number): Phrase => [`第 ${version} 版`, `v${version}`, `第 ${version} 版`],
  hasDraft: ['有草稿', 'Draft', '有草稿'],
  ways: ['领取方式', 'Delivery', '領取方式'],
  charge: ['收费', 'Charge', '收費'],
  approval: ['需审批', 'Approval', '需審批'],
  issued: ['已开具', 'Issued', '已開具'],
  changed: ['修改', 'Updated', '修改'],
  none: ['没有符合条件的模板。', 'No matching templates.', '沒有符合條件的範本。'],
  add: ['新建模板', 'New template', '新增範本'],
})
