import { z } from 'zod'
import type { Phrase } from '../language.ts'

/** `disabled` and `expired` follow from the document; the others are actions. */
const applicationStates = [
  'pending_approval',
  'rejected',
  'pending_payment',
  'normal',
  'disabled',
  'expired',
  'withdrawn',
  'closed',
  'refunded',
] as const
export const ApplicationState = z.enum(applicationStates)
export type ApplicationState = z.infer<typeof ApplicationState>

export const applicationStateNames: Record<ApplicationState, Phrase> = {
  pending_approval: ['待审批', 'Waiting for approval', '待審批'],
  rejected: ['未通过', 'Rejected', '未通過'],
  pending_payment: ['待付款', 'Waiting for payment', '待付款'],
  normal: ['正常', 'Normal', '正常'],
  disabled: ['已停用', 'Disabled', '已停用'],
  expired: ['已过期', 'Expired', '已過期'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  closed: ['已关闭', 'Closed', '已關閉'],
  refunded: ['已退款', 'Refunded', '已退款'],
}

/** How far a file has come on its way to the applicant. */
const deliveryStates = [
  'none',
  'making',
  'failed',
  'ready',
  'downloaded',
  'unsent',
  'sent',
  'send_failed',
  'not_picked_up',
  'picked_up',
  'invalid',
] as const
export const DeliveryState = z.enum(deliveryStates)
export type DeliveryState = z.infer<typeof DeliveryState>

export const deliveryStateNames: Record<DeliveryState, Phrase> = {
  none: ['未开始', 'Not started', '未開始'],
  making: ['制作中', 'Being made', '製作中'],
  failed: ['处理失败', 'Processing failed', '處理失敗'],
  ready: ['可下载', 'Ready to download', '可下載'],
  downloaded: ['已下载', 'Downloaded', '已下載'],
  unsent: ['待发送', 'Waiting to send', '待傳送'],
  sent: ['已发送', 'Sent', '已傳送'],
  send_failed: ['发送失败', 'Sending failed', '傳送失敗'],
  not_picked_up: ['待取件', 'To collect', '待取件'],
  picked_up: ['已领取', 'Collected', '已領取'],
  invalid: ['已失效', 'Invalid', '已失效'],
}

/** What happened, from the form to the last verification. */
export const applicationEvents = [
  'applied',
  'nudged',
  'approved',
  'rejected',
  'withdrawn',
  'paid',
  'closed',
  'made',
  'making_failed',
  'mail_queued',
  'mail_sent',
  'mail_failed',
  'mail_bounced',
  'downloaded',
  'code_given',
  'printed',
  'picked_up',
  'delegated',
  'delegate_accepted',
  'delegate_declined',
  'delegate_expired',
  'delegate_removed',
  'verified',
  'revoked',
  'superseded',
  'expired',
  'refunded',
  'appealed',
] as const

/** Decisions on the way of a process with several steps. */
export const decidedStepKinds = ['step_approved', 'step_rejected', 'step_returned'] as const
