import type { Phrase } from '@campus/contract/language.ts'
import type { correctedFields } from '@campus/contract/people/corrections.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

type Field = (typeof correctedFields)[number]

const fieldNames: Record<Field, Phrase> = {
  name: ['姓名', 'Name', '姓名'],
  id_card: ['身份证号', 'ID number', '身分證號'],
  emergency_id_card: ['紧急联系人身份证号', 'ID number of a contact', '緊急聯絡人身分證號'],
}

export const recordWords = wordsOf({
  facts: ['学校登记的信息', 'What the school has on record', '學校登記的資訊'],
  masked: [
    '敏感信息已部分隐藏。每次有人查看您的档案都会留下记录。',
    'Sensitive details are hidden. Every view of your record is logged.',
    '敏感資訊已部分隱藏。每次有人查看您的檔案都會留下記錄。',
  ],
  whoLooked: ['谁看过我的资料', 'Who viewed it', '誰看過我的資料'],
  ask: ['申请更正', 'Request a correction', '申請更正'],
  askLead: [
    '姓名和身份证号由学校核对后更正。请写明原因，最好附上证件照片。',
    'The school checks a name or ID number before correcting it. Give a reason, and add a picture of your ID if you can.',
    '姓名和身分證號由學校核對後更正。請寫明原因，最好附上證件照片。',
  ],
  what: ['要更正的内容', 'What is wrong', '要更正的內容'],
  field: (field: Field): Phrase => fieldNames[field],
  of: (name: string): Phrase => [`${name} 的身份证号`, `ID number of ${name}`, `${name} 的身分證號`],
  rightName: ['正确的姓名', 'Correct name', '正確的姓名'],
  rightIdCard: ['正确的身份证号', 'Correct ID number', '正確的身分證號'],
  idCardHint: ['18 位，加密后发送', '18 characters. Sent encrypted.', '18 位，加密後發送'],
  reason: ['原因', 'Reason', '原因'],
  evidence: ['证明材料', 'Evidence', '證明材料'],
  send: ['提交申请', 'Send', '提交申請'],
  sent: ['已提交，结果会通过消息通知您', 'Sent. We will notify you of the result.', '已提交，結果會透過訊息通知您'],
  mine: ['我的更正申请', 'My corrections', '我的更正申請'],
  none: ['还没有申请过更正。', 'You have not requested any corrections yet.', '還沒有申請過更正。'],
  pending: ['待审核', 'Waiting', '待審核'],
  approved: ['已更正', 'Corrected', '已更正'],
  refused: ['未通过', 'Rejected', '未通過'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  changeTo: (value: string): Phrase => [`改为 ${value}`, `New value: ${value}`, `改為 ${value}`],
  because: (reason: string): Phrase => [`原因：${reason}`, `Reason: ${reason}`, `原因：${reason}`],
  notes: (notes: string): Phrase => [`审核意见：${notes}`, `School’s note: ${notes}`, `審核意見：${notes}`],
  withdraw: ['撤回', 'Withdraw', '撤回'],
  withdrawTitle: ['撤回这个更正申请？', 'Withdraw this correction?', '撤回這個更正申請？'],
})
