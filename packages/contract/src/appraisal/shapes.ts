import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'

export const maxQuestions = 8
export const maxBallotText = 1000
/** Fewer ballots than this show nothing: too few people could have written them. */
export const fewestBallots = 5

/** Asked by the screen: `null` is "no answer". */
export const Answer = z.number().int().min(1).max(5).nullable()

export const answerNames: Record<1 | 2 | 3 | 4 | 5, Phrase> = {
  5: ['非常同意', 'Strongly agree', '非常同意'],
  4: ['同意', 'Agree', '同意'],
  3: ['一般', 'Neutral', '普通'],
  2: ['不同意', 'Disagree', '不同意'],
  1: ['非常不同意', 'Strongly disagree', '非常不同意'],
}

/** What readers see: a campaign that is ready may not have begun. */
const appraisalPhases = ['preparing', 'upcoming', 'open', 'ending', 'closed', 'cancelled'] as const
export const AppraisalPhase = z.enum(appraisalPhases)
export type AppraisalPhase = z.infer<typeof AppraisalPhase>

export const phaseNames: Record<AppraisalPhase, Phrase> = {
  preparing: ['准备中', 'Being prepared', '準備中'],
  upcoming: ['未开始', 'Not open yet', '未開始'],
  open: ['进行中', 'Open', '進行中'],
  ending: ['正在计票', 'Being counted', '正在計票'],
  closed: ['已结束', 'Closed', '已結束'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
}

const titled = z.string().trim().min(1).max(200)

export const Question = z.object({ name: titled, nameEn: titled, nameTw: titled })
export type Question = z.infer<typeof Question>

/** Bytes as base64url, without padding. */
const base64Url = (bytes: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`), 'wrong')
/** As long as a key of 2048 bits. */
export const KeyBytes = base64Url(256)
export const RandomBytes = base64Url(32)

export const Appraisal = z.object({
  id: Id,
  name: z.string(),
  term: z.string(),
  opensAt: Instant,
  closesAt: Instant,
  phase: AppraisalPhase,
})

/** A section that takes part; `id` names it in this campaign alone. */
export const AppraisedSection = z.object({
  id: Id,
  code: z.string(),
  courseName: z.string(),
  teachers: z.array(z.string()),
})
