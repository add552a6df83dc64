import { wordsOf } from '@campus/ui/words/words.ts'

export const signWords = wordsOf({
  why: ['需要确认的原因', 'Why it needs confirming', '需要確認的原因'],
  waitingText: [
    '网络恢复后会自动提交，下课后 12 小时内有效。提交前请不要清除浏览器数据。',
    'It will be sent when you are back online, up to 12 hours after the lesson. Do not clear your browser data until then.',
    '網路恢復後會自動提交，下課後 12 小時內有效。提交前請不要清除瀏覽器資料。',
  ],
  see: ['查看考勤', 'View my attendance', '查看考勤'],
  scanText: ['扫描教室屏幕上的二维码。', 'Scan the code on the screen in the classroom.', '掃描教室螢幕上的 QR 碼。'],
  typedTitle: ['无法扫描？输入数字', 'Cannot scan? Type the digits', '無法掃描？輸入數字'],
})

export const signInWords = wordsOf({
  sign: ['签到', 'Sign in', '簽到'],
  done: ['签到成功', 'You are signed in', '簽到成功'],
  toConfirm: ['已签到，等待教师确认', 'Signed in. Your teacher will confirm it.', '已簽到，等待教師確認'],
  waiting: ['暂时无法提交，签到已保存在本机', 'Not sent yet. Your sign-in is saved on this phone.', '暫時無法提交，簽到已保存在本機'],
  failed: ['没有签到成功', 'You are not signed in', '沒有簽到成功'],
  scan: ['扫描签到码', 'Scan the code', '掃描簽到碼'],
  typed: ['6 位签到码', '6-digit code', '6 位簽到碼'],
  typedText: [
    '数字在二维码下方，60 秒内有效。输入的签到由教师确认。',
    'The digits are below the code and valid for 60 seconds. Your teacher will confirm them.',
    '數字在 QR 碼下方，60 秒內有效。輸入的簽到由教師確認。',
  ],
  place: ['签到时会比对一次位置，坐标不会保存。', 'Your location is checked once and not stored.', '簽到時會比對一次位置，座標不會保存。'],
})

export const signOutWords = wordsOf({
  sign: ['签退', 'Sign out', '簽退'],
  done: ['签退成功', 'You are signed out', '簽退成功'],
  toConfirm: ['已签退，等待教师确认', 'Signed out. Your teacher will confirm it.', '已簽退，等待教師確認'],
  waiting: ['暂时无法提交，签退已保存在本机', 'Not sent yet. Your sign-out is saved on this phone.', '暫時無法提交，簽退已保存在本機'],
  failed: ['没有签退成功', 'You are not signed out', '沒有簽退成功'],
  scan: ['扫描签退码', 'Scan the code', '掃描簽退碼'],
  typed: ['6 位签退码', '6-digit code', '6 位簽退碼'],
  typedText: [
    '数字在二维码下方，60 秒内有效。输入的签退由教师确认。',
    'The digits are below the code and valid for 60 seconds. Your teacher will confirm them.',
    '數字在 QR 碼下方，60 秒內有效。輸入的簽退由教師確認。',
  ],
  place: ['签退时会比对一次位置，坐标不会保存。', 'Your location is checked once and not stored.', '簽退時會比對一次位置，座標不會保存。'],
})
