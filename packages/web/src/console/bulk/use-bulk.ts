import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { runEach } from './run-each.ts'
import { bulkWords } from './words.ts'

/** Rows that are ticked in a list, and one action on all of them. */
export const useBulk = () => {
  const words = useWords(bulkWords)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [done, setDone] = useState<number>()
  const run = async (act: (id: string) => Promise<unknown>) => {
    const refused = await runEach(chosen, act, setDone)
    setDone(undefined)
    setChosen(refused)
    const count = chosen.length - refused.length
    if (refused.length === 0) toast(words.done(count), 'success')
    else toast(words.refused(count, refused.length), 'failure')
  }
  return { chosen, setChosen, done, run }
}

export type Bulk = ReturnType<typeof useBulk>
