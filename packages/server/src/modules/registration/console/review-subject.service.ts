import type { Phrase } from '@campus/contract/language.ts'
import { type RegistrationState, registrationStateNames } from '@campus/contract/registration/states.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { reviewable } from '../cases/case-state.rules.ts'
import { findOwnListed } from './case-list.service.ts'

const tones: Record<RegistrationState, SubjectView['tone']> = {
  pending: 'waiting',
  unmatched: 'waiting',
  supplement: 'waiting',
  passed: 'good',
  registered: 'good',
  failed: 'bad',
  registration_failed: 'bad',
}

const reviewIt: Phrase = ['去审核', 'Review', '去審核']
const seeIt: Phrase = ['查看申请', 'View the registration', '查看申請']

/** Where a case stands, for those who may decide about it. */
export const describeReview = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findOwnListed(ctx, id)
  if (!row) return undefined
  const { state } = row
  return { state: registrationStateNames[state], tone: tones[state], actionLabel: reviewable.includes(state) ? reviewIt : seeIt }
}
