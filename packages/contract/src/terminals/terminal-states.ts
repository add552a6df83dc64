import { z } from 'zod'
import { ClockTime } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { Titled } from '../school/schools.ts'

/** What a terminal can do. */
export const terminalAbilities = ['certificate', 'document', 'photo', 'colour', 'duplex'] as const
export const TerminalAbility = z.enum(terminalAbilities)
export type TerminalAbility = z.infer<typeof TerminalAbility>

export const abilityNames: Record<TerminalAbility, Phrase> = {
  certificate: ['证明打印', 'Certificates', '證明列印'],
  document: ['文档打印', 'Documents', '文件列印'],
  photo: ['照片打印', 'Photos', '照片列印'],
  colour: ['彩色', 'Colour', '彩色'],
  duplex: ['双面', 'Double-sided', '雙面'],
}

/** What it means for a print that a terminal lacks one of them. */
export const lackedNames: Record<TerminalAbility, Phrase> = {
  certificate: ['这台不能打印证明', 'This terminal does not print certificates', '這台不能列印證明'],
  document: ['这台不能打印文档', 'This terminal does not print documents', '這台不能列印文件'],
  photo: ['这台没有相纸', 'This terminal has no photo paper', '這台沒有相紙'],
  colour: ['这台只有黑白', 'This terminal cannot print in colour', '這台只有黑白'],
  duplex: ['这台不能双面打印', 'This terminal cannot print double-sided', '這台不能雙面列印'],
}

/** As people see it: it works, or it does not. */
export const TerminalState = z.enum(['normal', 'unavailable'])
export type TerminalState = z.infer<typeof TerminalState>

export const terminalStateNames: Record<TerminalState, Phrase> = {
  normal: ['正常', 'Working', '正常'],
  unavailable: ['不可用', 'Not working', '不可用'],
}

/** Whether it sends heartbeats. */
export const RunState = z.enum(['online', 'offline'])
export type RunState = z.infer<typeof RunState>

/** Whether the school lets it run: `closed` is a decision of an administrator. */
export const SystemState = z.enum(['normal', 'fault', 'closed'])
export type SystemState = z.infer<typeof SystemState>

export const PrinterState = z.enum(['idle', 'printing', 'stopped', 'unknown'])
export type PrinterState = z.infer<typeof PrinterState>

/** Why a printer stopped, or soon will: the words of IPP that matter here. */
const printerReasons = [
  'media_empty',
  'media_low',
  'media_jam',
  'toner_empty',
  'toner_low',
  'door_open',
  'output_full',
  'paused',
  'unreachable',
  'other',
] as const
export const PrinterReason = z.enum(printerReasons)
export type PrinterReason = z.infer<typeof PrinterReason>

export const printerReasonNames: Record<PrinterReason, Phrase> = {
  media_empty: ['缺纸', 'Out of paper', '缺紙'],
  media_low: ['纸张不多', 'Paper low', '紙張不多'],
  media_jam: ['卡纸', 'Paper jam', '卡紙'],
  toner_empty: ['碳粉用尽', 'Out of toner', '碳粉用盡'],
  toner_low: ['碳粉不足', 'Toner low', '碳粉不足'],
  door_open: ['盖板未关', 'Cover open', '蓋板未關'],
  output_full: ['出纸盘已满', 'Output tray full', '出紙匣已滿'],
  paused: ['打印机已暂停', 'Printer paused', '印表機已暫停'],
  unreachable: ['打印机无响应', 'Printer not responding', '印表機無回應'],
  other: ['打印机异常', 'Printer failure', '印表機異常'],
}

/** These only warn: the printer goes on. */
export const warningReasons: readonly PrinterReason[] = ['media_low', 'toner_low']

/** Days from 1 (Monday) to 7. A terminal without hours is always open. */
export const OpeningHours = z
  .object({ days: z.array(z.number().int().min(1).max(7)).min(1, 'required').max(7), from: ClockTime, until: ClockTime })
  .refine(({ from, until }) => from < until, { message: 'ends_before', path: ['until'] })
export type OpeningHours = z.infer<typeof OpeningHours>

export const TerminalName = Titled.extend({ location: z.string(), locationEn: z.string(), locationTw: z.string() })
