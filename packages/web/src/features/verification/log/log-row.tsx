import { wayTitles } from '@campus/contract/verification/outcome.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay } from '@campus/ui/words/words.ts'
import type { LogEntry } from './entry.ts'
import { EntryAnswers, EntryLink, EntryMark, EntryName } from './entry-parts.tsx'

export function LogRow({ entry }: { readonly entry: LogEntry }) {
  const say = useSay()
  const details = [say(wayTitles[entry.way]), entry.network, entry.shareNote].filter(Boolean).join(' · ')
  return (
    <EntryLink entry={entry}>
      <span className="log-row">
        <span className="log-what">
          <b>
            <EntryName entry={entry} />
          </b>
          <EntryMark entry={entry} />
        </span>
        <span className="log-how">
          <span>
            <EntryAnswers entry={entry} />
          </span>
        </span>
        <span className="log-how">
          <span>{details}</span>
          <Time at={entry.checkedAt} />
        </span>
      </span>
    </EntryLink>
  )
}
