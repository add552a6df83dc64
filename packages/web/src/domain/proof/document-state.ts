import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import type { Phrase } from '@campus/contract/language.ts'

interface StateLook {
  readonly says: Phrase
  readonly tone: 'waiting' | 'good' | 'bad' | 'over'
}

export const stateLooks: Record<DocumentState, StateLook> = {
  making: { says: ['制作中', 'Being made', '製作中'], tone: 'waiting' },
  failed: { says: ['制作失败', 'Failed', '製作失敗'], tone: 'bad' },
  valid: { says: ['有效', 'Valid', '有效'], tone: 'good' },
  expired: { says: ['已过期', 'Expired', '已過期'], tone: 'over' },
  revoked: { says: ['已撤销', 'Revoked', '已撤銷'], tone: 'bad' },
  superseded: { says: ['已被替换', 'Replaced', '已被替換'], tone: 'over' },
}
