import { wordsOf } from '@campus/ui/words/words.ts'

export const tutorialWords = wordsOf({
  list: ['使用教程', 'How to print', '使用教學'],
  none: ['学校还没有发布打印教程', 'The school has not published any tutorials yet', '學校還沒有發布列印教學'],
  problems: ['打印与终端常见问题', 'Common problems with printing', '列印與終端常見問題'],
})
