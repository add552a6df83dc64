import type { ChangePart, LessonPlace } from '@campus/contract/schedule/lesson-change.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSayList, useWords } from '@campus/ui/words/words.ts'
import { clockSpan, sayDay } from '../../../domain/lesson/school-clock.ts'
import { changeWords } from './words.ts'

interface PlaceTextProps {
  readonly place: LessonPlace
  readonly timeZone: string
}

/** When, where and with whom. */
function PlaceText({ place: { day, startsAt, endsAt, room, teachers, isHeld }, timeZone }: PlaceTextProps) {
  const language = useLanguage()
  const words = useWords(changeWords)
  const sayList = useSayList()
  if (!isHeld) return words.notHeld
  const when = `${sayDay(day, language, { weekday: 'short', month: 'long', day: 'numeric' })} ${clockSpan({ startsAt, endsAt }, timeZone)}`
  return [when, room?.name ?? words.noRoom, sayList(teachers.map(({ name }) => name))].filter(Boolean).join(' · ')
}

/** What becomes of one lesson. */
export function PartFacts({ part, timeZone }: { readonly part: Pick<ChangePart, 'before' | 'after'>; readonly timeZone: string }) {
  const words = useWords(changeWords)
  return (
    <FactList
      facts={[
        [words.before, part.before && <PlaceText key="before" place={part.before} timeZone={timeZone} />],
        [words.after, <PlaceText key="after" place={part.after} timeZone={timeZone} />],
      ]}
    />
  )
}
