import { z } from 'zod'
import type { Phrase } from '../language.ts'

export const lostSides = ['found', 'lost'] as const
export const LostSide = z.enum(lostSides)
export type LostSide = z.infer<typeof LostSide>

export const lostSideNames: Record<LostSide, Phrase> = {
  found: ['招领', 'Found', '招領'],
  lost: ['寻物', 'Lost', '尋物'],
}

export const lostKinds = ['card', 'electronics', 'keys', 'bag', 'clothes', 'umbrella', 'book', 'bottle', 'other'] as const
export const LostKind = z.enum(lostKinds)
export type LostKind = z.infer<typeof LostKind>

export const lostKindNames: Record<LostKind, Phrase> = {
  card: ['证件、校园卡', 'ID or campus card', '證件、校園卡'],
  electronics: ['手机、电子产品', 'Phone or electronics', '手機、電子產品'],
  keys: ['钥匙', 'Keys', '鑰匙'],
  bag: ['钱包、背包', 'Wallet or bag', '錢包、背包'],
  clothes: ['衣物、饰品', 'Clothes or jewellery', '衣物、飾品'],
  umbrella: ['雨伞', 'Umbrella', '雨傘'],
  book: ['书本、文具', 'Books or stationery', '書本、文具'],
  bottle: ['水杯', 'Bottle or cup', '水杯'],
  other: ['其他', 'Other', '其他'],
}

/** What everybody reads in the place of a title: cards carry no words of their own. */
export const cardTitles: Record<LostSide, Phrase> = {
  found: ['捡到一张证件或校园卡', 'An ID or campus card was found', '撿到一張證件或校園卡'],
  lost: ['丢失一张证件或校园卡', 'An ID or campus card was lost', '遺失一張證件或校園卡'],
}

/** Closed by its author, ended by the school, run out, or given back. */
export const lostStates = ['open', 'hidden', 'returned', 'closed', 'expired', 'removed'] as const
export const LostState = z.enum(lostStates)
export type LostState = z.infer<typeof LostState>

export const lostStateNames: Record<LostState, Phrase> = {
  open: ['进行中', 'Open', '進行中'],
  hidden: ['已隐藏，待核查', 'Hidden for review', '已隱藏，待核查'],
  returned: ['已归还', 'Returned', '已歸還'],
  closed: ['已关闭', 'Closed', '已關閉'],
  expired: ['已到期', 'Expired', '已到期'],
  removed: ['已由学校结束', 'Ended by the school', '已由學校結束'],
}

const claimStates = ['waiting', 'accepted', 'declined', 'withdrawn', 'handed_over', 'ended'] as const
export const ClaimState = z.enum(claimStates)
export type ClaimState = z.infer<typeof ClaimState>

export const claimStateNames: Record<ClaimState, Phrase> = {
  waiting: ['等待答复', 'Waiting for an answer', '等待答覆'],
  accepted: ['已确认，待交接', 'Confirmed, not handed over yet', '已確認，待交接'],
  declined: ['未通过', 'Declined', '未通過'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  handed_over: ['已交接', 'Handed over', '已交接'],
  ended: ['已结束', 'Ended', '已結束'],
}

export const reportReasons = ['personal', 'untrue', 'rude', 'advertisement', 'other'] as const
export const ReportReason = z.enum(reportReasons)
export type ReportReason = z.infer<typeof ReportReason>

export const reportReasonNames: Record<ReportReason, Phrase> = {
  personal: ['露出个人信息或证件', 'Shows personal data or a card', '露出個人資料或證件'],
  untrue: ['内容不实', 'False information', '內容不實'],
  rude: ['辱骂或不当内容', 'Offensive or inappropriate', '辱罵或不當內容'],
  advertisement: ['广告', 'Advertisement', '廣告'],
  other: ['其他', 'Other', '其他'],
}

/** A post is shown for this long, and once more for as long. */
export const postDays = 30
export const maxPhotos = 3
