import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  verify: [
    ['验真', 'authenticity', '驗真', 'yan zhen'],
    ['防伪', 'forgery', '防偽', 'fang wei'],
    ['核对证书', 'check a certificate', '核對證書', 'he dui zheng shu'],
  ],
  'verify-log': [['谁查过', 'who checked', '誰查過', 'shui cha guo']],
}
