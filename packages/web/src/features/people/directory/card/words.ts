import type { Phrase } from '@campus/contract/language.ts'
import type { cardFields } from '@campus/contract/people/directory.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const cardWords = wordsOf({
  call: ['打电话', 'Call', '打電話'],
  mail: ['发邮件', 'Email', '寄郵件'],
  me: ['这是您自己的名片。', 'This is your own card.', '這是您自己的名片。'],
  toPrivacy: ['设置谁能看到这些信息', 'Privacy settings', '設定誰能看到這些資訊'],
  nickname: ['昵称', 'Nickname', '暱稱'],
  information: ['联系信息', 'Contact details', '聯絡資訊'],
  kept: ['本人未公开', 'Kept private', '本人未公開'],
  none: ['未填写', 'Not provided', '未填寫'],
  mine: ['仅自己可见', 'Only visible to you', '僅自己可見'],
  remark: ['备注', 'Note', '備註'],
  noRemark: ['还没有备注', 'No note yet', '還沒有備註'],
  editRemark: ['修改备注', 'Edit note', '修改備註'],
  save: ['保存', 'Save', '儲存'],
  cancel: ['取消', 'Cancel', '取消'],
  tags: ['标签', 'Tags', '標籤'],
  newTag: ['添加标签', 'Add tag', '新增標籤'],
  add: ['添加', 'Add', '新增'],
  removeTag: (tag: string): Phrase => [`移除标签 ${tag}`, `Remove tag ${tag}`, `移除標籤 ${tag}`],
  portrait: (name: string): Phrase => [`${name}的形象照`, `Portrait of ${name}`, `${name}的形象照`],
})

/** The facts of a card, as their owner may hide them; what the number is called depends on who they are. */
export const cardFieldNames: Record<Exclude<(typeof cardFields)[number], 'number'>, Phrase> = {
  phone: ['电话', 'Phone', '電話'],
  email: ['邮箱', 'Email', '電子信箱'],
  qq: ['QQ', 'QQ', 'QQ'],
  unit: ['单位', 'Unit', '單位'],
  portrait: ['形象照', 'Portrait', '形象照'],
}
