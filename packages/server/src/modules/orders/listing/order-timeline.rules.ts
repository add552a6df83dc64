import type { DocumentWay } from '@campus/contract/documents/template-choices.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { OrderState, orderSteps } from '@campus/contract/orders/orders.ts'
import type { Closing, LineState } from '../order/order-state.rules.ts'

interface TimelineEntry {
  readonly state: LineState
  readonly way: DocumentWay
  readonly amount: number
}

/** All inputs of the status of an order. */
export interface Timeline {
  readonly state: OrderState
  readonly needsApproval: boolean
  readonly total: number
  readonly closedReason: '' | Closing
  /** Whether a provider was asked for money. */
  readonly hasPayment: boolean
  readonly lines: readonly TimelineEntry[]
}

interface TimelineInput {
  readonly cause: Phrase
  readonly next: Phrase
}

const closings: Record<Closing, Phrase> = {
  cancelled: ['您取消了订单', 'You cancelled the order', '您取消了訂單'],
  expired: ['未在规定时间内付款', 'It was not paid in time', '未在規定時間內付款'],
  rejected: ['申请未通过审批', 'The application was rejected', '申請未通過審批'],
  withdrawn: ['您撤回了申请', 'You withdrew the application', '您撤回了申請'],
}

/** What is left to do for each way of having a file, when it is there. */
const receiving: Record<DocumentWay, Phrase> = {
  download: ['文件可以下载', 'Your files are ready to download', '檔案可以下載'],
  email: ['文件已发送到收件邮箱', 'Your files were emailed', '檔案已傳送到收件信箱'],
  paper: ['请凭取件码到自助终端领取', 'Collect your documents at a terminal with the pick-up code', '請憑取件碼到自助終端領取'],
}

const join = (phrases: readonly Phrase[]): Phrase => [
  `${phrases.map(([text]) => text).join('；')}。`,
  `${phrases.map(([, text]) => text).join('. ')}.`,
  `${phrases.map(([, , text]) => text).join('；')}。`,
]

const finishedNext = ({ lines }: Timeline): Phrase => {
  const ways = new Set(lines.filter(({ state }) => state === 'done').map(({ way }) => way))
  return join([...ways].map((way) => receiving[way]))
}

const tellers: Record<OrderState, (timeline: Timeline) => TimelineInput> = {
  approval: () => ({
    cause: ['学校正在审批您的申请。', 'The school is reviewing your application.', '學校正在審批您的申請。'],
    next: [
      '有结果后会通知您；在此之前可以取消。',
      'You will be notified of the result. Until then you can cancel.',
      '有結果後會通知您；在此之前可以取消。',
    ],
  }),
  unpaid: ({ needsApproval }) => ({
    cause: needsApproval
      ? ['审批已通过，等待付款。', 'Approved and waiting for payment.', '審批已通過，等待付款。']
      : ['等待付款。', 'Waiting for payment.', '等待付款。'],
    next: [
      '请在截止时间前付款，逾期自动关闭。已付款的，稍后会自动更新。',
      'Pay in time, or the order closes automatically. If you have already paid, it will show shortly.',
      '請在截止時間前付款，逾期自動關閉。已付款的，稍後會自動更新。',
    ],
  }),
  packaging: ({ total }) => ({
    cause:
      total > 0
        ? ['已付款，文件正在制作。', 'Paid. Your documents are being made.', '已付款，檔案正在製作。']
        : ['文件正在制作。', 'Your documents are being made.', '檔案正在製作。'],
    next: [
      '通常一分钟内完成，无需操作；如有中断会自动重试。',
      'This takes up to a minute and continues automatically.',
      '通常一分鐘內完成，無需操作；如有中斷會自動重試。',
    ],
  }),
  failed: ({ total }) => ({
    cause: ['有文件未能生成，原因见下方明细。', 'A file could not be made. See the reason next to it.', '有檔案未能產生，原因見下方明細。'],
    next:
      total > 0
        ? ['可以重试；不再需要时可以退款。', 'Try again, or get a refund if you no longer need it.', '可以重試；不再需要時可以退款。']
        : ['可以重试；仍不成功请联系学校。', 'Try again. If it fails again, contact the school.', '可以重試；仍不成功請聯絡學校。'],
  }),
  waiting_to_send: () => ({
    cause: ['文件已生成，正在排队发送邮件。', 'Your files are ready and waiting to be emailed.', '檔案已產生，正在排隊傳送郵件。'],
    next: ['邮件通常在 15-20 分钟内送达。', 'Emails usually arrive within 15 to 20 minutes.', '郵件通常在 15-20 分鐘內送達。'],
  }),
  send_failed: () => ({
    cause: ['邮件未能送达，原因见下方明细。', 'An email was not delivered. See the reason next to it.', '郵件未能送達，原因見下方明細。'],
    next: [
      '请核对邮箱地址后重新发送，或直接下载文件。',
      'Check the address and send it again, or download the files.',
      '請核對電子信箱地址後重新傳送，或直接下載檔案。',
    ],
  }),
  finished: (timeline) => ({
    cause: ['文件已全部生成。', 'All files are ready.', '檔案已全部產生。'],
    next: finishedNext(timeline),
  }),
  closed: ({ closedReason }) => ({
    cause: join([closings[closedReason || 'expired']]),
    next: [
      '冻结的余额和份数已退回；需要时请重新申请。',
      'Held beans and free copies were returned. Apply again if you still need it.',
      '凍結的餘額和份數已退回；需要時請重新申請。',
    ],
  }),
  refunded: () => ({
    cause: ['款项已按原路退回。', 'Your payment was refunded the way you paid.', '款項已按原路退回。'],
    next: [
      '余额即时到账；通过付款平台支付的部分由平台退回，通常需要 1-3 个工作日。',
      'Beans are returned immediately. Payment providers take one to three working days.',
      '餘額即時入帳；透過付款平台支付的部分由平台退回，通常需要 1-3 個工作日。',
    ],
  }),
}

export const buildTimeline = (timeline: Timeline): TimelineInput => tellers[timeline.state](timeline)

type Step = (typeof orderSteps)[number]

const isMade = ({ state }: TimelineEntry) => state === 'to_send' || state === 'send_failed' || state === 'done'

/** Whether there can be an appeal about the money of an order in this state: always, never, or where a provider was asked for some. */
const appeals: Record<OrderState, 'always' | 'never' | 'with_payment'> = {
  approval: 'never',
  unpaid: 'with_payment',
  packaging: 'always',
  failed: 'always',
  waiting_to_send: 'always',
  send_failed: 'always',
  finished: 'always',
  closed: 'with_payment',
  refunded: 'never',
}

const mayAppeal = ({ state, total, hasPayment }: Timeline) =>
  total > 0 && (appeals[state] === 'always' || (appeals[state] === 'with_payment' && hasPayment))

/** What the buyer can do about an order now. */
export const stepsFor = (timeline: Timeline): Step[] => {
  const { state, lines } = timeline
  const files = lines.filter((line) => isMade(line) && line.way !== 'paper')
  const failed = lines.filter((line) => line.state === 'failed')
  const isOpen: Record<Step, boolean> = {
    pay: state === 'unpaid',
    cancel: state === 'unpaid' || state === 'approval',
    retry: failed.length > 0 || lines.some((line) => line.state === 'send_failed'),
    resend: files.some(({ way }) => way === 'email'),
    download: files.length > 0,
    refund: failed.some(({ amount }) => amount > 0),
    appeal: mayAppeal(timeline),
  }
  return (Object.keys(isOpen) as Step[]).filter((step) => isOpen[step])
}
