import { wordsOf } from '@campus/ui/words/words.ts'

export const objectionWords = wordsOf({
  list: ['等待处理的异议', 'Objections to decide', '等待處理的異議'],
  none: ['没有等待处理的异议', 'No objections to decide', '沒有等待處理的異議'],
  verdict: ['处理结果', 'Decision', '處理結果'],
  rejected: ['维持原记录', 'Keep it as it is', '維持原記錄'],
  becomes: (state: string) => [`改为${state}`, `Change to ${state.toLowerCase()}`, `改為${state}`],
  notes: ['说明', 'Notes', '說明'],
  decide: ['提交', 'Submit', '提交'],
  decided: ['已处理', 'Decided', '已處理'],
  history: ['查看由来', 'What happened', '查看由來'],
})
