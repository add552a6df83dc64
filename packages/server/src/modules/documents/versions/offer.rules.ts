import type { Standing } from '@campus/contract/academics/records.ts'
import type { UserType } from '@campus/contract/roles.ts'

/** What counts of a student record when a certificate is to be made from it. */
interface KnownRecord {
  readonly source: { readonly code: string }
  readonly standing: Standing
}

interface Asker {
  readonly roles: readonly string[]
  /** All records of the person. */
  readonly records: readonly KnownRecord[]
}

interface Audience {
  readonly userTypes: readonly UserType[]
  readonly sources: readonly string[]
  readonly standings: readonly Standing[]
}

export const isForOneOf = ({ userTypes }: Pick<Audience, 'userTypes'>, roles: readonly string[]) =>
  userTypes.some((type) => roles.includes(type))

/** No source named is any. */
export const takesSource = ({ sources }: Pick<Audience, 'sources'>, code: string) => sources.length === 0 || sources.includes(code)

export const recordsThatFit = <Known extends KnownRecord>(rules: Audience, records: readonly Known[]): Known[] =>
  records.filter(({ source, standing }) => takesSource(rules, source.code) && rules.standings.includes(standing))

/**
 * Whether a certificate is for people like these. Where somebody comes from stays, so that what is made from other systems is not
 * shown to them; how they stand changes, so that the student sees what the graduate will get.
 */
export const isForPeopleLike = (rules: Audience, { roles, records }: Asker) =>
  isForOneOf(rules, roles) && (records.length === 0 || records.some(({ source }) => takesSource(rules, source.code)))

/** Why somebody is not among those who get a certificate; each is made from a student record. */
export const refusalTo = (rules: Audience, { roles, records }: Asker): 'cannot_apply' | 'record_unknown' | undefined => {
  if (!isForOneOf(rules, roles)) return 'cannot_apply'
  if (records.length === 0) return 'record_unknown'
  return recordsThatFit(rules, records).length === 0 ? 'cannot_apply' : undefined
}
