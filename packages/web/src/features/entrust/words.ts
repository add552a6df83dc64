import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const entrustWords = wordsOf({
  waits: ['待接受', 'Not answered yet', '待接受'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  declined: ['已谢绝', 'Declined', '已謝絕'],
  expired: ['已过期', 'Expired', '已過期'],
  over: ['文件已失效', 'No longer available', '檔案已失效'],
  printed: ['已全部打印', 'All printed', '已全部列印'],
  endedAt: ['结束时间', 'Ended', '結束時間'],
  why: ['结束原因', 'Reason', '結束原因'],
  withdrawnBy: (name: string | undefined): Phrase =>
    name === undefined
      ? ['您撤回了代领请求', 'You withdrew it', '您撤回了代領請求']
      : [`${name} 撤回了代领请求`, `${name} withdrew it`, `${name} 撤回了代領請求`],
  declinedBy: (name: string | undefined): Phrase =>
    name === undefined
      ? ['您谢绝了代领', 'You declined', '您謝絕了代領']
      : [`${name} 谢绝了代领`, `${name} declined`, `${name} 謝絕了代領`],
  expiredText: [
    '到截止时间没有取完，自动结束',
    'Not everything was collected in time, so it ended automatically',
    '到截止時間沒有取完，自動結束',
  ],
  overText: [
    '文件不再等待打印：学校撤销、已退款或已过期',
    'The document is no longer available. It was revoked or refunded, or has expired.',
    '檔案不再等待列印：學校撤銷、已退款或已過期',
  ],
  printedText: ['所有份数都已打印，无需再取', 'All copies have been printed', '所有份數都已列印，無需再取'],
  toPerson: (name: string): Phrase => [`由 ${name} 代领`, `Delegate: ${name}`, `由 ${name} 代領`],
  forPerson: (name: string): Phrase => [`为 ${name} 代领`, `For ${name}`, `為 ${name} 代領`],
  progress: (printed: number, copies: number): Phrase => [
    `已取 ${printed} / ${copies} 份`,
    `${printed} of ${copies} collected`,
    `已取 ${printed} / ${copies} 份`,
  ],
  until: (time: string): Phrase => [`${time} 前有效`, `Until ${time}`, `${time} 前有效`],
  delegate: ['代领人', 'Delegate', '代領人'],
  owner: ['申请人', 'Owner', '申請人'],
  copies: ['份数', 'Copies', '份數'],
  deadline: ['截止时间', 'Deadline', '截止時間'],
  since: ['请求时间', 'Requested', '請求時間'],
  fetched: ['领取记录', 'Pick-ups', '領取記錄'],
  fetchedLine: (copies: number, place: string): Phrase => [
    `${copies} 份 · ${place}`,
    `${counted(copies, 'copy', 'copies')} · ${place}`,
    `${copies} 份 · ${place}`,
  ],
  notFetched: ['还没有领取。', 'Nothing has been collected yet.', '還沒有領取。'],
  asked: [
    '对方接受后才能领取，接受或谢绝都会通知您。',
    'They need to accept first. We will notify you either way.',
    '對方接受後才能領取，接受或謝絕都會通知您。',
  ],
  takeBack: ['撤回请求', 'Withdraw', '撤回請求'],
  takeBackTitle: ['撤回代领请求？', 'Withdraw this request?', '撤回代領請求？'],
  takeBackText: [
    '对方的取件码立即失效。正在打印的页面仍会打完。',
    'Their code stops working immediately. Pages already being printed are not affected.',
    '對方的取件碼立即失效。正在列印的頁面仍會印完。',
  ],
  takenBack: ['已撤回', 'Withdrawn', '已撤回'],
  request: (name: string, copies: number): Phrase => [
    `${name} 请您代领 ${copies} 份`,
    `${name} asks you to collect ${counted(copies, 'copy', 'copies')}`,
    `${name} 請您代領 ${copies} 份`,
  ],
  requestText: [
    '接受后，您会得到自己的取件码，可在任一可用终端打印。您看不到文件内容。',
    'When you accept, you get your own code for any terminal. You do not see the content.',
    '接受後，您會得到自己的取件碼，可在任一可用終端列印。您看不到檔案內容。',
  ],
  accept: ['接受', 'Accept', '接受'],
  decline: ['谢绝', 'Decline', '謝絕'],
  declineTitle: ['谢绝代领？', 'Decline this request?', '謝絕代領？'],
  declineText: ['谢绝后，需要对方重新请求。', 'They would need to ask you again.', '謝絕後，需要對方重新請求。'],
  accepted: ['已接受', 'Accepted', '已接受'],
  isDeclined: ['已谢绝', 'Declined', '已謝絕'],
  code: ['显示取件码', 'Show pick-up code', '顯示取件碼'],
  copiesLeft: (count: number): Phrase => [
    `还可打印 ${count} 份`,
    `${counted(count, 'copy', 'copies')} left to print`,
    `還可列印 ${count} 份`,
  ],
  where: ['去哪里打印', 'Where to print', '去哪裡列印'],
})
