import { type ConsoleAppraisal, cancelAppraisal, consoleAppraisals } from '@campus/contract/appraisal/console.ts'
import { type AppraisalPhase, phaseNames } from '@campus/contract/appraisal/shapes.ts'
import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useSession } from '../../../session/use-session.ts'
import '../../../console/look/console-look.css'
import '@campus/ui/page/page.css'
import '../appraisal.css'
import { useExactTime } from '../use-exact-time.ts'
import { AddDialog } from './add-dialog.tsx'
import { consoleWords } from './words.ts'

const tones: Record<AppraisalPhase, 'waiting' | 'good' | 'over'> = {
  preparing: 'waiting',
  upcoming: 'waiting',
  open: 'good',
  ending: 'waiting',
  closed: 'over',
  cancelled: 'over',
}

/** Those who start campaigns and review comments; an auditor reads. */
const useMayManage = () => useSession('user')?.roles.some((role) => role === 'admin' || role === 'manager') ?? false

function RowActions({ appraisal }: { readonly appraisal: ConsoleAppraisal }) {
  const words = useWords(consoleWords)
  const mayManage = useMayManage()
  const { act, isActing } = useAction(cancelAppraisal, { changes: [consoleAppraisals] })
  const { id, name, phase, textsWaiting } = appraisal
  const cancel = async () => {
    if (!(await ask({ title: words.cancelTitle(name), text: words.cancelText, confirm: words.cancel }))) return
    await act({ id })
    toast(words.cancelled, 'success')
  }
  return (
    <span className="page-buttons">
      {phase === 'closed' && (
        <>
          <PathLink to={consolePaths.appraisalResults} query={{ id }}>
            {words.results}
          </PathLink>
          {mayManage && (
            <PathLink to={consolePaths.appraisalTexts} query={{ appraisalId: id }}>
              {words.texts(textsWaiting)}
            </PathLink>
          )}
          <PathLink to={appraisalPaths.recount} query={{ id }}>
            {words.recount}
          </PathLink>
        </>
      )}
      {appraisal.mayCancel && (
        <Button size="small" loading={isActing} onClick={() => void cancel().catch(() => undefined)}>
          {words.cancel}
        </Button>
      )}
    </span>
  )
}

const useColumns = (): Columns<ConsoleAppraisal> => {
  const words = useWords(consoleWords)
  const exactTime = useExactTime()
  const say = useSay()
  return [
    { title: words.name, cell: ({ name }) => <span className="appraisal-name">{name}</span> },
    { title: words.term, cell: ({ term }) => <span className="table-whole">{term}</span> },
    { title: words.unit, cell: ({ unitName }) => unitName },
    {
      title: words.state,
      cell: ({ phase, keys, sections }) => (
        <StateMark tone={tones[phase]} t={phase === 'preparing' ? words.keysOf(keys, sections) : say(phaseNames[phase])} />
      ),
    },
    {
      title: words.time,
      cell: ({ opensAt, closesAt }) => (
        <span>
          <time>{exactTime(opensAt)} –</time> <time>{exactTime(closesAt)}</time>
        </span>
      ),
    },
    { title: words.sections, cell: ({ sections }) => sections, isNumber: true },
    { title: words.students, cell: ({ students }) => students, isNumber: true },
    { title: words.tokens, cell: ({ tokens }) => tokens, isNumber: true },
    { title: words.ballots, cell: ({ ballots }) => ballots ?? '–', isNumber: true },
    { title: words.actions, cell: (appraisal) => <RowActions appraisal={appraisal} /> },
  ]
}

export default function AppraisalsScreen() {
  const words = useWords(consoleWords)
  const columns = useColumns()
  const mayManage = useMayManage()
  const [isAdding, setIsAdding] = useState(false)
  const read = useRead(consoleAppraisals, {}, { refetchInterval: 10_000 })
  const add = mayManage && (
    <Button color="primary" disabled={!read.data || read.data.terms.length === 0} onClick={() => setIsAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <ConsoleFrame screen={consolePaths.appraisals} lead={words.lead} actions={add}>
      <QueryView read={read} empty={<Empty t={words.none} />} isEmpty={({ appraisals }) => appraisals.length === 0}>
        {({ appraisals }) => <Table label={words.list} columns={columns} rows={appraisals} keyOfRow={({ id }) => id} />}
      </QueryView>
      {isAdding && read.data && <AddDialog terms={read.data.terms} onClose={() => setIsAdding(false)} />}
    </ConsoleFrame>
  )
}
