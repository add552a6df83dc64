import type { IppAddress } from '../ipp/address.ts'
import { exchange } from '../ipp/exchange.ts'
import { type IppAttribute, integer, keyword, named, preamble, uri } from '../ipp/message.ts'
import { groupTags } from '../ipp/tags.ts'

interface Question {
  readonly jobId?: number
  readonly wanted?: readonly string[]
  readonly more?: readonly IppAttribute[]
  readonly job?: readonly IppAttribute[]
  readonly file?: string
}

/** One owner for all jobs: CUPS hides the names of jobs from others and lets only their owner cancel them. */
const owner = 'campus-terminal'

/** Asks one printer. IPP/1.1 throughout: a printer of any later version must understand it, and some understand nothing else. */
export const asker = (address: IppAddress) => {
  let requestId = 0
  return (operation: number, { jobId, wanted, more = [], job, file }: Question) => {
    requestId += 1
    // The standard asks for this very order: the charset, the language, the target, then the rest.
    const attributes = [
      ...preamble,
      uri('printer-uri', address.uri),
      ...(jobId === undefined ? [] : [integer('job-id', jobId)]),
      named('requesting-user-name', owner),
      ...more,
      ...(wanted ? [keyword('requested-attributes', ...wanted)] : []),
    ]
    const groups = [{ tag: groupTags.operation, attributes }, ...(job ? [{ tag: groupTags.job, attributes: job }] : [])]
    return exchange(address, { version: [1, 1], code: operation, requestId, groups }, file)
  }
}
