import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const registrationWords = wordsOf({
  chooseLead: ['您以什么身份注册？', 'I am registering as', '您以什麼身分註冊？'],
  closed: [
    '这所学校没有开放自行注册，请联系学校管理员。',
    'This school does not offer self-registration. Ask the school administrator.',
    '這所學校沒有開放自行註冊，請聯絡學校管理員。',
  ],
  othersNote: [
    '学生和教职工的账号由学校统一开通，无需注册。',
    'Students and staff already have accounts from the school and do not need to register.',
    '學生和教職員的帳號由學校統一開通，無需註冊。',
  ],
  studentText: ['学校已有您的学籍信息', 'The school already has your student record', '學校已有您的學籍資訊'],
  teacherText: ['学校已有您的人事信息', 'The school already has your staff record', '學校已有您的人事資訊'],
  hasAccount: ['已有账号？', 'Already have an account?', '已有帳號？'],
  logIn: ['去登录', 'Log in', '去登入'],
  visitorText: ['到校办事、参观或核验材料', 'For errands, visits or verifying documents', '到校辦事、參觀或核驗材料'],
  familyText: ['了解并协助在校家人的事务', 'To help a family member at this school', '了解並協助在校家人的事務'],
  noticeTick: ['我已阅读并了解以上内容', 'I have read and understood this', '我已閱讀並了解以上內容'],
  noticeRefresh: ['刷新', 'Refresh', '重新整理'],
  goOn: ['继续', 'Continue', '繼續'],
  formLead: (userType: string, school: string): Phrase => [
    `注册为${school}的${userType}`,
    `Register as ${userType.toLowerCase()} at ${school}`,
    `註冊為${school}的${userType}`,
  ],
  name: ['姓名', 'Name', '姓名'],
  channel: ['验证方式', 'Verify by', '驗證方式'],
  phone: ['手机号', 'Mobile number', '手機號碼'],
  email: ['邮箱', 'Email address', '電子信箱'],
  sendCode: ['获取验证码', 'Get the code', '取得驗證碼'],
  codeTitle: ['输入验证码并设置密码', 'Enter the code and set a password', '輸入驗證碼並設定密碼'],
  codeLead: (target: string): Phrase => [`验证码已发送至 ${target}`, `A code was sent to ${target}`, `驗證碼已發送至 ${target}`],
  finish: ['完成注册', 'Finish', '完成註冊'],
  welcome: ['注册成功，欢迎您', 'You are registered. Welcome!', '註冊成功，歡迎您'],
})
