import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const movingWords = wordsOf({
  move: ['更换到新版本', 'Move to the new version', '更換到新版本'],
  moveChosen: (count: number): Phrase => [`更换到新版本（${count}）`, `Move to the new version (${count})`, `更換到新版本（${count}）`],
  movable: (count: number, version: number): Phrase => [
    `${count} 个申请可以更换到版本 ${version}。当前步骤和处理人不变，之后的步骤按新版本进行。`,
    `${count} can be moved to version ${version}. Open steps keep their people; later steps follow the new version.`,
    `${count} 個申請可以更換到版本 ${version}。目前步驟和處理人不變，之後的步驟按新版本進行。`,
  ],
  stay: (count: number): Phrase => [`${count} 个申请不能更换`, `${count} cannot be moved`, `${count} 個申請不能更換`],
  reason: ['更换原因', 'Reason', '更換原因'],
  moved: (count: number): Phrase => [`已更换 ${count} 个申请的版本`, `Moved: ${count}`, `已更換 ${count} 個申請的版本`],
  close: ['关闭', 'Close', '關閉'],
  comma: ['；', '; ', '；'],
})
