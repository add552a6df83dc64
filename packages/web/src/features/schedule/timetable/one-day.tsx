import { Choice } from '@campus/ui/choice/choice.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type ComponentProps, useState } from 'react'
import { sayDay } from '../../../domain/lesson/school-clock.ts'
import { DayList } from './day-list.tsx'
import { dayOf } from './grid.rules.ts'
import { timetableWords } from './words.ts'

/** One day of a week: today first, where it is one of them. */
export function OneDay({ days, ...shared }: ComponentProps<typeof DayList>) {
  const { today, items, holidays, timeZone } = shared
  const language = useLanguage()
  const words = useWords(timetableWords)
  const [day, setDay] = useState(days.includes(today) ? today : (days[0] ?? today))
  const isFree = !holidays.includes(day) && items.every((item) => dayOf(item, timeZone) !== day)
  return (
    <>
      <Choice
        label={words.dayLabel}
        look="tabs"
        options={days.map((one) => [one, one === today ? words.today : sayDay(one, language, { weekday: 'short' })] as const)}
        value={day}
        onChoose={setDay}
      />
      {isFree ? <Empty t={words.nothingThatDay} /> : <DayList {...shared} days={[day]} />}
    </>
  )
}
