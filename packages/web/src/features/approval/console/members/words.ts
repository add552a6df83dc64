import { wordsOf } from '@campus/ui/words/words.ts'

export const memberWords = wordsOf({
  rule: ['规则', 'Rule', '規則'],
  noRules: ['学校还没有设置规则', 'The school has no rules yet', '學校還沒有設定規則'],
  noPosts: ['学校还没有设置职务', 'The school has no posts yet', '學校還沒有設定職務'],
})
