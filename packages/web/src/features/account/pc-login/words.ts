import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const pcLoginWords = wordsOf({
  title: ['手机扫码登录', 'Log in with your phone', '手機掃碼登入'],
  how: [
    '用已登录的手机相机或校园应用扫一扫，在手机上确认即可。',
    'Scan with a phone that is logged in, then confirm on the phone.',
    '用已登入的手機相機或校園應用掃一掃，在手機上確認即可。',
  ],
  codeLabel: ['电脑登录二维码', 'QR code to log in on this computer', '電腦登入 QR 碼'],
  left: (seconds: number): Phrase => [`剩余 ${seconds} 秒`, `${seconds} s left`, `剩餘 ${seconds} 秒`],
  scanned: ['已扫描，请在手机上确认', 'Scanned. Now confirm on your phone.', '已掃描，請在手機上確認'],
  refused: ['手机上拒绝了这次登录', 'Login denied on the phone', '手機上拒絕了這次登入'],
  expired: ['二维码已过期', 'The code has expired', 'QR 碼已過期'],
  comingIn: ['已确认，正在登录…', 'Confirmed. Logging in…', '已確認，登入中…'],
  refresh: ['刷新二维码', 'New code', '重新整理 QR 碼'],
  drawing: ['正在获取二维码…', 'Getting a code…', '取得 QR 碼中…'],
  failed: ['二维码加载失败', 'Could not load the code', 'QR 碼載入失敗'],
  confirmTitle: ['确认在电脑上登录', 'Log in on a computer?', '確認在電腦上登入'],
  confirmText: ['如果不是您本人在操作，请选择拒绝。', 'If this is not you, choose “Deny”.', '如果不是您本人在操作，請選擇拒絕。'],
  device: ['设备', 'Device', '裝置'],
  network: ['网络位置', 'Network', '網路位置'],
  purpose: ['用途', 'App', '用途'],
  as: ['登录账号', 'Account', '登入帳號'],
  confirm: ['确认登录', 'Log in', '確認登入'],
  refuse: ['拒绝', 'Deny', '拒絕'],
  confirmed: ['已登录电脑', 'The computer is logged in', '已登入電腦'],
  confirmedText: ['可以回到电脑上继续了。', 'Continue on the computer.', '可以回到電腦上繼續了。'],
  refusedDone: ['已拒绝登录', 'Login denied', '已拒絕登入'],
  refusedText: [
    '如果您没有扫过码，建议修改密码并查看登录设备。',
    'If you did not scan anything, change your password and check your devices.',
    '如果您沒有掃過碼，建議修改密碼並查看登入裝置。',
  ],
  noCode: [
    '链接中没有登录码，请在电脑上打开登录页后重新扫描。',
    'This link has no code. Open the login page on the computer and scan again.',
    '連結中沒有登入碼，請在電腦上開啟登入頁後重新掃描。',
  ],
  home: ['回到首页', 'Home', '回到首頁'],
})
