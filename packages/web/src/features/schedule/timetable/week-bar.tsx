import { Button } from '@campus/ui/button/button.tsx'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { LeftOutline, RightOutline } from 'antd-mobile-icons'
import { timetableWords } from './words.ts'

interface WeekBarProps {
  readonly week: number
  readonly weeks: number
  readonly currentWeek: number | undefined
  readonly onChoose: (week: number) => void
}

/** One week back or on, any week of the term, or back to this one. */
export function WeekBar({ week, weeks, currentWeek, onChoose }: WeekBarProps) {
  const words = useWords(timetableWords)
  return (
    <div className="timetable-weeks">
      <Button fill="none" aria-label={words.weekBefore} disabled={week <= 1} onClick={() => onChoose(week - 1)}>
        <LeftOutline />
      </Button>
      <label>
        <VisuallyHidden>{words.weekLabel}</VisuallyHidden>
        <select value={week} onChange={({ target }) => onChoose(Number(target.value))}>
          {Array.from({ length: weeks }, (_, index) => index + 1).map((number) => (
            <option key={number} value={number}>
              {number === currentWeek ? words.thisWeek(number) : words.week(number)}
            </option>
          ))}
        </select>
      </label>
      <Button fill="none" aria-label={words.weekAfter} disabled={week >= weeks} onClick={() => onChoose(week + 1)}>
        <RightOutline />
      </Button>
      {currentWeek !== undefined && currentWeek !== week && (
        <Button size="small" fill="outline" onClick={() => onChoose(currentWeek)}>
          {words.backToNow}
        </Button>
      )}
    </div>
  )
}
