import { Id } from '@campus/contract/fields.ts'
import type { registrationPaths } from '@campus/contract/paths/registration.ts'
import { RecordedType, RegistrationState } from '@campus/contract/registration/states.ts'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'

/** The address of a queue as its call takes it; what makes no sense is left out. */
export const queueQuery = ({ query, place, searched }: Addressed<typeof registrationPaths.matchedCases>) => {
  const state = RegistrationState.safeParse(query.state).data
  const userType = RecordedType.safeParse(query.userType).data
  return { ...place, ...searched, ...(state && { state }), ...(userType && { userType }) }
}

export const chosenIn = ({ query }: Addressed<typeof registrationPaths.matchedCases>): string | undefined => Id.safeParse(query.id).data
