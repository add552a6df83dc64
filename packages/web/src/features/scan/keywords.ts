import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  scan: [
    ['扫码', 'QR code', '掃碼', 'sao ma'],
    ['无接触打印', 'contactless printing', '無接觸列印', 'wu jie chu da yin'],
    ['扫码登录', 'log in by QR', '掃碼登入', 'sao ma deng lu'],
    ['二维码', 'QR code', 'QR 碼', 'er wei ma'],
  ],
}
