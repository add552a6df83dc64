import { consoleGradeSheet, consoleGradeSheets, publishGradeSheets } from '@campus/contract/grades/console.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { sheetReviewWords } from '../words.ts'

/** Asks once more, because it cannot be undone. */
export const usePublish = (onDone?: () => void) => {
  const words = useWords(sheetReviewWords)
  const { act } = useAction(publishGradeSheets, { changes: [consoleGradeSheets, consoleGradeSheet] })
  return async (sectionIds: readonly string[]) => {
    const count = sectionIds.length
    if (!(await ask({ title: words.publishTitle(count), text: words.publishText, confirm: words.publishOne }))) return
    // What went wrong was shown; the selection stays.
    const done = await act({ sectionIds: [...sectionIds] }).catch(() => undefined)
    if (!done) return
    onDone?.()
    toast(words.published(done.scores), 'success')
  }
}
