import type { OfficeAction } from '@campus/contract/approval/handling.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const infoWords = wordsOf({
  number: (number: number): Phrase => [`编号 ${number}`, `No.\u00a0${number}`, `編號 ${number}`],
  nothing: ['没有填写内容', 'Nothing filled in', '沒有填寫內容'],
  changes: (count: number): Phrase => [`修改记录（${count}）`, `Changes (${count})`, `修改記錄（${count}）`],
  changed: (before: string, after: string): Phrase => [
    `${before || '空'} → ${after || '空'}`,
    `${before || 'empty'} → ${after || 'empty'}`,
    `${before || '空'} → ${after || '空'}`,
  ],
  restored: ['已恢复您之前填写的内容', 'Your earlier changes were restored', '已還原您先前填寫的內容'],
  startAgain: ['放弃修改', 'Discard changes', '放棄修改'],
  changedMeanwhile: ['表单已被他人修改', 'Someone else changed this form', '表單已被他人修改'],
  loaded: [
    '已加载最新内容，您填写的内容仍保留。请核对后再提交。',
    'The latest version is loaded, and what you entered is kept. Check it, then submit again.',
    '已載入最新內容，您填寫的內容仍保留。請核對後再提交。',
  ],
  unkept: (title: string): Phrase => [
    `“${title}”的内容已变动，请重新填写。您填写的是：`,
    `“${title}” has changed too much. Enter it again. You entered: `,
    `「${title}」的內容已變動，請重新填寫。您填寫的是：`,
  ],
  trail: ['审批记录', 'Progress', '審批記錄'],
  waiting: ['等待前一位处理', 'Waiting for the previous person', '等待前一位處理'],
  open: ['处理中', 'In progress', '處理中'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
  overdue: ['已超时', 'Overdue', '已逾時'],
  due: (at: string): Phrase => [`${at} 前处理`, `Due ${at}`, `${at} 前處理`],
  forOther: (name: string): Phrase => [`代 ${name}`, `for ${name}`, `代 ${name}`],
  round: (round: number): Phrase => [`第 ${round} 轮`, `Round ${round}`, `第 ${round} 輪`],
  saidBy: (name: string, text: string): Phrase => [`${name}：${text}`, `${name}: ${text}`, `${name}：${text}`],
  decideFor: (name: string): Phrase => [`代 ${name} 处理`, `Act for ${name}`, `代 ${name} 處理`],
  decideThis: ['处理这项任务', 'Open this task', '處理這項任務'],
  signature: (name: string): Phrase => [`${name} 的签名`, `Signature of ${name}`, `${name} 的簽名`],
  print: ['下载PDF', 'Download PDF', '下載PDF'],
  undo: ['申请撤销', 'Request cancellation', '申請撤銷'],
  undoText: [
    '提交后按原流程审批，通过后原申请失效。',
    'It goes through the same approvals. Once approved, the original is void.',
    '提交後依原流程審批，通過後原申請失效。',
  ],
  undoes: ['查看原申请', 'View the original', '查看原申請'],
  undoing: ['查看撤销申请', 'View the cancellation request', '查看撤銷申請'],
  undone: ['已撤销', 'Cancelled', '已撤銷'],
  toRecord: ['在原服务中查看', 'View it in its own service', '在原服務中查看'],
  again: ['再次申请', 'Apply again', '再次申請'],
  choose: ['请从列表中选择一项申请。', 'Choose an application from the list.', '請從列表中選擇一項申請。'],
  toTodo: ['查看待我审批', 'View my approvals', '查看待我審批'],
})

export const commentWords = wordsOf({
  title: ['评论', 'Comments', '評論'],
  text: ['写评论', 'Write a comment', '寫評論'],
  mentions: ['提醒谁看', 'Notify', '提醒誰看'],
  files: ['附件', 'Files', '附件'],
  more: ['添加提醒或附件', 'Notify people or add files', '新增提醒或附件'],
  send: ['发送', 'Send', '傳送'],
  sent: ['评论已发送', 'Comment sent', '評論已傳送'],
  notified: (names: string): Phrase => [`已提醒 ${names}`, `Notified: ${names}`, `已提醒 ${names}`],
})

export const decisionWords = wordsOf({
  decide: ['我的处理', 'Your decision', '我的處理'],
  asOverseer: ['您以管理教师身份代为处理', 'You are acting as a manager', '您以管理教師身份代為處理'],
  asAdministrator: ['您以管理员身份代为处理', 'You are acting as an administrator', '您以管理員身份代為處理'],
  words: ['处理意见', 'Comment', '處理意見'],
  wordsWaived: ['拒绝时必填', 'Required when rejecting', '拒絕時必填'],
  phrases: ['常用语', 'Quick phrases', '常用語'],
  signature: ['签名', 'Signature', '簽名'],
  signed: ['将使用这个签名', 'This signature will be used', '將使用這個簽名'],
  people: ['选择后续处理人', 'Choose the next approvers', '選擇後續處理人'],
  loadChanges: ['加载最新内容', 'Load the latest version', '載入最新內容'],
  more: ['其他操作', 'More actions', '其他操作'],
  target: ['退回到', 'Return to', '退回到'],
  person: ['转交给', 'Hand over to', '轉交給'],
  opinion: ['征求谁的意见', 'Ask for an opinion from', '徵求誰的意見'],
  signers: ['加签人', 'Add signers', '加簽人'],
  outcome: ['结束为', 'End as', '結束為'],
  passed: ['通过', 'Approved', '通過'],
  refused: ['不通过', 'Rejected', '不通過'],
  cancelled: ['撤销', 'Cancelled', '撤銷'],
  confirm: ['确定', 'Confirm', '確定'],
  close: ['关闭', 'Close', '關閉'],
  done: ['已处理', 'Done', '已處理'],
  agreed: ['同意', 'Approved', '同意'],
  completed: ['已办理', 'Done', '已辦理'],
  resubmit: ['重新提交', 'Submit again', '重新提交'],
  correct: [
    '申请已退回，请修改上面的内容后重新提交。',
    'This was returned to you. Make the changes above and submit it again.',
    '申請已退回，請修改上面的內容後重新提交。',
  ],
  cancelTitle: ['撤销这份申请？', 'Cancel this application?', '撤銷這份申請？'],
  cancelText: ['撤销后不能恢复，可再次申请。', 'This cannot be undone. You can apply again.', '撤銷後不能復原，可再次申請。'],
  revokeTitle: ['撤回您的处理？', 'Withdraw your decision?', '撤回您的處理？'],
  revokeText: ['撤回后由您重新处理。', 'It comes back to you.', '撤回後由您重新處理。'],
  removeTitle: (name: string): Phrase => [`不再请 ${name} 处理？`, `Remove ${name}?`, `不再請 ${name} 處理？`],
  removeText: ['对方将不再看到这项任务。', 'The task disappears from their list.', '對方將不再看到這項任務。'],
  urged: ['已催办', 'Reminder sent', '已催辦'],
})

export const actionNames: Readonly<Record<OfficeAction, Phrase>> = {
  agree: ['同意', 'Approve', '同意'],
  complete: ['办理完成', 'Complete', '辦理完成'],
  refuse: ['拒绝', 'Reject', '拒絕'],
  recall: ['退回', 'Return', '退回'],
  transfer: ['转交', 'Hand over', '轉交'],
  delegate: ['征求意见', 'Ask for an opinion', '徵求意見'],
  beforeAdd: ['前加签', 'Add signers before', '前加簽'],
  afterAdd: ['后加签', 'Add signers after', '後加簽'],
  removeAdd: ['移除加签', 'Remove signer', '移除加簽'],
  revoke: ['撤回处理', 'Withdraw', '撤回處理'],
  retry: ['重试', 'Try again', '重試'],
  cancel: ['撤销申请', 'Cancel application', '撤銷申請'],
  comment: ['评论', 'Comment', '評論'],
  urge: ['催办', 'Send a reminder', '催辦'],
  end: ['结束申请', 'End application', '結束申請'],
}

/** What is written most where something is missing. */
export const returnPhrases: readonly Phrase[] = [
  ['材料不全，请补充', 'Please add what is missing', '資料不全，請補充'],
  ['内容有误，请修改', 'Please correct what is wrong', '內容有誤，請修改'],
]

export const undoPhrases: readonly Phrase[] = [
  ['计划取消', 'The plan was cancelled', '計畫取消'],
  ['填写有误', 'It was filled in wrongly', '填寫有誤'],
]

export const removePhrases: readonly Phrase[] = [['不再需要其处理', 'Their decision is no longer needed', '不再需要其處理']]

export const handOverPhrases: readonly Phrase[] = [['请您处理', 'Please handle this', '請您處理']]

/** What deciders write most; a bare "agreed" needs no phrase, the button says it. */
export const decisionPhrases: readonly Phrase[] = [
  ['已核实，同意', 'Checked and agreed', '已核實，同意'],
  ['请按规定办理', 'Please follow the rules', '請依規定辦理'],
  ['不符合规定', 'Not according to the rules', '不符合規定'],
]
