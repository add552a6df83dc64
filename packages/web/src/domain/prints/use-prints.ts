import type { OutputOf } from '@campus/contract/call.ts'
import { terminalPrints } from '@campus/contract/certificates/pick-up.ts'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { redirect } from '../../navigation/navigator.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import type { Path } from '../../paths/path.ts'

export type Print = OutputOf<typeof terminalPrints>['rows'][number]

type State = Print['state'] | undefined

export interface Prints<Row = Print> {
  readonly pages: Pages<Row>
  readonly state: State
  readonly show: (state: State) => void
}

const State = terminalPrints.query.shape.state

/** The state that the address names, and the way to another. */
export const usePrintState = (path: Path<{ state?: string }>): Omit<Prints, 'pages'> => ({
  state: State.safeParse(useQueryOf(path).state).data,
  show: (state) => void redirect(path, { state }),
})

/** My certificates on paper, of one state or all of them. */
export const useCertificatePrints = (state: State): Pages<Print> =>
  usePages(keyOf(terminalPrints, { state }), (pageNum, signal) => send(terminalPrints, { state, pageNum }, { signal }))
