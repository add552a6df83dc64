import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const revealWords = wordsOf({
  reveal: ['查看', 'Show', '查看'],
  revealName: (field: string): Phrase => [`查看${field}`, `Show ${field.toLowerCase()}`, `查看${field}`],
  revealText: [
    '请说明理由。理由会记入审计日志，本人会看到您查看过；一小时最多 30 项。',
    'Give a reason. It is recorded in the audit log and the person can see that you looked. Up to 30 per hour.',
    '請說明理由。理由會記入稽核日誌，本人會看到您查看過；一小時最多 30 項。',
  ],
  reason: ['理由', 'Reason', '理由'],
})
