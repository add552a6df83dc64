import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const casesWords = wordsOf({
  matchedLead: [
    '与学校档案一致的注册申请。已用验证码或人脸验证的会自动通过，其余在此审核。',
    'Registrations that match a record. Those verified by code or face pass automatically. Decide the rest here.',
    '與學校檔案一致的註冊申請。已用驗證碼或人臉驗證的會自動通過，其餘在此審核。',
  ],
  unmatchedLead: [
    '没有找到一致档案的注册申请。核对材料后关联档案、要求补充或不通过。',
    'Registrations that match no record. Check the documents, then link a record, ask for more, or reject.',
    '沒有找到一致檔案的註冊申請。核對材料後關聯檔案、要求補充或不通過。',
  ],
  search: ['姓名或学工号', 'Name or number', '姓名或學工號'],
  userType: ['身份', 'User type', '身分'],
  allTypes: ['全部身份', 'All user types', '全部身分'],
  none: ['没有符合条件的申请。', 'No matches.', '沒有符合條件的申請。'],
  noneYet: ['还没有注册申请。', 'No registrations yet.', '還沒有註冊申請。'],
  choose: ['从左侧选择一条查看并审核。', 'Select a registration on the left to review it.', '從左側選擇一條查看並審核。'],
  select: (name: string): Phrase => [`选择${name}的申请`, `Select the registration of ${name}`, `選擇${name}的申請`],
  selected: (count: number): Phrase => [`已选 ${count} 条`, `${count} selected`, `已選 ${count} 條`],
  selectAll: ['选择本页', 'Select this page', '選擇本頁'],
  clear: ['取消选择', 'Clear', '取消選擇'],
  sample: (seen: number, count: number): Phrase => [
    `请先抽查：已看 ${seen} / ${count}`,
    `Check a sample first: ${seen} of ${count} seen`,
    `請先抽查：已看 ${seen} / ${count}`,
  ],
  lookAt: (name: string, isSeen: boolean): Phrase => [
    isSeen ? `查看${name}（已看）` : `查看${name}`,
    isSeen ? `Look at ${name} (seen)` : `Look at ${name}`,
    isSeen ? `查看${name}（已看）` : `查看${name}`,
  ],
  overdue: ['已超时', 'Overdue', '已逾時'],
  decideBy: (when: string): Phrase => [`${when} 前审核`, `Decide by ${when}`, `${when} 前審核`],
  differences: (count: number): Phrase => [`${count} 项不一致`, counted(count, 'difference'), `${count} 項不一致`],
  files: (count: number): Phrase => [`${count} 个文件`, counted(count, 'file'), `${count} 個檔案`],
})

export const verdictWords = wordsOf({
  review: ['审核', 'Review', '審核'],
  notes: ['审核意见', 'Notes', '審核意見'],
  notesHint: ['申请人会看到', 'The applicant sees this', '申請人會看到'],
  phrases: ['常用语', 'Common phrases', '常用語'],
  agreed: ['信息一致，同意。', 'The details match. Approved.', '資訊一致，同意。'],
  blurred: ['照片不清晰，请重新上传。', 'The picture is not clear. Please upload it again.', '照片不清晰，請重新上傳。'],
  needsCard: ['请补充学生证或工作证照片。', 'Please add a photo of your student or staff card.', '請補充學生證或工作證照片。'],
  wrongId: [
    '身份证号与材料不一致，请更正。',
    'The ID number differs from the documents. Please correct it.',
    '身分證號與材料不一致，請更正。',
  ],
  unknown: ['无法确认您与本校的关系。', 'We cannot confirm that you belong to this school.', '無法確認您與本校的關係。'],
  pass: ['通过', 'Approve', '通過'],
  link: ['关联并通过', 'Link and approve', '關聯並通過'],
  supplement: ['要求补充', 'Ask for more', '要求補充'],
  fail: ['不通过', 'Reject', '不通過'],
  passTitle: (name: string): Phrase => [`通过${name}的注册？`, `Approve the registration of ${name}?`, `通過${name}的註冊？`],
  linkTitle: (name: string, record: string): Phrase => [
    `把${name}的注册关联到 ${record}？`,
    `Link the registration of ${name} to ${record}?`,
    `把${name}的註冊關聯到 ${record}？`,
  ],
  supplementTitle: (name: string): Phrase => [`请${name}补充材料？`, `Ask ${name} for more documents?`, `請${name}補充材料？`],
  failTitle: (name: string): Phrase => [`不通过${name}的注册？`, `Reject the registration of ${name}?`, `不通過${name}的註冊？`],
  linkEach: [
    '关联档案请逐条打开；这里可以一起要求补充或不通过。',
    'Open each one to link it to a record. Here you can ask all of them for more, or reject them.',
    '關聯檔案請逐條開啟；這裡可以一起要求補充或不通過。',
  ],
  many: (count: number): Phrase => [`这 ${count} 人`, count === 1 ? 'this person' : `these ${count} people`, `這 ${count} 人`],
  once: ['审核后不能更改。', 'A decision cannot be changed.', '審核後不能更改。'],
  done: (count: number): Phrase => [`已处理 ${count} 条`, `${count} decided`, `已處理 ${count} 條`],
  refused: (count: number): Phrase => [`${count} 条没有处理`, `${count} unchanged`, `${count} 條沒有處理`],
  mayNot: ['这条申请由他人审核。', 'Someone else decides this one.', '這條申請由他人審核。'],
  chooseRecord: ['请先选择要关联的档案', 'Choose a record to link first', '請先選擇要關聯的檔案'],
})
