import { toast } from '@campus/ui/feedback/toast.ts'
import { useSelection } from '@campus/ui/table/use-selection.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { runEach } from './run-each.ts'
import { bulkWords } from './words.ts'

/** As many as a dialog names before it counts the others. */
const namedAtMost = 3

/** Rows that are ticked in a list, and one action on all of them. */
export const useBulk = <Row extends { readonly id: string }>(list: Parameters<typeof useSelection<Row>>[0]) => {
  const words = useWords(bulkWords)
  const selection = useSelection<Row>(list)
  const { chosen, keep } = selection
  const [running, setRunning] = useState<{ readonly done: number; readonly count: number }>()
  const names = chosen.slice(0, namedAtMost).map(list.nameOf)
  const run = async (act: (id: string) => Promise<unknown>) => {
    const refused = await runEach(
      chosen.map(({ id }) => id),
      act,
      (done) => setRunning({ done, count: chosen.length }),
    )
    setRunning(undefined)
    keep(chosen.filter(({ id }) => refused.includes(id)))
    const count = chosen.length - refused.length
    if (refused.length === 0) toast(words.done(count), 'success')
    else toast(words.refused(count, refused.length), 'failure')
  }
  return {
    selection,
    chosen,
    clear: () => keep([]),
    /** Who or what is ticked, before what is said of it. */
    naming: (text: string) => words.naming(names, chosen.length - names.length, text),
    running,
    run,
  }
}

export type Bulk<Row extends { readonly id: string }> = ReturnType<typeof useBulk<Row>>
