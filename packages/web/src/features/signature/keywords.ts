import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  signature: [
    ['手写签名', 'handwritten signature', '手寫簽名', 'shou xie qian ming'],
    ['签字', 'sign', '簽字', 'qian zi'],
  ],
}
