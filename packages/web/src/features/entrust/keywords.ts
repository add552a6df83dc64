import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  entrust: [
    ['代取', 'proxy', '代取', 'dai qu'],
    ['请人领取', 'ask someone', '請人領取', 'qing ren ling qu'],
    ['委托打印', 'entrust', '委託列印', 'wei tuo da yin'],
  ],
  entrusted: [
    ['帮人取件', 'pick up for a friend', '幫人取件', 'bang ren qu jian'],
    ['代取', 'proxy', '代取', 'dai qu'],
    ['受托', 'delegate', '受託', 'shou tuo'],
  ],
}
