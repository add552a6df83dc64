import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { cardAudiences, cardFields } from '@campus/contract/people/directory.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

type Field = (typeof cardFields)[number]
type Audience = (typeof cardAudiences)[number]

const fieldNames: Record<Field, Phrase> = {
  phone: ['手机号', 'Phone number', '手機號碼'],
  email: ['邮箱', 'Email address', '電子信箱'],
  qq: ['QQ', 'QQ', 'QQ'],
  number: ['学号或工号', 'Student or staff number', '學號或工號'],
  unit: ['院系或部门', 'College or department', '院系或部門'],
  portrait: ['证件照', 'Portrait', '證件照'],
}

const audienceNames: Record<Audience, Phrase> = {
  nobody: ['仅自己', 'Only me', '僅自己'],
  staff: ['教职工', 'Staff', '教職員'],
  class: ['同班同学和教职工', 'My class and staff', '同班同學和教職員'],
  everyone: ['全校师生', 'Everyone at the school', '全校師生'],
}

export const privacyWords = wordsOf({
  refresh: ['刷新', 'Refresh', '重新整理'],
  card: ['通讯录名片', 'My contact card', '通訊錄名片'],
  cardText: ['每一项由您决定谁能看到。', 'You decide who can see each item.', '每一項由您決定誰能看到。'],
  field: (field: Field): Phrase => fieldNames[field],
  audience: (audience: Audience): Phrase => audienceNames[audience],
  whoSees: (field: Field): Phrase => [
    `谁能看到${fieldNames[field][0]}`,
    `Who can see my ${field === 'qq' ? 'QQ number' : fieldNames[field][1].toLowerCase()}`,
    `誰能看到${fieldNames[field][2]}`,
  ],
  changed: ['已保存', 'Saved', '已儲存'],
  held: ['学校保存的数据', 'My data at the school', '學校保存的資料'],
  nothingHeld: ['学校没有保存您的数据。', 'The school has no data about you.', '學校沒有保存您的資料。'],
  count: (count: number): Phrase => [`${count} 条`, counted(count, 'entry', 'entries'), `${count} 筆`],
  keptFor: (time: string): Phrase => [`保存期：${time}`, `Kept for: ${time}`, `保存期：${time}`],
  faces: ['人脸信息授权', 'Use of my face', '人臉資訊授權'],
  facesText: ['每项用途单独同意，随时撤回', 'Agree to each use, withdraw at any time', '每項用途單獨同意，隨時撤回'],
  requests: ['导出与删除', 'Copy or delete', '匯出與刪除'],
  requestsText: [
    '可以随时拿走一份副本，或请学校删除依法可以删除的数据。',
    'Get a copy at any time, or ask the school to delete whatever the law allows.',
    '可以隨時拿走一份副本，或請學校刪除依法可以刪除的資料。',
  ],
  export: ['导出我的数据', 'Get a copy of my data', '匯出我的資料'],
  deletion: ['申请删除数据', 'Request deletion', '申請刪除資料'],
  exportAsked: ['正在打包，完成后可以下载', 'Your copy is being prepared. You can download it in a moment.', '正在打包，完成後可以下載'],
  deletionTitle: ['申请删除我的数据', 'Request deletion of my data', '申請刪除我的資料'],
  deletionText: [
    '头像、昵称、紧急联系人等会被删除；姓名、学号、成绩等依法必须保存的不会。学校处理后会通知您。',
    'Pictures, nickname, emergency contacts and similar data are deleted. Name, number and records required by law are kept. We will notify you.',
    '頭像、暱稱、緊急聯絡人等會被刪除；姓名、學號、成績等依法必須保存的不會。學校處理後會通知您。',
  ],
  beansText: [
    '访客和家属的账号会随之停用：打印豆请先提现或用完，赠送豆随账号失效。',
    'Accounts of visitors and family members are closed as well. Withdraw or spend your print beans first. Free beans are forfeited.',
    '訪客和家屬的帳號會隨之停用：列印豆請先提領或用完，贈送豆隨帳號失效。',
  ],
  givesUpBeans: (beans: string): Phrase => [
    `我放弃余额中的 ${beans} 打印豆，删除后不能找回`,
    `I give up the ${beans} print beans in my wallet. This cannot be undone.`,
    `我放棄餘額中的 ${beans} 列印豆，刪除後不能找回`,
  ],
  openOrder: ['查看未完成的订单', 'View the open order', '查看未完成的訂單'],
  reason: ['原因', 'Reason', '原因'],
  send: ['提交申请', 'Send', '提交申請'],
  cancel: ['取消', 'Cancel', '取消'],
  deletionAsked: ['已提交，等待学校处理', 'Sent. The school will decide.', '已提交，等待學校處理'],
  noRequests: ['还没有申请。', 'No requests yet.', '還沒有申請。'],
  exportName: ['数据副本', 'Copy of my data', '資料副本'],
  deletionName: ['删除数据', 'Deletion of my data', '刪除資料'],
  pendingExport: ['打包中', 'Preparing', '打包中'],
  pending: ['待处理', 'Waiting', '待處理'],
  ready: ['可下载', 'Ready', '可下載'],
  failed: ['打包失败', 'Could not be prepared', '打包失敗'],
  done: ['已完成', 'Done', '已完成'],
  refused: ['未通过', 'Rejected', '未通過'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  expired: ['已过期', 'Expired', '已過期'],
  notes: (notes: string): Phrase => [`学校说明：${notes}`, `School’s note: ${notes}`, `學校說明：${notes}`],
  until: (date: string): Phrase => [`${date} 前可下载`, `Available until ${date}`, `${date} 前可下載`],
  download: ['下载', 'Download', '下載'],
  fileName: ['我的数据', 'my-data', '我的資料'],
  withdraw: ['撤回', 'Withdraw', '撤回'],
  withdrawTitle: ['撤回这个申请？', 'Withdraw this request?', '撤回這個申請？'],
  views: ['谁看过我的资料', 'Who viewed my data', '誰看過我的資料'],
  viewsText: ['每次查看名片、档案或导出都会记下', 'Every view of your card or record is logged', '每次查看名片、檔案或匯出都會記下'],
  policy: ['隐私政策', 'Privacy policy', '隱私權政策'],
  agreement: ['用户协议', 'User agreement', '使用者協議'],
  agreed: [
    '登录时已同意，更新后会再次征求同意',
    'You agreed at login. You will be asked again when there is a new version.',
    '登入時已同意，更新後會再次徵求同意',
  ],
})
