import { z } from 'zod'
import type { Phrase } from '../language.ts'

const documentWays = ['download', 'email', 'paper'] as const
export const DocumentWay = z.enum(documentWays)
export type DocumentWay = z.infer<typeof DocumentWay>

export const wayNames: Record<DocumentWay, Phrase> = {
  download: ['下载', 'Download', '下載'],
  email: ['邮件发送', 'By email', '郵件傳送'],
  paper: ['纸质领取', 'On paper', '紙本領取'],
}

/** What a copy beyond the free ones costs: nothing, its price until one was paid for, or its price always. */
const chargeModes = ['none', 'first', 'each'] as const
export const ChargeMode = z.enum(chargeModes)
export type ChargeMode = z.infer<typeof ChargeMode>

export const chargeNames: Record<ChargeMode, Phrase> = {
  none: ['免费', 'Free', '免費'],
  first: ['仅首份收费', 'First copy only', '僅首份收費'],
  each: ['每份收费', 'Each copy', '每份收費'],
}

/** In which stretches of time uses are counted; each begins at midnight in the school's own time. */
export const limitPeriods = ['total', 'day', 'week', 'month', 'quarter', 'half_year', 'year'] as const
export const LimitPeriod = z.enum(limitPeriods)
export type LimitPeriod = z.infer<typeof LimitPeriod>

export const periodNames: Record<LimitPeriod, Phrase> = {
  total: ['总共', 'Total', '總共'],
  day: ['每天', 'Per day', '每天'],
  week: ['每周', 'Per week', '每週'],
  month: ['每月', 'Per month', '每月'],
  quarter: ['每季度', 'Per quarter', '每季度'],
  half_year: ['每半年', 'Per half-year', '每半年'],
  year: ['每年', 'Per year', '每年'],
}

/** What a limit counts: how often somebody applies, or how many copies they get. */
const limitCounts = ['applications', 'copies'] as const
export const LimitCount = z.enum(limitCounts)
export type LimitCount = z.infer<typeof LimitCount>

const limit = z.number().int().min(1).max(10_000).nullable()
export const Limits = z.object({ total: limit, day: limit, week: limit, month: limit, quarter: limit, half_year: limit, year: limit })
export type Limits = z.infer<typeof Limits>

const headingRules = ['none', 'optional', 'required'] as const
export const HeadingRule = z.enum(headingRules)

/**
 * To whom a document is addressed: Chinese, letters and digits, as the specification has it, the spaces between words, and the signs that
 * names of companies hold: 示范（上海）科技有限公司, A&B.
 */
export const Heading = z
  .string()
  .trim()
  .max(60)
  .regex(/^(?=.*[\p{Script=Han}A-Za-z0-9])[\p{Script=Han}A-Za-z0-9（）()·、&]+( [\p{Script=Han}A-Za-z0-9（）()·、&]+)*$/u, 'heading')
