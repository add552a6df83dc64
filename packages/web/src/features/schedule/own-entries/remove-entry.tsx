import { removeOwnEntry } from '@campus/contract/schedule/own-entries.ts'
import { ownTimetable, type TimetableEntry } from '@campus/contract/schedule/timetable.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { ownEntryWords } from './words.ts'

/** Takes an own entry out of the timetable after a question. */
export function RemoveEntry({ entry: { id, series }, onRemoved }: { readonly entry: TimetableEntry; readonly onRemoved: () => void }) {
  const words = useWords(ownEntryWords)
  const { act, isActing } = useAction(removeOwnEntry, { changes: [ownTimetable] })
  const remove = async () => {
    const text = series?.repeats === 'none' ? '' : words.removeSeries
    if (!(await ask({ title: words.removeTitle, text, confirm: words.remove }))) return
    await act({ id })
    toast(words.removed, 'success')
    onRemoved()
  }
  return (
    <Button block color="danger" fill="none" loading={isActing} onClick={() => void remove().catch(() => undefined)}>
      {words.remove}
    </Button>
  )
}
