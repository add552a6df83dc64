import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const loginWords = wordsOf({
  title: ['登录', 'Log in', '登入'],
  tagline: [
    '证明、打印、学习、办事，一处办好',
    'Certificates, printing, study and services in one place',
    '證明、列印、學習、辦事，一處辦好',
  ],
  sessionEnded: [
    '登录已失效：可能太久没有使用、密码已更改，或在其他设备上被退出。请重新登录，登录后会回到刚才的页面。',
    'Your session has ended. You may have been away for a while, changed your password, or been logged out on another device. Log in to continue where you left off.',
    '登入已失效：可能太久沒有使用、密碼已更改，或在其他裝置上被登出。請重新登入，登入後會回到剛才的頁面。',
  ],
  neededFor: (title: string): Phrase => [`登录后才能打开“${title}”。`, `Log in to open “${title}”.`, `登入後才能開啟「${title}」。`],
  way: ['登录方式', 'Login method', '登入方式'],
  byPassword: ['密码登录', 'Password', '密碼登入'],
  byPhone: ['手机验证码', 'Phone code', '手機驗證碼'],
  byEmail: ['邮箱验证码', 'Email code', '電子信箱驗證碼'],
  account: ['账号', 'Account', '帳號'],
  password: ['密码', 'Password', '密碼'],
  phone: ['手机号', 'Mobile number', '手機號碼'],
  email: ['邮箱', 'Email address', '電子信箱'],
  remember: ['在本机记住我', 'Remember me', '在本機記住我'],
  forgot: ['找回密码', 'Forgot password?', '找回密碼'],
  register: ['注册账号', 'Register', '註冊帳號'],
  noAccount: ['访客或家属？', 'Visitor or family member?', '訪客或家屬？'],
  logIn: ['登录', 'Log in', '登入'],
  otherWays: ['其他登录方式', 'Other ways to log in', '其他登入方式'],
  passkey: ['通行密钥', 'Passkey', '通行金鑰'],
  face: ['刷脸', 'Face', '刷臉'],
  passkeyStopped: [
    '没有使用通行密钥，可以重试或换一种方式',
    'No passkey was used. Try again or choose another method.',
    '沒有使用通行金鑰，可以重試或換一種方式',
  ],
  verify: ['证明核验', 'Verify a document', '證明核驗'],
  help: ['帮助与服务台', 'Help and help desk', '幫助與服務台'],
  notices: ['学校通知', 'School notices', '學校通知'],
  demoTitle: ['演示账号', 'Demo accounts', '示範帳號'],
  demoText: [
    '点一个身份即可填入并登录，视为同意本页的两份文件。',
    'Choose a role to fill in and log in. By doing so you agree to the two documents on this page.',
    '點一個身分即可填入並登入，視為同意本頁的兩份文件。',
  ],
  demoLesson: ['试用课堂点名和签到', 'Try a roll call', '試用課堂點名和簽到'],
  demoOutbox: ['查看演示中发出的短信和邮件', 'View demo messages', '查看示範中發出的簡訊和郵件'],
})
