import type { OutputOf } from '@campus/contract/call.ts'
import type { SectionRow } from '@campus/contract/schedule/console/sections.ts'
import { consoleSlots, removeSlot } from '@campus/contract/schedule/console/slots.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSayList, useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { sayDay } from '../../../../domain/lesson/school-clock.ts'
import { SlotDialog } from './slot-dialog.tsx'
import { sectionsWords } from './words.ts'

export type Slot = OutputOf<typeof consoleSlots>[number]

/** Any Monday; only the weekday is said. */
const monday = Date.UTC(2024, 0, 1)
const dayNumber = (weekday: number) => new Date(monday + (weekday - 1) * 86_400_000).toISOString().slice(0, 10)

const useWeekday = () => {
  const language = useLanguage()
  return (weekday: number) => sayDay(dayNumber(weekday), language, { weekday: 'long' })
}

interface Removing {
  readonly remove: (slot: Slot) => unknown
  readonly isActing: boolean
}

/** With a way to take a weekly time out of the plan, for those who may. */
const useColumns = (removing: Removing | undefined): Columns<Slot> => {
  const words = useWords(sectionsWords)
  const sayList = useSayList()
  const sayWeekday = useWeekday()
  return [
    { title: words.weekday, cell: ({ weekday }) => sayWeekday(weekday) },
    {
      title: words.time,
      cell: ({ fromPeriod, toPeriod, starts, ends }) =>
        fromPeriod === null ? `${starts}–${ends}` : words.periodsFromTo(fromPeriod, toPeriod ?? fromPeriod),
    },
    { title: words.weeks, cell: ({ weeks }) => weeks },
    { title: words.room, cell: ({ room }) => room?.name ?? words.noRoom },
    { title: words.teachers, cell: ({ teachers }) => sayList(teachers.map(({ name }) => name)) },
    { title: words.lessons, cell: ({ lessons }) => lessons, isNumber: true },
    ...(removing
      ? [
          {
            title: words.actions,
            cell: (slot: Slot) => (
              <Button size="small" disabled={removing.isActing} onClick={() => removing.remove(slot)}>
                {words.remove}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

/** The weekly times of a section. */
export function Slots({ section, mayChange }: { readonly section: SectionRow; readonly mayChange: boolean }) {
  const words = useWords(sectionsWords)
  const [edited, setEdited] = useState<{ readonly slot: Slot | undefined }>()
  const read = useRead(consoleSlots, { sectionId: section.id })
  const { act, isActing } = useAction(removeSlot, { changes: [consoleSlots] })
  const remove = async (slot: Slot) => {
    if (await ask({ title: words.removeSlotTitle, text: words.removeSlotText, confirm: words.remove }))
      await act({ id: slot.id }).catch(() => {})
  }
  const columns = useColumns(mayChange ? { remove, isActing } : undefined)
  const named = (slot: Slot, content: ReactNode) => (
    <button type="button" onClick={() => setEdited({ slot })}>
      {content}
    </button>
  )
  return (
    <section className="console-card">
      <header>
        <h2>{words.slots}</h2>
        {mayChange && <Button onClick={() => setEdited({ slot: undefined })}>{words.addSlot}</Button>}
      </header>
      <QueryView read={read} empty={<Empty t={words.noSlots} />}>
        {(slots) => (
          <Table
            label={words.slots}
            columns={columns}
            rows={slots}
            keyOfRow={({ id }) => id}
            {...(mayChange ? { renderName: named } : {})}
          />
        )}
      </QueryView>
      {edited && <SlotDialog section={section} slot={edited.slot} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
