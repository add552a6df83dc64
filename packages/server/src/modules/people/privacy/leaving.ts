import type { UserType } from '@campus/contract/roles.ts'

/** Guests leave with their data; students and staff stay as long as the school knows them. */
export const leavesWithData = (kind: UserType) => kind === 'visitor' || kind === 'family'
