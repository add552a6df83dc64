import { ReviewState } from '@campus/contract/appeals/review.ts'
import { sql as fragment, type RawBuilder } from 'kysely'
import { containing } from '../../platform/db/sql.ts'
import type { Scope } from '../school/organisation/scope.service.ts'

/** Both kinds of appeals are read with their author as `person`. */
type AppealTable = 'pay_grievance' | 'free_copies_request'

const waitingStates = ['pending', 'seconding']

const isWaiting = (state: string) => waitingStates.includes(state)

/** To its author an appeal is being reviewed until it is decided, however many have to agree. */
export const stateForAuthor = (state: string): ReviewState => (isWaiting(state) ? 'pending' : ReviewState.parse(state))

const oneOf = (states: readonly string[]) => fragment`(select unnest(${states}::text[]))`

/** The appeals of one person, of one state as they see it if it is named. */
export const ofAuthor = (table: AppealTable, personId: string, state: string | undefined): RawBuilder<boolean> => {
  const mine = fragment`${fragment.ref(`${table}.person_id`)} = ${personId}`
  if (state === undefined) return fragment<boolean>`(${mine})`
  return fragment<boolean>`(${mine} and ${fragment.ref(`${table}.state`)} in ${oneOf(isWaiting(state) ? waitingStates : [state])})`
}

/** Whose appeals a reviewer is shown: never their own. */
export interface Reviewing {
  readonly schoolId: string
  readonly reviewerId: string
  readonly scope: Scope
  readonly state?: string | undefined
  readonly words?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

export const toReview = (
  table: AppealTable,
  { schoolId, reviewerId, scope, state, words, from, before }: Reviewing,
): RawBuilder<boolean> => {
  const column = (name: string) => fragment.ref(`${table}.${name}`)
  const conditions = [
    fragment`${column('school_id')} = ${schoolId}`,
    fragment`${column('person_id')} <> ${reviewerId}`,
    fragment`${column('state')} <> 'withdrawn'`,
    ...(scope === 'school' ? [] : [fragment`person.org_unit_id in (select unnest(${scope}::uuid[]))`]),
    ...(state === undefined ? [] : [fragment`${column('state')} = ${state}`]),
    ...(from ? [fragment`${column('created_at')} >= ${from}`] : []),
    ...(before ? [fragment`${column('created_at')} < ${before}`] : []),
    ...(words ? [fragment`(person.name ilike ${containing(words)} or person.number = ${words})`] : []),
  ]
  return fragment<boolean>`(${fragment.join(conditions, fragment` and `)})`
}

/** Pending ones: they come first in a list of appeals. */
export const waits = (table: AppealTable) => fragment<boolean>`(${fragment.ref(`${table}.state`)} in ${oneOf(waitingStates)})`
