import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const rulesWords = wordsOf({
  lead: [
    '学生和教职工注册时填写什么、怎样验证身份、交哪些材料。已提交的申请不受影响。',
    'What students and staff enter, how they verify their identity, and which documents they submit. Submitted registrations are not affected.',
    '學生和教職員註冊時填寫什麼、怎樣驗證身分、交哪些材料。已提交的申請不受影響。',
  ],
  userType: ['身份', 'User type', '身分'],
  fields: ['填写的信息', 'Fields', '填寫的資訊'],
  fieldsHint: [
    '按这个顺序填写。“比对”的信息必须与档案一致才算匹配。',
    'Asked in this order. A registration matches when all compared fields match the record.',
    '按這個順序填寫。「比對」的資訊必須與檔案一致才算匹配。',
  ],
  isRequired: ['必填', 'Required', '必填'],
  isBound: ['比对', 'Compare', '比對'],
  up: (field: string): Phrase => [`上移${field}`, `Move ${field} up`, `上移${field}`],
  down: (field: string): Phrase => [`下移${field}`, `Move ${field} down`, `下移${field}`],
  remove: (field: string): Phrase => [`不再填写${field}`, `Stop asking for ${field}`, `不再填寫${field}`],
  add: (field: string): Phrase => [`添加${field}`, `Add ${field}`, `新增${field}`],
  proofs: ['验证方式', 'Ways to verify identity', '驗證方式'],
  proofsHint: ['人工审核始终可用。', 'A review by staff is always offered.', '人工審核始終可用。'],
  code: ['验证码（发到档案登记的手机或邮箱）', 'Code to the phone or email on record', '驗證碼（發到檔案登記的手機或電子信箱）'],
  face: ['人脸核验', 'Face check', '人臉核驗'],
  authority: ['公安核验', 'Public authority', '公安核驗'],
  files: ['照片和扫描件', 'Photos and scans', '照片和掃描件'],
  filesHint: ['没有匹配档案或人工审核时提交', 'Submitted where no record matches or staff decide', '沒有匹配檔案或人工審核時提交'],
  notWanted: ['不需要', 'Not needed', '不需要'],
  optional: ['选交', 'Optional', '選交'],
  required: ['必交', 'Required', '必交'],
  lacking: ['登录后补充', 'Asked after login', '登入後補充'],
  lackingHint: ['档案缺少时提醒本人补充', 'Asked where the record lacks it', '檔案缺少時提醒本人補充'],
  decideDays: ['审核期限（工作日）', 'Days to decide (working days)', '審核期限（工作日）'],
  saved: ['已保存', 'Saved', '已儲存'],
})
