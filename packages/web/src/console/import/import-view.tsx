import type { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import type { ImportStateName } from './import-state.tsx'
import { importWords } from './words.ts'

/** The address of one import; those of all areas take the same. */
export type ImportPath = typeof consolePaths.import

interface ShownImport {
  readonly fileName: string
  readonly state: ImportStateName
  readonly total: number
}

interface ImportViewProps<Shown extends ShownImport> {
  readonly screen: ImportPath
  /** None where the address names no import. */
  readonly id: string | undefined
  readonly read: UseQueryResult<Shown>
  readonly lead: (shown: Shown) => string
  /** While it waits for a decision. */
  readonly renderDecision: (shown: Shown) => ReactNode
  readonly renderProgress: (shown: Shown) => ReactNode
  readonly renderLines: (shown: Shown) => ReactNode
}

const hasLines = ({ state, total }: ShownImport) => total > 0 && state !== 'reading' && state !== 'unreadable'

/** One import from its preview to its end. */
export function ImportView<Shown extends ShownImport>({ screen, id, read, lead, ...parts }: ImportViewProps<Shown>) {
  const { noSuch } = useWords(importWords)
  return (
    <ConsoleFrame screen={screen} title={read.data?.fileName} lead={read.data && lead(read.data)}>
      {id === undefined ? (
        <Empty t={noSuch} />
      ) : (
        <QueryView read={read}>
          {(shown) => (
            <>
              {shown.state === 'preview' ? parts.renderDecision(shown) : parts.renderProgress(shown)}
              {hasLines(shown) && parts.renderLines(shown)}
            </>
          )}
        </QueryView>
      )}
    </ConsoleFrame>
  )
}
