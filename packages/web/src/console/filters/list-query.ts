import { dayFilter, listFilter, personFilter } from '@campus/contract/list-filter.ts'

interface Part {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly unitId?: string | undefined
}

const given = <Value>(name: string, value: Value | undefined) => (value === undefined ? {} : { [name]: value })

/** Days and unit of an address, as far as a list takes them. */
export const listQuery = ({ from, until, unitId }: Part): Part => ({
  ...given('from', listFilter.from.safeParse(from).data),
  ...given('until', listFilter.until.safeParse(until).data),
  ...given('unitId', listFilter.unitId.safeParse(unitId).data),
})

/** The person of an address, for lists that can be narrowed to one. */
export const personIn = ({ personId }: { readonly personId?: string | undefined }): { personId?: string } =>
  given('personId', personFilter.personId.safeParse(personId).data)

/** The days of an address, for lists that are narrowed by them alone. */
export const daysIn = (query: Part): { from?: string; until?: string } => {
  return { ...given('from', dayFilter.from.safeParse(query.from).data), ...given('until', dayFilter.until.safeParse(query.until).data) }
}
