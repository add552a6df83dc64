import { filingLine } from '@campus/contract/faces/console.ts'

/** How near the school is to the number of people at which the use of faces has to be filed. */
export const filingOf = (people: number): 'below' | 'near' | 'due' => {
  if (people >= filingLine.people) return 'due'
  return people >= filingLine.warnAt ? 'near' : 'below'
}
