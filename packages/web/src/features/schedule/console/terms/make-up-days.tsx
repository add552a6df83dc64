import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleTerms, followDate } from '@campus/contract/schedule/console/terms.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { sayDay } from '../../../../domain/lesson/school-clock.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import './terms.css'
import { termsWords } from './words.ts'

type Terms = OutputOf<typeof consoleTerms>

/** Which date each make-up day follows. Holidays without one are offered first. */
export function MakeUpDays({ makeUpDays, holidays, mayChange }: Pick<Terms, 'makeUpDays' | 'holidays' | 'mayChange'>) {
  const words = useWords(termsWords)
  const language = useLanguage()
  const { act, isActing } = useAction(followDate, { changes: [consoleTerms] })
  const inWords = (day: string) => sayDay(day, language, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })
  const follow = async (day: string, follows: string | null) => {
    await act({ day, follows }).then(
      () => toast(words.followed, 'success'),
      () => {},
    )
  }
  return (
    <section className="console-card">
      <header>
        <h2>{words.makeUpDays}</h2>
        {mayChange && <PathLink to={consolePaths.settings}>{words.toSettings}</PathLink>}
      </header>
      <p className="console-note">{words.makeUpHint}</p>
      {makeUpDays.length === 0 && holidays.length === 0 && <Empty t={words.noHolidays} />}
      <ul className="terms-days">
        {holidays.map(({ day, cancelled }) => (
          <li key={day}>
            <span>{inWords(day)}</span>
            <StateMark tone="over" t={words.holiday} />
            <small>{words.cancelledLessons(cancelled)}</small>
          </li>
        ))}
        {makeUpDays.map(({ day, follows, lessons }) => (
          <li key={day}>
            <span>{inWords(day)}</span>
            <StateMark tone={follows === null ? 'waiting' : 'good'} t={words.makeUpDay} />
            {mayChange ? (
              <label>
                {words.follows}
                <input
                  type="date"
                  className="field-box"
                  defaultValue={follows ?? ''}
                  disabled={isActing}
                  onBlur={({ target: { value } }) => {
                    if (value !== (follows ?? '')) void follow(day, value === '' ? null : value)
                  }}
                />
              </label>
            ) : (
              <small>{follows === null ? words.noDate : `${words.follows} ${inWords(follows)}`}</small>
            )}
            <small>{follows === null ? words.noDate : words.heldLessons(lessons)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
