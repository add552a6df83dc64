import { Id } from '@campus/contract/fields.ts'
import type { registrationPaths } from '@campus/contract/paths/registration.ts'
import { RecordedType, RegistrationState } from '@campus/contract/registration/states.ts'
import { daysIn } from '../../../../console/filters/list-query.ts'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'

type Queue = Addressed<typeof registrationPaths.matchedCases>

/** What a queue is narrowed to; what makes no sense is left out. */
export const filterIn = ({ query, searched }: Queue) => {
  const state = RegistrationState.safeParse(query.state).data
  const userType = RecordedType.safeParse(query.userType).data
  return { ...searched, ...(state && { state }), ...(userType && { userType }), ...daysIn(query) }
}

/** The address of a queue as its call takes it. */
export const queueQuery = (queue: Queue) => ({ ...queue.place, ...filterIn(queue) })

export const chosenIn = ({ query }: Queue): string | undefined => Id.safeParse(query.id).data
