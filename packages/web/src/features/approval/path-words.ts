import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const pathWords = wordsOf({
  coming: ['预计审批路径', 'Expected path', '預計審批路徑'],
  forecast: [
    '按现在填写的内容预测，实际以提交后为准。',
    'A forecast based on what you have entered. Approvers are determined when each step begins.',
    '依目前填寫的內容預測，實際以提交後為準。',
  ],
  ahead: ['后续步骤（预计）', 'Steps ahead (expected)', '後續步驟（預計）'],
  deputy: (name: string): Phrase => [`代 ${name}`, `for ${name}`, `代 ${name}`],
  usual: (hours: number): Phrase => [
    `通常需 ${hours} 个工作小时`,
    `Usually takes ${counted(hours, 'working hour')}`,
    `通常需 ${hours} 個工作小時`,
  ],
  soon: ['通常 1 个工作小时内', 'Usually within a working hour', '通常 1 個工作小時內'],
  AND: ['需全部同意', 'Everyone must approve', '需全部同意'],
  OR: ['任一人同意即可', 'One of them is enough', '任一人同意即可'],
  NEXT: ['依次审批', 'One after the other', '依次審批'],
  RATIO: ['按比例通过', 'A percentage must approve', '按比例通過'],
})
