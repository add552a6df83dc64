import type { consoleProcesses } from '@campus/contract/approval/console/processes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { exportProcess } from './exchange.ts'
import './processes.css'
import { processesWords } from './words.ts'

type Process = OutputOf<typeof consoleProcesses>['processes'][number]

interface ProcessTableProps {
  readonly label: string
  readonly rows: readonly Process[]
  /** Missing for who may only read. */
  readonly onEdit: ((id: string) => void) | undefined
}

function States({ process: { publishedNumber, hasDraft, isStopped, matter } }: { readonly process: Process }) {
  const words = useWords(processesWords)
  return (
    <span className="console-marks">
      {isStopped && <StateMark tone="bad" t={words.stopped} />}
      {publishedNumber !== null && <StateMark tone={isStopped ? 'over' : 'good'} t={words.published(publishedNumber)} />}
      {hasDraft && <StateMark tone="waiting" t={words.draft} />}
      {matter !== null && <StateMark tone="over" t={words.builtIn} />}
    </span>
  )
}

const useColumns = (onEdit: ProcessTableProps['onEdit']): Columns<Process> => {
  const words = useWords(processesWords)
  const language = useLanguage()
  return [
    {
      title: words.name,
      cell: (process) => (
        <span className="process-name">
          {nameIn(process, language)}
          {process.remark && <small>{process.remark}</small>}
        </span>
      ),
    },
    { title: words.state, cell: (process) => <States process={process} /> },
    { title: words.running, cell: ({ running }) => sayCount(running), isNumber: true },
    {
      title: words.actions,
      cell: (process) => (
        <span className="console-buttons">
          {onEdit && (
            <Button size="small" aria-label={words.editOf(nameIn(process, language))} onClick={() => onEdit(process.id)}>
              {words.edit}
            </Button>
          )}
          <Button
            size="small"
            aria-label={words.exportOf(nameIn(process, language))}
            onClick={() => void exportProcess(process.id).catch(toastFailure)}
          >
            {words.exportFile}
          </Button>
        </span>
      ),
    },
  ]
}

/** The processes of one group; the name leads to the designer. */
export function ProcessTable({ label, rows, onEdit }: ProcessTableProps) {
  const words = useWords(processesWords)
  const columns = useColumns(onEdit)
  if (rows.length === 0) return <p className="console-note">{words.noneHere}</p>
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      keyOfRow={({ id }) => id}
      renderName={({ id }, name) => (
        <PathLink to={consolePaths.approvalProcess} query={{ id }}>
          {name}
        </PathLink>
      )}
    />
  )
}
