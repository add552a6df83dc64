import type { Phrase } from '@campus/contract/language.ts'
import type { Integrity, Signatory } from '@campus/contract/verification/outcome.ts'

/** The two questions that every check answers. */
export const questionWords = {
  integrity: ['签名后改动过吗', 'Changed since it was signed?', '簽名後改動過嗎'],
  signedBy: ['谁签的名', 'Who signed it?', '誰簽的名'],
} as const satisfies Record<string, Phrase>

export const integrityWords: Record<Integrity, Phrase> = {
  unchanged: ['没有改动', 'Unchanged', '沒有改動'],
  changed: ['签名后被改动过', 'Changed after signing', '簽名後被改動過'],
  cannot_tell: ['无法判断', 'Cannot tell', '無法判斷'],
}

export const signatoryWords: Record<Signatory, Phrase> = {
  this_school: ['本校', 'This school', '本校'],
  other_school: ['本平台的另一所学校', 'Another school here', '本平臺的另一所學校'],
  authority: ['已知的签名机构', 'A known authority', '已知的簽名機構'],
  unknown: ['未知的签名者', 'Unknown', '未知的簽名者'],
}

export const nobodyWords: Phrase = ['没有签名', 'Nobody', '沒有簽名']
