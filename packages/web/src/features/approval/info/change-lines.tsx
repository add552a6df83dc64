import type { Progress } from '@campus/contract/approval/progress.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { infoWords } from './words.ts'

/** What was changed in a form: by whom, when, from what to what. */
export function ChangeLines({ changes }: Pick<Progress, 'changes'>) {
  const words = useWords(infoWords)
  return (
    <ul className="page-list">
      {changes.map(({ fieldId, title, before, after, by, at }) => (
        <li key={`${fieldId} ${title} ${at}`} className="list-text">
          <span>
            {title}: {words.changed(before, after)}
          </span>
          <small>{[by?.name, minuteOf(Date.parse(at))].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
}
