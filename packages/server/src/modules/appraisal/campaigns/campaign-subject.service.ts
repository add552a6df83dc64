import { type AppraisalPhase, phaseNames } from '@campus/contract/appraisal/shapes.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findCampaign } from './campaign.repository.ts'
import { phaseOf } from './campaign.rules.ts'

const tones: Record<AppraisalPhase, SubjectView['tone']> = {
  preparing: 'waiting',
  upcoming: 'waiting',
  open: 'waiting',
  ending: 'over',
  closed: 'over',
  cancelled: 'over',
}
const takePart: Phrase = ['去评教', 'Take part', '去評教']
const seeIt: Phrase = ['查看', 'View', '查看']

/** For the students to whom it was announced. */
export const describeCampaign = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findCampaign(ctx.sql, id)
  if (row?.school_id !== ctx.caller.schoolId) return undefined
  const phase = phaseOf(row, ctx.now())
  return { state: phaseNames[phase], tone: tones[phase], actionLabel: phase === 'open' ? takePart : seeIt }
}
