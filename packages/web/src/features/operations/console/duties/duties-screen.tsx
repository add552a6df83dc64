import type { OutputOf } from '@campus/contract/call.ts'
import { duties, endDuty } from '@campus/contract/operations/duties.ts'
import { dutySetNames } from '@campus/contract/operations/duty-sets.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { roleNames } from '@campus/contract/roles.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ReasonDialog } from '../../../../console/fields/reason-dialog.tsx'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { PersonLink } from '../../../../console/look/person-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { useWholeAdmin } from '../../../../session/use-whole-admin.ts'
import '../../../../console/look/console-look.css'
import { GiveDutyDialog } from './give-duty-dialog.tsx'
import { dutyWords } from './words.ts'

type Managing = OutputOf<typeof duties>[number]

function RemoveDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const words = useWords(dutyWords)
  const { act } = useAction(endDuty, { changes: [duties] })
  const remove = async (reason: string) => {
    await act({ id, reason })
    toast(words.removed, 'success')
  }
  return <ReasonDialog title={words.remove} text={words.removeText} action={words.remove} onGive={remove} onClose={onClose} />
}

function Actions({ managing }: { readonly managing: Managing }) {
  const words = useWords(dutyWords)
  const [isOpen, setIsOpen] = useState<'give' | 'remove'>()
  const { duty } = managing
  const close = () => setIsOpen(undefined)
  return (
    <span className="console-buttons">
      <Button size="small" onClick={() => setIsOpen('give')}>
        {duty ? words.change : words.give}
      </Button>
      {duty && (
        <Button size="small" onClick={() => setIsOpen('remove')}>
          {words.remove}
        </Button>
      )}
      {isOpen === 'give' && <GiveDutyDialog managing={managing} onClose={close} />}
      {isOpen === 'remove' && duty && <RemoveDialog id={duty.id} onClose={close} />}
    </span>
  )
}

const useColumns = (): Columns<Managing> => {
  const words = useWords(dutyWords)
  const say = useSay()
  const sayList = useSayList()
  const user = useSession('user')
  const isWhole = useWholeAdmin()
  const mayChange = ({ person }: Managing) => isWhole && person.id !== user?.uid
  return [
    { title: words.person, cell: ({ person }) => <PersonLink {...person} /> },
    { title: words.role, cell: ({ role }) => say(roleNames[role]) },
    { title: words.reach, cell: ({ unitName, duty }) => duty?.unitName || unitName || words.wholeSchool },
    {
      title: words.duty,
      cell: ({ duty }) =>
        duty ? sayList(duty.sets.map((set) => say(dutySetNames[set]))) : <span className="console-faint">{words.whole}</span>,
    },
    {
      title: words.until,
      cell: ({ duty }) => {
        if (!duty) return '—'
        return duty.isOver ? <StateMark tone="bad" t={words.over} /> : <Moment at={duty.endsAt} />
      },
    },
    { title: words.action, cell: (managing) => mayChange(managing) && <Actions managing={managing} /> },
  ]
}

/** Who manages, and to what their role is narrowed. */
export default function DutiesScreen() {
  const words = useWords(dutyWords)
  const columns = useColumns()
  const read = useRead(duties, {}, { staleTime: 0 })
  return (
    <ConsoleFrame screen={consolePaths.duties} lead={words.lead}>
      <QueryView read={read} empty={<Empty t={words.none} />}>
        {(rows) => <Table label={words.duty} columns={columns} rows={rows} keyOfRow={({ person, role }) => `${person.id} ${role}`} />}
      </QueryView>
    </ConsoleFrame>
  )
}
