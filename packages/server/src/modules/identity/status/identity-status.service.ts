import type { OutputOf } from '@campus/contract/call.ts'
import type { identityStatus } from '@campus/contract/identity/papers.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { hasSignature } from '../../signature/own/signature.service.ts'
import { findLatestPaper } from '../papers/paper.repository.ts'
import { listOwnTypes } from '../photos/own-types.service.ts'
import { hasPhotoConsent } from '../photos/photo-consent.service.ts'
import { isAskedOf, isMember } from '../types/asked.rules.ts'
import { type Step, summarize } from './steps.rules.ts'

type Types = Awaited<ReturnType<typeof listOwnTypes>>
type Paper = Awaited<ReturnType<typeof findLatestPaper>>

const paperStates = { draft: 'todo', expired: 'todo', reviewing: 'waiting', checked: 'done', refused: 'refused' } as const

const photoStates = {
  missing: 'todo',
  outdated: 'todo',
  draft: 'todo',
  reviewing: 'waiting',
  error: 'waiting',
  passed: 'done',
  failed: 'refused',
  mismatch: 'refused',
} as const

const paperStep = (paper: Paper, isRequired: boolean): Step => ({
  step: 'paper',
  state: paper ? paperStates[paper.state] : 'todo',
  photoTypeId: null,
  isRequired,
})

const photoSteps = (types: Types, roles: readonly Role[]): Step[] =>
  types
    .filter(({ purpose, state }) => isAskedOf(roles, purpose) || state !== 'missing')
    .map(({ id, state, isRequired }) => ({ step: 'photo', state: photoStates[state], photoTypeId: id, isRequired }))

export const readStatus = async (ctx: CallerCtx): Promise<OutputOf<typeof identityStatus>> => {
  const { personId, roles } = ctx.caller
  const consent: Step = {
    step: 'consent',
    state: (await hasPhotoConsent(ctx, ctx.caller)) ? 'done' : 'todo',
    photoTypeId: null,
    // Who does not agree brings the paper, and goes to the counter for the rest.
    isRequired: false,
  }
  const signature: Step = {
    step: 'signature',
    state: (await hasSignature(ctx, personId)) ? 'done' : 'todo',
    photoTypeId: null,
    // Only some certificates want one.
    isRequired: false,
  }
  const paper = paperStep(await findLatestPaper(ctx.sql, personId), isMember(roles))
  return summarize([paper, consent, ...photoSteps(await listOwnTypes(ctx), roles), signature])
}
