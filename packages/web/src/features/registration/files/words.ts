import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const filesWords = wordsOf({
  title: ['照片和扫描件', 'Photos and scans', '照片和掃描件'],
  limits: (rule: string): Phrase => [
    `${rule}，只有审核人员能看到，审核结束后删除。`,
    `${rule}. Only the reviewers see them, and they are deleted after the decision.`,
    `${rule}，只有審核人員能看到，審核結束後刪除。`,
  ],
  choose: ['选择图片或拍照', 'Choose a picture or take one', '選擇圖片或拍照'],
  more: ['再加一张', 'Add another', '再加一張'],
  full: ['最多 10 个文件，请先删除不需要的', 'Up to 10 files. Remove one you do not need first.', '最多 10 個檔案，請先刪除不需要的'],
  remove: (name: string): Phrase => [`删除 ${name}`, `Remove ${name}`, `刪除 ${name}`],
  missing: (labels: string): Phrase => [`还缺少：${labels}`, `Still missing: ${labels}`, `還缺少：${labels}`],
  comma: ['、', ', ', '、'],
})
