import { z } from 'zod'
import type { Phrase } from '../language.ts'

/** What can be wrong with a terminal. The watch finds those of the printer and the line by itself. */
export const faultKinds = [
  'offline',
  'media_empty',
  'media_jam',
  'toner',
  'printer',
  'screen',
  'scanner',
  'payment',
  'credential',
  'other',
] as const
export const FaultKind = z.enum(faultKinds)
export type FaultKind = z.infer<typeof FaultKind>

export const faultKindNames: Record<FaultKind, Phrase> = {
  offline: ['断网或断电', 'No power or network', '斷網或斷電'],
  media_empty: ['缺纸', 'Out of paper', '缺紙'],
  media_jam: ['卡纸', 'Paper jam', '卡紙'],
  toner: ['碳粉或墨水', 'Toner or ink', '碳粉或墨水'],
  printer: ['打印机故障', 'Printer failure', '印表機故障'],
  screen: ['屏幕或触摸', 'Screen or touch', '螢幕或觸控'],
  scanner: ['扫码器', 'Code scanner', '掃碼器'],
  payment: ['支付问题', 'Payment', '支付問題'],
  credential: ['凭据异常', 'Credential used twice', '憑證異常'],
  other: ['其他', 'Something else', '其他'],
}

/** What people may report; the rest only the watch can know. */
export const reportableKinds = faultKinds.filter((kind) => kind !== 'credential')

export const faultStates = ['untreated', 'processed'] as const
export const FaultState = z.enum(faultStates)
export type FaultState = z.infer<typeof FaultState>

export const faultStateNames: Record<FaultState, Phrase> = {
  untreated: ['未处理', 'Open', '未處理'],
  processed: ['已处理', 'Fixed', '已處理'],
}
