import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const templatesWords = wordsOf({
  lead: [
    '证明的版式与规则。发布的版本不再改变，已开具的文件始终按当时的版本。',
    'How certificates look and who may have them. A published version never changes; what was issued keeps its own.',
    '證明的版式與規則。發布的版本不再改變，已開具的檔案始終按當時的版本。',
  ],
  search: ['名称或编码', 'Title or code', '名稱或編碼'],
  state: ['状态', 'State', '狀態'],
  draft: ['未发布', 'Not published', '未發布'],
  published: ['已发布', 'Published', '已發布'],
  disabled: ['已停用', 'Disabled', '已停用'],
  type: ['类型', 'Kind', '類型'],
  allTypes: ['全部类型', 'All kinds', '全部類型'],
  name: ['证明', 'Certificate', '證明'],
  version: ['版本', 'Version', '版本'],
  numbered: (version: number): Phrase => [`第 ${version} 版`, `v${version}`, `第 ${version} 版`],
  hasDraft: ['有草稿', 'Draft', '有草稿'],
  ways: ['领取方式', 'Ways', '領取方式'],
  charge: ['收费', 'Charge', '收費'],
  approval: ['需审批', 'Approval', '需審批'],
  issued: ['已开具', 'Issued', '已開具'],
  changed: ['修改', 'Changed', '修改'],
  none: ['没有这样的模板。', 'There are no such templates.', '沒有這樣的範本。'],
  add: ['新建模板', 'New template', '新增範本'],
})
