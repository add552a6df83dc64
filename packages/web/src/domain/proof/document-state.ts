import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import type { Phrase } from '@campus/contract/language.ts'

interface StateLook {
  readonly t: Phrase
  readonly tone: 'waiting' | 'good' | 'bad' | 'over'
}

export const stateLooks: Record<DocumentState, StateLook> = {
  making: { t: ['制作中', 'Being made', '製作中'], tone: 'waiting' },
  failed: { t: ['制作失败', 'Failed', '製作失敗'], tone: 'bad' },
  valid: { t: ['有效', 'Valid', '有效'], tone: 'good' },
  expired: { t: ['已过期', 'Expired', '已過期'], tone: 'over' },
  revoked: { t: ['已撤销', 'Revoked', '已撤銷'], tone: 'bad' },
  superseded: { t: ['已被替换', 'Replaced', '已被替換'], tone: 'over' },
}
