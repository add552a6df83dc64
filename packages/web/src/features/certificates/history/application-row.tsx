import type { OutputOf } from '@campus/contract/call.ts'
import type { applications } from '@campus/contract/certificates/applications.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { TypeIcon } from '../../../domain/certificate/type-icon.tsx'
import { StandingMark } from '../standing-mark.tsx'
import { historyWords } from './words.ts'

interface ApplicationRowProps {
  readonly row: OutputOf<typeof applications>['rows'][number]
}

/** One application in a list. */
export function ApplicationRow({ row }: ApplicationRowProps) {
  const words = useWords(historyWords)
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <TypeIcon type={row.type} />
      <span className="list-text">
        <span className="list-text-head">
          <strong>{nameIn(row, language)}</strong>
          <StandingMark state={row.state} delivery={row.delivery} />
        </span>
        <small>
          {say(wayNames[row.way])}
          {row.way === 'paper' && ` · ${words.copies(row.copies)}`}
          {` · ${row.amount === 0 ? words.free : yuan(row.amount)}`}
        </small>
        <small>
          <Time at={row.createdAt} />
          {row.serial && ` · ${row.serial}`}
        </small>
      </span>
    </>
  )
}
