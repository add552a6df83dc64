import { ReviewState } from '@campus/contract/appeals/review.ts'
import { Id } from '@campus/contract/fields.ts'
import type { appealsPaths } from '@campus/contract/paths/orders.ts'
import type { ComponentType } from 'react'
import { useWide } from '../../layout/use-wide.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'

/** The filter of the appeals, and the selected one. */
export interface Asked {
  readonly state: ReviewState | undefined
  readonly id: string | undefined
}

interface AppealsScreenProps {
  readonly path: typeof appealsPaths.payGrievances
  readonly List: ComponentType<Asked>
  readonly View: ComponentType<{ readonly id: string }>
}

/** On a phone one of them opens in the place of the list, where there is room beside it. */
export function AppealsScreen({ path, List, View }: AppealsScreenProps) {
  const isWide = useWide()
  const query = useQueryOf(path)
  const id = Id.safeParse(query.id).data
  const state = ReviewState.safeParse(query.state).data
  return id && !isWide ? <View key={id} id={id} /> : <List key={state} state={state} id={id} />
}
