import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const postWords = wordsOf({
  lead: [
    '审批按岗位找人：换人时只改这里，流程不用改。',
    'Approvals go to the person who holds a post. When people change, update it here only.',
    '審批按職位找人：換人時只改這裡，流程不用改。',
  ],
  list: ['岗位列表', 'Posts', '職位清單'],
  choose: ['从左侧选择一个岗位，或新增一个。', 'Select a post on the left, or add one.', '從左側選擇一個職位，或新增一個。'],
  none: [
    '还没有岗位。先新增一个，例如印章管理员。',
    'No posts yet. Add one, such as seal officer.',
    '還沒有職位。先新增一個，例如印章管理員。',
  ],
  add: ['新增岗位', 'Add post', '新增職位'],
  edit: ['修改岗位', 'Edit post', '修改職位'],
  name: ['名称', 'Name', '名稱'],
  code: ['编码', 'Code', '編碼'],
  holders: ['任职人员', 'Holders', '任職人員'],
  count: (count: number): Phrase => [`${count} 人`, counted(count, 'holder'), `${count} 人`],
  nobody: ['还没有人担任', 'No holder yet', '還沒有人擔任'],
  setHolders: ['设置任职人员', 'Set holders', '設定任職人員'],
  holdersOf: (name: string): Phrase => [`${name}的任职人员`, `Holders of “${name}”`, `${name}的任職人員`],
  saved: ['已保存', 'Saved', '已儲存'],
  remove: ['删除', 'Delete', '刪除'],
  removeTitle: (name: string): Phrase => [`删除“${name}”？`, `Delete “${name}”?`, `刪除「${name}」？`],
  removeText: ['删除后不能恢复。', 'This cannot be undone.', '刪除後不能復原。'],
  inUse: (message: string, uses: readonly string[]): Phrase => [
    `${message}：${uses.join('、')}`,
    `${message}: ${uses.join(', ')}`,
    `${message}：${uses.join('、')}`,
  ],
  removed: ['已删除', 'Deleted', '已刪除'],
})
