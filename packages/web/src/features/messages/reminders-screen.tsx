import type { OutputOf } from '@campus/contract/call.ts'
import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import { messageGroups, unreadCount } from '@campus/contract/messages/inbox.ts'
import { quietHours, reminderSwitches, turnReminder } from '@campus/contract/messages/reminders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../api/use-action.ts'
import { keyOf, useRead } from '../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CategoryIcon } from './category-icon.tsx'
import { QuietHoursForm } from './quiet-hours-form.tsx'
import { reminderWords } from './reminder-words.ts'
import './reminders-screen.css'

type Reminder = OutputOf<typeof reminderSwitches>[number]

/** Shows at once what was touched; the server's refusal takes it back. */
const useTurn = (category: MessageCategory) => {
  const queries = useQueryClient()
  const { act } = useAction(turnReminder, { changes: [messageGroups, unreadCount] })
  return async (turned: { readonly isOn: boolean } | { readonly byMail: boolean }) => {
    queries.setQueryData<readonly Reminder[]>(keyOf(reminderSwitches, {}), (kept) =>
      kept?.map((reminder) => (reminder.category === category ? { ...reminder, ...turned } : reminder)),
    )
    try {
      await act({ category, ...turned })
    } catch {
      await queries.invalidateQueries({ queryKey: keyOf(reminderSwitches) })
    }
  }
}

function ReminderCard({ reminder: { category, title, isOn, byMail, mayTurnOff } }: { readonly reminder: Reminder }) {
  const words = useWords(reminderWords)
  // One call each: the second switch must not wait for the first.
  const turnOn = useTurn(category)
  const turnMail = useTurn(category)
  return (
    <section className="page-card reminder" aria-labelledby={`reminder-${category}`}>
      <header>
        <CategoryIcon category={category} />
        <div>
          <h2 id={`reminder-${category}`}>{title}</h2>
          <p className="page-note">{mayTurnOff ? words[category] : words.keptOn}</p>
        </div>
      </header>
      <div>
        <Switch label={words.remind} isOn={isOn} isFixed={!mayTurnOff} onTurn={(next) => void turnOn({ isOn: next })} />
        <Switch label={words.byMail} isOn={byMail && isOn} isFixed={!isOn} onTurn={(next) => void turnMail({ byMail: next })} />
      </div>
    </section>
  )
}

export default function RemindersScreen() {
  const words = useWords(reminderWords)
  const switches = useRead(reminderSwitches, {})
  const quiet = useRead(quietHours, {})
  return (
    <div className="page reminders">
      <p className="page-lead page-across">{words.lead}</p>
      <QueryView read={switches}>
        {(reminders) => reminders.map((reminder) => <ReminderCard key={reminder.category} reminder={reminder} />)}
      </QueryView>
      <QueryView read={quiet}>{(hours) => <QuietHoursForm hours={hours} />}</QueryView>
    </div>
  )
}
