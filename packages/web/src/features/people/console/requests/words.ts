import type { Phrase } from '@campus/contract/language.ts'
import { correctedFieldNames, requestStateNames } from '@campus/contract/people/corrections.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const requestWords = wordsOf({
  ...requestStateNames,
  ...correctedFieldNames,
  correctionsLead: [
    '学生和教职工申请更正的信息，通过后立即生效并通知本人。',
    'Correction requests. Approvals take effect immediately, and the person is notified.',
    '學生和教職員申請更正的資訊，通過後立即生效並通知本人。',
  ],
  deletionsLead: [
    '个人申请删除学校保存的资料。法律要求保留的记录不会删除。',
    'People’s requests to delete their data. Data the law requires the school to keep stays.',
    '個人申請刪除學校保存的資料。法律要求保留的記錄不會刪除。',
  ],
  state: ['状态', 'Status', '狀態'],
  search: ['搜索姓名或学工号', 'Search by name or number', '搜尋姓名或學工號'],
  none: ['没有符合条件的申请。', 'No matching requests.', '沒有符合條件的申請。'],
  noneWaiting: ['没有待处理的申请。', 'Nothing to review.', '沒有待處理的申請。'],
  choose: ['从左侧选择一条申请查看并处理。', 'Select a request on the left to review it.', '從左側選擇一條申請查看並處理。'],
  gone: ['这条申请不在当前列表中。', 'This request is not in the current list.', '這條申請不在目前清單中。'],
  person: ['申请人', 'Requested by', '申請人'],
  about: ['联系人', 'Contact', '聯絡人'],
  present: ['现在', 'Current', '現在'],
  wanted: ['更正为', 'Correct value', '更正為'],
  reason: ['理由', 'Reason', '理由'],
  evidence: ['证明材料', 'Evidence', '證明材料'],
  noEvidence: ['没有附材料', 'None', '沒有附材料'],
  askedAt: ['申请时间', 'Requested', '申請時間'],
  decidedAt: ['处理时间', 'Decided', '處理時間'],
  decide: ['处理申请', 'Decide', '處理申請'],
  notes: ['处理说明', 'Notes', '處理說明'],
  notesHint: ['申请人会看到', 'The applicant sees this', '申請人會看到'],
  approve: ['通过', 'Approve', '通過'],
  deleteData: ['删除资料', 'Delete the data', '刪除資料'],
  refuse: ['拒绝', 'Reject', '拒絕'],
  approveTitle: (name: string): Phrase => [`通过${name}的更正？`, `Approve the correction of ${name}?`, `通過${name}的更正？`],
  deleteTitle: (name: string): Phrase => [`删除${name}的资料？`, `Delete the data of ${name}?`, `刪除${name}的資料？`],
  deleteText: [
    '删除后无法恢复；访客和家属的账号随之关闭。',
    'This cannot be undone. Accounts of visitors and family members are closed as well.',
    '刪除後無法復原；訪客和家屬的帳號隨之關閉。',
  ],
  refuseTitle: (name: string): Phrase => [`拒绝${name}的申请？`, `Reject the request of ${name}?`, `拒絕${name}的申請？`],
  decided: ['已处理，已通知申请人', 'Decided. The person has been notified.', '已處理，已通知申請人'],
})
