import type { Phrase } from '@campus/contract/language.ts'

/** The two questions that every check answers. */
export const questionWords = {
  integrity: ['签名后改动过吗', 'Changed since it was signed?', '簽名後改動過嗎'],
  signedBy: ['谁签的名', 'Who signed it?', '誰簽的名'],
} as const satisfies Record<string, Phrase>

export const nobodyWords: Phrase = ['没有签名', 'No one', '沒有簽名']
