import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { SchoolSettings } from '../../school/school/school-settings.ts'
import type { HeldKind } from './held-data.repository.ts'

type Retention = SchoolSettings['retention']
interface HeldText {
  readonly title: Phrase
  readonly purpose: Phrase
  readonly keptFor: (retention: Retention) => Phrase
}

const always =
  (phrase: Phrase): HeldText['keptFor'] =>
  () =>
    phrase

const days =
  (which: keyof Retention): HeldText['keptFor'] =>
  (retention) => {
    const count = retention[which]
    return [`${count} 天`, counted(count, 'day'), `${count} 天`]
  }

const withRecord = always([
  '在校期间及法律要求的档案期限',
  'While you belong to the school, and as long as the law requires',
  '在校期間及法律要求的檔案期限',
])
const untilYou = always(['直到您删除', 'Until you remove it', '直到您刪除'])
const withAccount = always(['账号存续期间', 'As long as you have an account', '帳號存續期間'])

/** Why the school holds each kind of data, and for how long. */
export const heldTexts: Readonly<Record<'profile' | HeldKind, HeldText>> = {
  profile: {
    title: ['个人档案', 'Your record', '個人檔案'],
    purpose: ['识别身份、办理校内事务', 'To know who you are and provide services', '辨識身分、辦理校內事務'],
    keptFor: withRecord,
  },
  emergency_contacts: {
    title: ['紧急联系人', 'Emergency contacts', '緊急聯絡人'],
    purpose: ['发生紧急情况时联系', 'To call someone in an emergency', '發生緊急情況時聯絡'],
    keptFor: untilYou,
  },
  corrections: {
    title: ['信息更正申请', 'Your correction requests', '資訊更正申請'],
    purpose: ['说明档案为何变更', 'To show why your record changed', '說明檔案為何變更'],
    keptFor: withRecord,
  },
  registrations: {
    title: ['注册申请', 'Your registration', '註冊申請'],
    purpose: ['说明账号由谁、如何开通', 'To show how your account was opened', '說明帳號由誰、如何開通'],
    keptFor: always(['账号开通后 1 年', 'One year after your account opened', '帳號開通後 1 年']),
  },
  contact_marks: {
    title: ['通讯录备注', 'Your contact notes', '通訊錄備註'],
    purpose: ['仅供您自己查看', 'Only for you', '僅供您自己查看'],
    keptFor: untilYou,
  },
  sessions: {
    title: ['登录设备', 'Devices you logged in on', '登入裝置'],
    purpose: ['保持登录并让您管理设备', 'To keep you logged in and let you log out', '保持登入並讓您管理裝置'],
    keptFor: days('loginLog'),
  },
  login_log: {
    title: ['登录日志', 'Login history', '登入日誌'],
    purpose: ['保护账号安全', 'To keep your account safe', '保護帳號安全'],
    keptFor: days('loginLog'),
  },
  messages: {
    title: ['消息', 'Messages', '訊息'],
    purpose: ['通知您办理进度与公告', 'To keep you informed', '通知您辦理進度與公告'],
    keptFor: days('messages'),
  },
  files: {
    title: ['上传的文件与照片', 'Files and pictures you uploaded', '上傳的檔案與照片'],
    purpose: [
      '作为申请与反馈的附件、头像与证件照',
      'For your requests, your avatar and your portrait',
      '作為申請與回饋的附件、頭像與證件照',
    ],
    keptFor: withRecord,
  },
  signature: {
    title: ['手写签名', 'Your signature', '手寫簽名'],
    purpose: ['印在需要签名的证明上', 'To show on certificates that need it', '印在需要簽名的證明上'],
    keptFor: untilYou,
  },
  signature_uses: {
    title: ['签名使用记录', 'Where your signature was used', '簽名使用記錄'],
    purpose: ['让您知道签名用在哪里', 'To show you where it was used', '讓您知道簽名用在哪裡'],
    keptFor: withAccount,
  },
  appointments: {
    title: ['任职', 'Your posts', '任職'],
    purpose: ['审批时找到负责人', 'To find who decides', '審批時找到負責人'],
    keptFor: withRecord,
  },
  leave_requests: {
    title: ['请假记录', 'Leave requests', '請假記錄'],
    purpose: ['请假审批与考勤', 'To decide on your leave', '請假審批與考勤'],
    keptFor: withRecord,
  },
  attendance: {
    title: ['考勤', 'Your attendance', '考勤'],
    purpose: ['记录您参加的课程', 'To know which lessons you attended', '記錄您參加的課程'],
    keptFor: withRecord,
  },
  feedback: {
    title: ['意见反馈', 'Feedback', '意見回饋'],
    purpose: ['处理并答复您的问题', 'To answer you', '處理並答覆您的問題'],
    keptFor: withAccount,
  },
  evaluations: {
    title: ['服务评价', 'Ratings', '服務評價'],
    purpose: ['改进服务，统计时不显示姓名', 'To improve services. Results show no names.', '改進服務，統計時不顯示姓名'],
    keptFor: withAccount,
  },
  consents: {
    title: ['协议同意记录', 'What you agreed to', '協議同意記錄'],
    purpose: ['证明您同意的版本', 'To prove which version you agreed to', '證明您同意的版本'],
    keptFor: withRecord,
  },
  profile_views: {
    title: ['谁看过我的信息', 'Who viewed your data', '誰看過我的資訊'],
    purpose: ['让您知道谁查看过', 'To show you who viewed it', '讓您知道誰查看過'],
    keptFor: days('profileViews'),
  },
  photos: {
    title: ['照片', 'Your photos', '照片'],
    purpose: ['印在证件与证明上、确认是您本人', 'For cards and certificates, and to know it is you', '印在證件與證明上、確認是您本人'],
    keptFor: always([
      '直到您撤回同意，草稿 24 小时',
      'Until you withdraw your consent. Drafts for 24 hours.',
      '直到您撤回同意，草稿 24 小時',
    ]),
  },
  papers: {
    title: ['身份证件', 'ID documents', '身分證件'],
    purpose: ['核对您的身份', 'To check who you are', '核對您的身分'],
    keptFor: always([
      '照片与内容在核对后立即删除，最多 30 天',
      'Pictures and contents until they are checked, 30 days at most',
      '照片與內容在核對後立即刪除，最多 30 天',
    ]),
  },
  photo_searches: {
    title: ['按照片查找到您的记录', 'Searches by photo that showed you', '按照片查找到您的記錄'],
    purpose: ['让您知道谁查找过、为什么', 'To show you who searched and why', '讓您知道誰查找過、為什麼'],
    keptFor: days('profileViews'),
  },
  face_consents: {
    title: ['人脸信息授权记录', 'Consents to the use of your face', '人臉資訊授權記錄'],
    purpose: ['证明您同意或撤回了哪些用途', 'To prove what you agreed to or withdrew', '證明您同意或撤回了哪些用途'],
    keptFor: withRecord,
  },
  face_vector: {
    title: ['人脸特征', 'Face vector', '人臉特徵'],
    purpose: ['按您同意的用途确认是您本人', 'To recognise you, for the uses you agreed to', '按您同意的用途確認是您本人'],
    keptFor: always([
      '直到您撤回同意、离校或更换算法',
      'Until you withdraw your consent or leave, or the model changes',
      '直到您撤回同意、離校或更換演算法',
    ]),
  },
  face_checks: {
    title: ['人脸核验记录', 'Face checks', '人臉核驗記錄'],
    purpose: ['保护账号安全，不含照片', 'To keep your account safe. They hold no pictures.', '保護帳號安全，不含照片'],
    keptFor: always(['180 天', '180 days', '180 天']),
  },
  face_calls: {
    title: ['人脸比对记录', 'Uses of face comparison', '人臉比對記錄'],
    purpose: ['说明人脸比对何时、为何使用', 'To show when and why your face was compared', '說明人臉比對何時、為何使用'],
    keptFor: days('loginLog'),
  },
  photo_events: {
    title: ['照片操作记录', 'What was done with your photos', '照片操作記錄'],
    purpose: ['说明照片由谁拍摄、审核、查看', 'To show who took, reviewed and viewed them', '說明照片由誰拍攝、審核、查看'],
    keptFor: days('loginLog'),
  },
}
