import { Id } from '@campus/contract/fields.ts'
import { dayFilter } from '@campus/contract/list-filter.ts'

export interface Narrowed {
  readonly code?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const given = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Each in Name]?: string }

/** The process and the days of an address, as far as the lists take them; days the wrong way round show everything. */
export const narrowedBy = ({ code, from, until }: Narrowed) => {
  const [first, last] = [dayFilter.from.safeParse(from).data, dayFilter.until.safeParse(until).data]
  const isBackwards = first !== undefined && last !== undefined && first > last
  return { ...given('code', Id.safeParse(code).data), ...(isBackwards ? {} : { ...given('from', first), ...given('until', last) }) }
}
